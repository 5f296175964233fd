package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Auction;
import touchline.games.mots.Team;

/// Bids by mood: too little for somebody he needs, too much for a name. Keeps nothing back for the
/// season's end.
final class TraineeBidding {
  private static final double GLOOMY = 0.5;
  private static final double MOODS = 0.8;
  private static final double FALLS_FOR_A_NAME = 0.3;

  private TraineeBidding() {}

  /// A bid, or a pass.
  static List<Move> choose(Desk desk) {
    var lot = desk.view.auction();
    if (lot == null) return List.of(new Auction.Pass());
    double mood = GLOOMY + MOODS * desk.chance();
    boolean falls = desk.chance() < FALLS_FOR_A_NAME;
    for (var team : Team.values()) {
      var bid = CoachBidding.least(desk, team);
      if (bid == null) continue;
      double worth = Worth.limit(desk, desk.team(team), lot.player());
      if (bid.price() <= mood * (falls ? Math.max(worth, lot.faceValue()) : worth))
        return List.of(bid);
    }
    return List.of(new Auction.Pass());
  }
}
