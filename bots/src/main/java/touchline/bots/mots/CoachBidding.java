package touchline.bots.mots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.Auction;
import touchline.games.mots.Team;

/// Bids the least that leads, up to what the player is worth to the team that needs him most.
final class CoachBidding {
  private CoachBidding() {}

  /// A bid, or a pass.
  static List<Move> choose(Desk desk) {
    var lot = desk.view.auction();
    if (lot == null) return List.of(new Auction.Pass());
    Auction.@Nullable Bid best = null;
    double most = 0;
    for (var team : Team.values()) {
      var bid = least(desk, team);
      if (bid == null) continue;
      var own = desk.team(team);
      double limit =
          Math.min(Worth.limit(desk, own, lot.player()), own.cash() - Worth.reserve(desk, own));
      if (limit - bid.price() >= most) {
        most = limit - bid.price();
        best = bid;
      }
    }
    return List.of(best == null ? new Auction.Pass() : best);
  }

  /// The least bid for this team; null if it may not bid.
  static Auction.@Nullable Bid least(Desk desk, Team team) {
    for (int i = 0; i < desk.moves.size(); i++)
      if (desk.moves.get(i) instanceof Auction.Bid bid && bid.team() == team) return bid;
    return null;
  }
}
