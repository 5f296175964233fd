package touchline.games.demo;

import static touchline.games.demo.DemoState.NOBODY;
import static touchline.games.demo.DemoState.UNDECIDED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Builds a view from nothing, so that what is not put in cannot leak.
@Rule("DEMO-051")
final class Looking {
  private Looking() {}

  static DemoView at(DemoState s, Viewer viewer) {
    int own = viewer instanceof Seat seat && seat.ordinal() < s.clubs ? seat.ordinal() : NOBODY;
    return new DemoView(
        Math.min(s.week + 1, s.weeks),
        s.weeks,
        s.stage,
        IntStream.range(0, s.clubs).mapToObj(club -> club(s, club)).toList(),
        Arrays.stream(s.lots).filter(p -> p != NOBODY).mapToObj(p -> player(s, p)).toList(),
        auction(s),
        own == NOBODY
            ? List.of()
            : cards(Arrays.copyOfRange(s.hand, DemoState.at(own, 0), DemoState.at(own + 1, 0))),
        own == NOBODY || s.chosen[own] < 0 ? List.of() : List.of(Talk.at(s.chosen[own])),
        Dealing.size(s.pile),
        cards(s.discard),
        fixtures(s));
  }

  private static DemoView.Club club(DemoState s, int club) {
    var squad =
        IntStream.range(0, s.owner.length)
            .filter(p -> s.owner[p] == club)
            .mapToObj(p -> player(s, p))
            .toList();
    boolean chose = s.stage == Demo.Stage.TEAM_TALKS && s.chosen[club] != UNDECIDED;
    return new DemoView.Club(
        Seat.at(club), s.cash[club], s.points[club], squad, s.cards(club), chose);
  }

  private static DemoView.Player player(DemoState s, int player) {
    return new DemoView.Player(player, s.name(player), s.skill(player));
  }

  private static DemoView.Auction auction(DemoState s) {
    boolean on = s.stage == Demo.Stage.TRANSFERS;
    var bidding = IntStream.range(0, s.clubs).filter(s::bids).mapToObj(Seat::at).toList();
    return new DemoView.Auction(
        s.lot, s.price, seat(s.leader), bidding, on ? Seat.at(s.next) : null);
  }

  private static @Nullable Seat seat(int club) {
    return club == NOBODY ? null : Seat.at(club);
  }

  private static List<Talk> cards(int[] kinds) {
    var all = new ArrayList<Talk>();
    for (int kind = 0; kind < Talk.KINDS; kind++)
      for (int i = 0; i < kinds[kind]; i++) all.add(Talk.at(kind));
    return List.copyOf(all);
  }

  private static List<DemoView.Fixture> fixtures(DemoState s) {
    if (s.stage == Demo.Stage.FULL_TIME) return List.of();
    var all = new ArrayList<DemoView.Fixture>();
    var week = Fixtures.of(s.clubs, s.week);
    for (int i = 0; i < week.length; i++) {
      boolean played = s.stage == Demo.Stage.MATCHDAY && i < s.played;
      all.add(new DemoView.Fixture(Seat.at(week[i][0]), Seat.at(week[i][1]), played));
    }
    return List.copyOf(all);
  }
}
