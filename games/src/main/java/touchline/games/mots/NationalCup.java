package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The National Cup: two semi-finals drawn by throws, and a final two weeks later.
@Rule({"MOTS-104", "MOTS-105", "MOTS-107", "MOTS-A70"})
final class NationalCup {
  private static final int WINNER_POINTS = 2;
  private static final int FINALIST_POINTS = 1;
  private static final int EVERYBODY = (1 << MotsState.TEAMS) - 1;

  private NationalCup() {}

  /// The marker has reached a cup square: draw the semi-finals, or play the final.
  static void begin(MotsState s, Log log) {
    if (s.cupFinalists == 0) {
      ThrowOff.ask(s, Purpose.CUP_DRAW, EVERYBODY);
      return;
    }
    Fixtures.open(s, Competition.NATIONAL_CUP);
    Fixtures.add(
        s,
        Integer.numberOfTrailingZeros(s.cupFinalists),
        31 - Integer.numberOfLeadingZeros(s.cupFinalists));
    Fixtures.throwForHome(s, log);
  }

  /// The two who threw highest meet, and the two who threw lowest.
  static void drawn(MotsState s, Log log) {
    Fixtures.open(s, Competition.NATIONAL_CUP);
    Fixtures.add(s, ThrowOff.ranked(s, 0), ThrowOff.ranked(s, 1));
    Fixtures.add(s, ThrowOff.ranked(s, 2), ThrowOff.ranked(s, 3));
    Fixtures.throwForHome(s, log);
  }

  /// The matches are played.
  @Rule("MOTS-005")
  static void played(MotsState s, Log log) {
    boolean last = s.fixtures == 1;
    if (!last) {
      for (int i = 0; i < s.fixtures; i++)
        s.cupFinalists |= 1 << (s.winner[i] == MatchEnd.HOME ? s.home[i] : s.away[i]);
      return;
    }
    int winner = s.winner[0] == MatchEnd.HOME ? s.home[0] : s.away[0];
    int loser = s.winner[0] == MatchEnd.HOME ? s.away[0] : s.home[0];
    s.cupWinner = winner;
    s.cups[winner]++;
    Points.give(s, winner, WINNER_POINTS, "MOTS-005", Competition.NATIONAL_CUP, 1, log);
    if (!s.walkover(loser))
      Points.give(s, loser, FINALIST_POINTS, "MOTS-005", Competition.NATIONAL_CUP, 2, log);
  }
}
