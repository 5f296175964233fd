package touchline.bots.mots;

import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.games.mots.Choice;
import touchline.games.mots.KickOff;
import touchline.games.mots.LineUps;
import touchline.games.mots.MotsContent;
import touchline.games.mots.Swaps;

/// Plausible but weak: any formation that can be fielded, players picked by eye, bids by mood,
/// cards mostly forgotten. Keeps nothing between questions.
public final class Trainee implements Bot {
  private static final double FORGETS_CARD = 0.75;
  private static final double FORGETS_PRESENT = 0.3;
  private static final double LETS_SWAP_BE = 0.5;
  private static final double UNSURE = 0.5;

  private final Box box;

  /// For a table with this content.
  public Trainee(MotsContent content) {
    box = new Box(content);
  }

  @Override
  public List<Move> choose(Question question) {
    var desk = new Desk(box, question);
    return switch (desk.view.stage()) {
      case DRAFT -> Drafting.choose(desk, UNSURE);
      case LINE_UPS -> TraineeLineUp.first(desk);
      case CHANGES -> change(desk);
      case AUCTION -> TraineeBidding.choose(desk);
      case DAY, TURN_OVER -> TraineeMarket.window(desk);
      case CHOICE -> choice(desk);
      case KICK_OFF -> kickOff(desk);
      case SWAPS -> swap(desk);
      case REPLACEMENT -> Bench.replace(desk);
      case SUBSTITUTIONS -> List.of(desk.moves.get(0));
      case COLOURS,
          CONTRACTS,
          EMERGENCY,
          SHORTAGE,
          DEAL,
          THROW_OFF,
          OPEN_FOUR,
          MOVE,
          TURN_UP,
          CHANCE,
          NUMBERS,
          EURO_FIELD,
          EURO_DRAW,
          DIE,
          TAKER,
          SIX_THROWS,
          LOSSES,
          OVER ->
          List.of(desk.moves.pick(desk.rng));
    };
  }

  private static List<Move> change(Desk desk) {
    boolean begun = desk.legal(LineUps.Keep.class).isEmpty();
    return begun ? LineUpMoves.next(desk) : List.of(new LineUps.Keep());
  }

  private static List<Move> kickOff(Desk desk) {
    var cards = desk.legal(KickOff.Lay.class);
    boolean none = cards.isEmpty() || desk.chance() < FORGETS_CARD;
    return none ? List.of(new KickOff.Begin()) : List.of(desk.any(cards), new KickOff.Begin());
  }

  private static List<Move> choice(Desk desk) {
    boolean declines = desk.moves.contains(new Choice.Decline()) && desk.chance() < FORGETS_PRESENT;
    return List.of(declines ? new Choice.Decline() : desk.moves.pick(desk.rng));
  }

  private static List<Move> swap(Desk desk) {
    return desk.chance() < LETS_SWAP_BE ? List.of(new Swaps.NoSwap()) : CoachClosing.swap(desk);
  }
}
