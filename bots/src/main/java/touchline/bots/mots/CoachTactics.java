package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Effect;
import touchline.games.mots.Formation;
import touchline.games.mots.KickOff;

/// Whether to lay a tactics card, and which: the one that improves the odds most, if it does so by
/// enough to be worth a card.
final class CoachTactics {
  /// What a card must add to the value of a match.
  static final double PRICE = 0.06;

  private CoachTactics() {}

  /// Whether the formation allows the card.
  static boolean allows(Formation formation, Effect card) {
    boolean central =
        formation.equals(new Formation(4, 4, 2)) || formation.equals(new Formation(3, 5, 2));
    return switch (card) {
      case CENTRAL_ATTACK -> central;
      case WING_ATTACK -> central || formation.equals(new Formation(3, 4, 3));
      default -> true;
    };
  }

  /// Kick off, with a card first or without.
  static List<Move> choose(Desk desk) {
    var begin = new KickOff.Begin();
    var match = desk.view.matches();
    if (match == null) return List.of(begin);
    var now = match.list().get(match.playing());
    var home = desk.shown(now.home());
    var away = desk.shown(now.away());
    double most = Odds.of(home, away, null).worth(desk.knockout()) + price(desk);
    Move best = begin;
    for (var lay : desk.legal(KickOff.Lay.class)) {
      double value = Odds.of(home, away, lay.card()).worth(desk.knockout());
      if (value > most) {
        most = value;
        best = lay;
      }
    }
    return best.equals(begin) ? List.of(begin) : List.of(best, begin);
  }

  /// A card saved after the last season is worth nothing.
  private static double price(Desk desk) {
    if (!desk.lastSeason()) return PRICE;
    return desk.roundsLeft() <= 1 ? 0.001 : PRICE / 2;
  }
}
