package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// What the league's final places bring: game points for the first three, money for the weaker
/// ones.
@Rule({"MOTS-004", "MOTS-102", "MOTS-103", "MOTS-152"})
final class Prizes {
  private static final int[] POINTS = {3, 2, 1, 0};
  private static final int[] MONEY = {0, 25, 50, 75};

  private Prizes() {}

  /// Gives them.
  static void give(MotsState s, Log log) {
    s.champion = s.rank[0];
    s.second = s.rank[1];
    s.leagues[s.champion]++;
    for (int place = 0; place < MotsState.TEAMS; place++) {
      int team = s.rank[place];
      if (s.walkover(team)) continue;
      if (POINTS[place] > 0)
        Points.give(s, team, POINTS[place], "MOTS-102", Competition.LEAGUE, place + 1, log);
      Purse.receive(s, team, MONEY[place], "MOTS-103", Cause.SEASON_PLACE, log);
    }
  }
}
