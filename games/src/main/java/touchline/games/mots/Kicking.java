package touchline.games.mots;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Rule;

/// From one match to the next: what is won without playing, and what is made ready for a kick-off.
final class Kicking {
  static final int NINE = 9;

  private Kicking() {}

  /// Goes to the next match that must be played, or on when all are.
  @Rule({"MOTS-034", "MOTS-A36", "MOTS-A37", "MOTS-A87"})
  static void next(MotsState s, Log log) {
    for (; s.playing < s.fixtures; s.playing++) {
      int i = s.playing;
      prepare(s, i);
      if (Fixtures.walkover(s, i)) {
        MatchEnd.unplayed(
            s, s.walkover(s.home[i]) ? MatchEnd.AWAY : MatchEnd.HOME, "MOTS-151", log);
        continue;
      }
      boolean homeShort = Sums.fielded(s, s.home[i]) < NINE;
      boolean awayShort = Sums.fielded(s, s.away[i]) < NINE;
      if (!homeShort && !awayShort) {
        s.stage = Stage.KICK_OFF;
        return;
      }
      int outcome =
          homeShort && awayShort ? MatchEnd.DRAW : homeShort ? MatchEnd.AWAY : MatchEnd.HOME;
      if (outcome == MatchEnd.DRAW && MatchEnd.needsWinner(s)) {
        MatchEnd.deadlock(s);
        return;
      }
      MatchEnd.unplayed(s, outcome, "MOTS-034", log);
    }
    March.afterMatches(s, log);
  }

  private static void prepare(MotsState s, int i) {
    Fixtures.fresh(s);
    Arrays.fill(s.gone, (byte) 0);
    if (s.away[i] < MotsState.TEAMS) return;
    var stars = s.content.clubs().get(s.away[i] - EuroCup.FIRST_CLUB).stars();
    for (int place = 0; place < Formation.ELEVEN; place++)
      s.club[place] = stars.get(place).byteValue();
  }
}
