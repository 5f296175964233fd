package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// Teams level on points after six rounds: two play a decider with replays, three or four play each
/// other once; who is still level throws. Places are settled from the top.
@Rule({"MOTS-099", "MOTS-100", "MOTS-101", "MOTS-A46"})
final class Deciders {
  private Deciders() {}

  /// Starts with no place decided.
  static void start(MotsState s, Log log) {
    s.ranked = 0;
    java.util.Arrays.fill(s.rank, MotsState.NOBODY);
    openGroup(s);
    next(s, log);
  }

  private static void openGroup(MotsState s) {
    s.pairing = 0;
    java.util.Arrays.fill(s.decider, (byte) 0);
  }

  /// The teams that are level for the next place.
  private static int group(MotsState s) {
    int most = -1;
    int teams = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (placed(s, t)) continue;
      int points = s.walkover(t) ? -1 : MatchEnd.leaguePoints(s, t);
      if (points > most || teams == 0) {
        most = points;
        teams = 0;
      }
      if (points == most) teams |= 1 << t;
    }
    return teams;
  }

  private static boolean placed(MotsState s, int team) {
    for (int i = 0; i < s.ranked; i++) if (s.rank[i] == team) return true;
    return false;
  }

  /// Whether the match belongs to a group of three or four, in which a draw counts.
  static boolean inGroup(MotsState s) {
    return Integer.bitCount(group(s)) > 2;
  }

  /// Settles places until a match or a throw is needed, or all are settled.
  static void next(MotsState s, Log log) {
    while (s.ranked < MotsState.TEAMS) {
      int group = group(s);
      int size = Integer.bitCount(group);
      if (size == 1) {
        place(s, Integer.numberOfTrailingZeros(group));
        continue;
      }
      boolean left = s.pairing < size * (size - 1) / 2;
      if (left && (s.ranked == 0 || !s.house.titleOnly)) match(s, group, log);
      else askToThrow(s, group);
      return;
    }
    SeasonEnd.afterDeciders(s, log);
  }

  private static void match(MotsState s, int group, Log log) {
    int left = s.pairing++;
    for (int a = 0; a < MotsState.TEAMS; a++) {
      for (int b = a + 1; b < MotsState.TEAMS; b++) {
        if ((group & 1 << a) == 0 || (group & 1 << b) == 0 || left-- != 0) continue;
        Fixtures.open(s, Competition.DECIDER);
        Fixtures.add(s, a, b);
        Fixtures.throwForHome(s, log);
        return;
      }
    }
  }

  private static void askToThrow(MotsState s, int group) {
    for (int t = 0; t < MotsState.TEAMS; t++) s.thrown[t] = s.decider[t];
    ThrowOff.askAbove(s, Purpose.PLACES, group);
  }

  /// A group's matches are played and its throws made: its teams take their places.
  static void thrown(MotsState s, Log log) {
    int size = Integer.bitCount(s.throwers);
    for (int i = 0; i < size; i++) place(s, ThrowOff.ranked(s, i));
    next(s, log);
  }

  private static void place(MotsState s, int team) {
    s.rank[s.ranked++] = (byte) team;
    openGroup(s);
  }
}
