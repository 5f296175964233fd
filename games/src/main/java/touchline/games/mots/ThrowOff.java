package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// A throw that decides: every team concerned throws the d12, and those tied for the question throw
/// again.
@Rule({
  "MOTS-026",
  "MOTS-036",
  "MOTS-062",
  "MOTS-105",
  "MOTS-106",
  "MOTS-A13",
  "MOTS-A47",
  "MOTS-A86"
})
final class ThrowOff implements Dicing {
  private static final int LONGEST = 13;
  private static final int BASE = 16;

  /// Asks these teams to throw.
  static void ask(MotsState s, Purpose purpose, int teams) {
    java.util.Arrays.fill(s.thrown, 0);
    askAbove(s, purpose, teams);
  }

  /// The same, when scores already stand in `thrown` and only ties among them are to be broken.
  static void askAbove(MotsState s, Purpose purpose, int teams) {
    s.stage = Stage.THROW_OFF;
    s.throwing = purpose;
    s.throwers = teams;
    s.rethrows = 0;
    s.toThrow = tied(s);
    scale(s);
  }

  @Override
  public Dice[] die() {
    return Faces.TWELVE;
  }

  @Override
  public boolean done(MotsState s) {
    return s.toThrow == 0;
  }

  /// The team that throws now: in turn order from the roller.
  static int thrower(MotsState s) {
    for (int i = 0; i < MotsState.TEAMS; i++) {
      int team = s.order[(s.roller + i) % MotsState.TEAMS];
      if (team >= 0 && (s.toThrow & 1 << team) != 0) return team;
    }
    return Integer.numberOfTrailingZeros(s.toThrow); // the walkover team has no place at the table
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    int team = thrower(s);
    s.thrown[team] += pips;
    s.toThrow &= ~(1 << team);
    var purpose = s.throwing;
    log.tell(() -> new MotsEvent.Threw(Cited.throwOff(s), Team.at(team), 12, pips, purpose));
    if (s.toThrow != 0) return;
    s.toThrow = tied(s);
    if (s.toThrow != 0) scale(s);
  }

  private static void scale(MotsState s) {
    if (++s.rethrows > LONGEST) { // never in practice: the numbers would not fit any more
      for (int t = 0; t < MotsState.TEAMS; t++) s.thrown[t] -= t;
      s.toThrow = 0;
      return;
    }
    for (int t = 0; t < MotsState.TEAMS; t++) s.thrown[t] *= BASE;
  }

  /// The teams whose tie leaves the question open.
  private static int tied(MotsState s) {
    return switch (s.throwing) {
      case CUP_DRAW -> atBorder(s);
      case PLACES -> anyTied(s);
      case DEADLOCK ->
          Integer.bitCount(s.throwers) == 1 ? (s.rethrows == 0 ? s.throwers : 0) : atTop(s);
      default -> atTop(s);
    };
  }

  private static int atTop(MotsState s) {
    int top = with(s, s.thrown[ranked(s, 0)]);
    return Integer.bitCount(top) > 1 ? top : 0;
  }

  private static int atBorder(MotsState s) {
    long second = s.thrown[ranked(s, 1)];
    return second == s.thrown[ranked(s, 2)] ? with(s, second) : 0;
  }

  private static int anyTied(MotsState s) {
    int all = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.throwers & 1 << t) == 0) continue;
      int same = with(s, s.thrown[t]);
      if (Integer.bitCount(same) > 1) all |= same;
    }
    return all;
  }

  private static int with(MotsState s, long score) {
    int mask = 0;
    for (int t = 0; t < MotsState.TEAMS; t++)
      if ((s.throwers & 1 << t) != 0 && s.thrown[t] == score) mask |= 1 << t;
    return mask;
  }

  /// The team that threw highest (0), second highest (1) and so on; ties by colour.
  static int ranked(MotsState s, int index) {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.throwers & 1 << t) == 0) continue;
      int above = 0;
      for (int u = 0; u < MotsState.TEAMS; u++) {
        if ((s.throwers & 1 << u) == 0) continue;
        if (s.thrown[u] > s.thrown[t] || s.thrown[u] == s.thrown[t] && u < t) above++;
      }
      if (above == index) return t;
    }
    throw new IllegalStateException("fewer teams than " + index);
  }
}
