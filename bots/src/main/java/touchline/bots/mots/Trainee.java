package touchline.bots.mots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.games.mots.Choice;
import touchline.games.mots.Contracts;
import touchline.games.mots.KickOff;
import touchline.games.mots.LineUps;
import touchline.games.mots.MotsContent;
import touchline.games.mots.Swaps;

/// Plausible but weak: the strongest by eye whatever the opponent may field, bids by mood, cards
/// mostly forgotten. Keeps nothing between questions.
public final class Trainee implements Bot {
  private static final double FORGETS_CARD = 0.6;
  private static final double FORGETS_PRESENT = 0.3;
  private static final double LETS_SWAP_BE = 0.2;
  private static final double UNSURE = 0.5;
  private static final double LOOKS_ACROSS = 0.5;

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
      case CONTRACTS -> extend(desk);
      case COLOURS,
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

  /// Half the time he looks at what the opponent has shown, and answers it.
  private static List<Move> change(Desk desk) {
    boolean begun = desk.legal(LineUps.Keep.class).isEmpty();
    if (begun) return LineUpMoves.rest(desk);
    boolean looks = desk.chance() < LOOKS_ACROSS;
    return looks ? new CoachLineUp(desk).change() : List.of(new LineUps.Keep());
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

  /// Keeps some by eye, mostly the stars: all of one team's in one go.
  private static List<Move> extend(Desk desk) {
    var liking = new LinkedHashMap<Move, Double>();
    for (var extend : desk.legal(Contracts.Extend.class))
      liking.put(extend, desk.box.stars[extend.number()] * (1 + UNSURE * desk.chance()));
    var closing = desk.view.closing();
    int left = closing == null ? 1 : Math.clamp(closing.extensionsLeft(), 1, liking.size());
    var best = new ArrayList<Move>(liking.keySet());
    best.sort(Comparator.comparingDouble(liking::get).reversed());
    return List.copyOf(best.subList(0, left));
  }

  private static List<Move> swap(Desk desk) {
    return desk.chance() < LETS_SWAP_BE ? List.of(new Swaps.NoSwap()) : CoachClosing.swap(desk);
  }
}
