package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Auction;
import touchline.games.mots.Team;

/// Bids by face value and mood, whether he needs the player or not.
final class TraineeBidding {
  private static final double GLOOMY = 0.6;
  private static final double MOODS = 0.9;

  private TraineeBidding() {}

  /// A bid, or a pass.
  static List<Move> choose(Desk desk) {
    var lot = desk.view.auction();
    if (lot == null) return List.of(new Auction.Pass());
    double limit = lot.faceValue() * (GLOOMY + MOODS * desk.chance());
    for (var team : Team.values()) {
      var bid = CoachBidding.least(desk, team);
      if (bid != null && bid.price() <= limit) return List.of(bid);
    }
    return List.of(new Auction.Pass());
  }
}
