package touchline.games.mots;

import java.util.ArrayList;
import touchline.engine.Result;
import touchline.engine.Rule;

/// Who has won: the most game points of all a manager's teams, then League wins, Euro Cups,
/// National Cups, then cash and face value; then the place is shared.
@Rule({"MOTS-002", "MOTS-150", "MOTS-A63"})
final class Honours {
  private Honours() {}

  /// The result of a finished game.
  static Result result(MotsState s) {
    var places = new ArrayList<Integer>();
    var points = new ArrayList<Integer>();
    for (int seat = 0; seat < s.seats; seat++) {
      int better = 0;
      for (int other = 0; other < s.seats; other++) if (compare(s, other, seat) > 0) better++;
      places.add(better + 1);
      points.add(sum(s, seat, s.points));
    }
    boolean shared = places.indexOf(1) != places.lastIndexOf(1);
    return new Result(shared ? "shared" : "won", places, points);
  }

  private static int compare(MotsState s, int a, int b) {
    byte[][] titles = {s.points, s.leagues, s.euros, s.cups};
    for (var title : titles) {
      int difference = sum(s, a, title) - sum(s, b, title);
      if (difference != 0) return difference;
    }
    return wealth(s, a) - wealth(s, b);
  }

  private static int sum(MotsState s, int seat, byte[] byTeam) {
    int all = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) if (s.manager[t] == seat) all += byTeam[t];
    return all;
  }

  private static int wealth(MotsState s, int seat) {
    int all = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (s.manager[t] != seat) continue;
      all += s.cash[t];
      for (int i = 0; i < s.size[t]; i++) all += Squads.faceValue(s, s.card(t, i));
    }
    return all;
  }
}
