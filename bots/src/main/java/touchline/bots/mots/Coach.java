package touchline.bots.mots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.games.mots.Buy;
import touchline.games.mots.MotsContent;

/// Plays to win, by rules of thumb, each in a file of its own. Keeps nothing between questions.
public final class Coach implements Bot {
  private final Box box;

  /// For a table with this content.
  public Coach(MotsContent content) {
    box = new Box(content);
  }

  @Override
  public List<Move> choose(Question question) {
    var desk = new Desk(box, question);
    return switch (desk.view.stage()) {
      case COLOURS -> List.of(desk.moves.pick(desk.rng));
      case DRAFT -> Drafting.choose(desk, 0.01);
      case LINE_UPS -> lineUp(desk);
      case CHANGES -> new CoachLineUp(desk).change();
      case AUCTION -> CoachBidding.choose(desk);
      case DAY, TURN_OVER -> window(desk);
      case CHOICE -> CoachChoice.choose(desk);
      case KICK_OFF -> CoachTactics.choose(desk);
      case REPLACEMENT -> Bench.replace(desk);
      case SUBSTITUTIONS -> Bench.changes(desk);
      case CONTRACTS -> CoachClosing.extend(desk);
      case EMERGENCY -> CoachMarket.rescue(desk);
      case SWAPS -> CoachClosing.swap(desk);
      case SHORTAGE -> CoachMarket.fillUp(desk);
      case DEAL,
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
          List.of(desk.moves.get(0));
    };
  }

  /// Before a throw or a card: what helps is done first, one thing at a time.
  private static List<Move> window(Desk desk) {
    var red = CoachReds.play(desk);
    if (red != null) return List.of(red);
    var deal = CoachMarket.deal(desk);
    return List.of(deal == null ? desk.moves.get(0) : deal);
  }

  /// Before a line-up somebody may still be bought, above all where an eleven is not complete.
  private static List<Move> lineUp(Desk desk) {
    @Nullable Move purchase = CoachMarket.purchase(desk);
    return purchase instanceof Buy.FromPool ? List.of(purchase) : new CoachLineUp(desk).first();
  }
}
