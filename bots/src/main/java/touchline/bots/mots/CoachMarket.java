package touchline.bots.mots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.Buy;
import touchline.games.mots.Emergency;
import touchline.games.mots.PutUp;
import touchline.games.mots.Sell;
import touchline.games.mots.Shortage;

/// Buying and selling beside the turn: who lies face up and is worth his price is bought; who would
/// not be missed goes when the squad is nearly full.
final class CoachMarket {
  private static final int NEARLY_FULL = 17;
  private static final double MISSED = 0.5;
  private static final double WORTH_IT = 1.0;

  private CoachMarket() {}

  /// A purchase or a sale that pays, or null.
  static @Nullable Move deal(Desk desk) {
    var purchase = purchase(desk);
    return purchase != null ? purchase : sale(desk);
  }

  /// The purchase that gains most above its price, or null.
  static @Nullable Move purchase(Desk desk) {
    Buy.@Nullable FromPool best = null;
    double most = 0;
    for (var buy : desk.beside(Buy.FromPool.class)) {
      var team = desk.team(buy.team());
      int price = desk.box.face(buy.number());
      if (price > team.cash() - Worth.reserve(desk, team)) continue;
      double profit = Worth.limit(desk, team, buy.number()) - WORTH_IT * price;
      if (profit > most) {
        most = profit;
        best = buy;
      }
    }
    return best;
  }

  private static @Nullable Move sale(Desk desk) {
    Move best = null;
    double least = MISSED;
    for (var sale : desk.beside(Sell.ToBank.class)) {
      var team = desk.ownerOf(sale.number());
      if (team.squad().size() < NEARLY_FULL) continue;
      double missed = Worth.loss(desk, team, sale.number());
      if (missed < least) {
        least = missed;
        best = sale;
      }
    }
    return best == null ? null : dearer(desk, (Sell.ToBank) best);
  }

  /// The other managers may have him first, for twice what the bank pays.
  private static Move dearer(Desk desk, Sell.ToBank sale) {
    var offer = new PutUp.ForSale(sale.number(), desk.box.face(sale.number()));
    return desk.asides.contains(offer) ? offer : sale;
  }

  /// Before the new season: the player who helps most for his price.
  static List<Move> fillUp(Desk desk) {
    Move best = desk.moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    var team = desk.view.closing() == null ? null : desk.view.closing().turn();
    for (var fill : desk.legal(Shortage.FillUp.class)) {
      if (team == null) break;
      var own = desk.team(team);
      double value = Worth.limit(desk, own, fill.number()) - desk.box.face(fill.number());
      if (value > most) {
        most = value;
        best = fill;
      }
    }
    return List.of(best);
  }

  /// In an emergency: the strongest who can be had; to pay for him, the one who is missed least.
  static List<Move> rescue(Desk desk) {
    Move best = desk.moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < desk.moves.size(); i++) {
      double value =
          switch (desk.moves.get(i)) {
            case Emergency.Rush(int number) -> desk.box.stars[number];
            case Emergency.QuickSale(int number) -> -Worth.loss(desk, desk.ownerOf(number), number);
            default -> 0;
          };
      if (value > most) {
        most = value;
        best = desk.moves.get(i);
      }
    }
    return List.of(best);
  }
}
