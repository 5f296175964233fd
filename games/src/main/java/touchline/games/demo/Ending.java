package touchline.games.demo;

import java.util.ArrayList;
import java.util.stream.IntStream;
import touchline.engine.Log;
import touchline.engine.Result;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// How a season ends and who has won it.
final class Ending {
  private Ending() {}

  /// Whether the season ends now because nobody can catch the leader any more.
  @Rule({"DEMO-071", "DEMO-A02"})
  static boolean early(DemoState s, Log log) {
    if (!s.earlyTitle || s.week == s.weeks) return false;
    int leader =
        IntStream.range(0, s.clubs)
            .reduce((a, b) -> s.points[b] > s.points[a] ? b : a)
            .orElseThrow();
    int reach = s.points[leader] - Matchday.mostIn(s.weeks - s.week);
    for (int club = 0; club < s.clubs; club++)
      if (club != leader && s.points[club] >= reach) return false;
    log.tell(() -> new DemoEvent.Decided("DEMO-071", Seat.at(leader), s.week));
    return true;
  }

  /// Most points win; money decides between equals, and who is equal in both shares the place.
  @Rule({"DEMO-070", "DEMO-A01"})
  static Result result(DemoState s) {
    var places = new ArrayList<Integer>();
    var points = new ArrayList<Integer>();
    for (int club = 0; club < s.clubs; club++) {
      int better = 0;
      for (int other = 0; other < s.clubs; other++)
        if (standing(s, other) > standing(s, club)) better++;
      places.add(1 + better);
      points.add(s.points[club]);
    }
    return new Result(s.week < s.weeks ? "early-title" : "full-time", places, points);
  }

  /// Points first, money second, in one number.
  private static int standing(DemoState s, int club) {
    return s.points[club] * 1000 + s.cash[club];
  }
}
