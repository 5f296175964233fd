package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The matches that are played together: who meets whom, who is at home, whose line-ups are asked
/// for.
final class Fixtures {
  private Fixtures() {}

  /// Starts a new list of matches; what the last one came to is history.
  static void open(MotsState s, Competition competition) {
    s.competition = competition;
    s.fixtures = 0;
    s.playing = 0;
    fresh(s);
  }

  /// Nothing of the match has happened yet.
  static void fresh(MotsState s) {
    s.replays = 0;
    s.spent = 0;
    s.lastDie = 0;
    s.goals = 0;
    s.throwsMade = 0;
  }

  /// Adds a match.
  static void add(MotsState s, int home, int away) {
    int i = s.fixtures++;
    s.home[i] = (byte) home;
    s.away[i] = (byte) away;
    s.winner[i] = MotsState.NOBODY;
    s.laid[i] = MotsState.NOBODY;
  }

  /// The side this team meets, or -1.
  static int opponent(MotsState s, int team) {
    for (int i = 0; i < s.fixtures; i++) {
      if (s.home[i] == team) return s.away[i];
      if (s.away[i] == team) return s.home[i];
    }
    return -1;
  }

  /// Whether a team without a manager takes part, so that nothing is played.
  @Rule({"MOTS-151", "MOTS-A70"})
  static boolean walkover(MotsState s, int i) {
    return s.walkover(s.home[i]) || s.away[i] < MotsState.TEAMS && s.walkover(s.away[i]);
  }

  /// Settles who plays at home, match by match, and then asks for line-ups.
  @Rule({"MOTS-062", "MOTS-106", "MOTS-117"})
  static void throwForHome(MotsState s, Log log) {
    for (; s.playing < s.fixtures; s.playing++) {
      int i = s.playing;
      if (s.away[i] >= MotsState.TEAMS || walkover(s, i) || chosenGround(s, i, log)) continue;
      ThrowOff.ask(s, Purpose.HOME, 1 << s.home[i] | 1 << s.away[i]);
      return;
    }
    askForLineUps(s, log);
  }

  /// The throw for home has been made.
  static void homeThrown(MotsState s, Log log) {
    int i = s.playing++;
    if (ThrowOff.ranked(s, 0) != s.home[i]) swap(s, i);
    throwForHome(s, log);
  }

  @Rule("MOTS-A04") // Home ground: if both played it, throw
  private static boolean chosenGround(MotsState s, int i, Log log) {
    if (s.competition != Competition.NATIONAL_CUP) return false;
    boolean ours = s.athome[s.home[i]] > 0;
    boolean theirs = s.athome[s.away[i]] > 0;
    s.athome[s.home[i]] = 0;
    s.athome[s.away[i]] = 0;
    if (ours == theirs) return false;
    if (theirs) swap(s, i);
    int host = s.home[i];
    log.tell(() -> new MotsEvent.ChoseGround("MOTS-A04", Team.at(host)));
    return true;
  }

  private static void swap(MotsState s, int i) {
    byte home = s.home[i];
    s.home[i] = s.away[i];
    s.away[i] = home;
  }

  /// Asks every team that really plays for a line-up.
  static void askForLineUps(MotsState s, Log log) {
    s.playing = 0;
    int teams = 0;
    for (int i = 0; i < s.fixtures; i++) {
      var side = i;
      int away = s.away[i];
      log.tell(
          () -> new MotsEvent.Fixture(Cited.fixture(s, side), s.competition, s.home[side], away));
      if (walkover(s, i)) continue;
      teams |= 1 << s.home[i];
      if (away < MotsState.TEAMS) teams |= 1 << away;
    }
    if (teams == 0) Kicking.next(s, log);
    else LineUps.ask(s, teams, Purpose.MATCHES);
  }

  /// Line-ups are shown: those who may change theirs are asked, unless it is agreed not to.
  @Rule({"MOTS-083", "MOTS-116", "MOTS-A31"})
  static void afterLineUps(MotsState s, Log log) {
    int teams = 0;
    boolean changing =
        s.house.showing == House.Showing.COVERED_ELEVEN
            || s.house.showing == House.Showing.COVERED_ONE;
    for (int t = 0; t < MotsState.TEAMS && changing; t++) {
      if ((s.building & 1 << t) != 0
          && opponent(s, t) < MotsState.TEAMS
          && !Eleven.strongestOnly(s, t)) teams |= 1 << t;
    }
    if (teams == 0) Kicking.next(s, log);
    else LineUps.askForChanges(s, teams);
  }
}
