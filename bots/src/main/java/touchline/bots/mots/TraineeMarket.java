package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.UseRed;

/// Thinks of his red cards and of the market only now and then.
final class TraineeMarket {
  private static final double THINKS_OF_CARDS = 0.1;
  private static final double LOOKS_AT_MARKET = 0.3;

  private TraineeMarket() {}

  /// What he does before a throw or a card is turned.
  static List<Move> window(Desk desk) {
    var reds = desk.beside(UseRed.Red.class);
    if (!reds.isEmpty() && desk.chance() < THINKS_OF_CARDS) return List.of(desk.any(reds));
    var purchase = desk.chance() < LOOKS_AT_MARKET ? CoachMarket.purchase(desk) : null;
    return List.of(purchase == null ? desk.moves.get(0) : purchase);
  }
}
