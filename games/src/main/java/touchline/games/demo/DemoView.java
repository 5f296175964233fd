package touchline.games.demo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Seat;
import touchline.engine.View;

/// What one viewer may know. `hand` is the viewer's own and `laid` its own covered choice; both are
/// empty for spectators. Players are numbered from 0, weeks from 1, money is in rungs.
public record DemoView(
    int week,
    int weeks,
    Demo.Stage stage,
    List<Club> clubs,
    List<Player> market,
    Auction auction,
    List<Talk> hand,
    List<Talk> laid,
    int pile,
    List<Talk> discarded,
    List<Fixture> fixtures)
    implements View {

  /// One club as all may see it: how many covered cards it holds and whether it has chosen.
  public record Club(
      Seat seat, int cash, int points, List<Player> squad, int cards, boolean chose) {}

  /// A player and his skill, 1 to 5.
  public record Player(int number, String name, int skill) {}

  /// The lot under the hammer, if any: its place in the market, the price so far, who bid it, who
  /// is still bidding and whose turn it is.
  public record Auction(
      int lot, int price, @Nullable Seat leader, List<Seat> bidding, @Nullable Seat next) {}

  /// One match of this week.
  public record Fixture(Seat home, Seat away, boolean played) {}
}
