package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// What a result brings: points, money, a place in the next round, or a replay.
final class MatchEnd {
  static final int HOME = 0;
  static final int AWAY = 1;
  static final int DRAW = 2;

  private static final int MOST_REPLAYS = 20;
  private static final int WIN = 3;

  private MatchEnd() {}

  /// Whether a draw does not do: cups, and a decider between two.
  @Rule({"MOTS-063", "MOTS-100", "MOTS-117", "MOTS-A52"})
  static boolean needsWinner(MotsState s) {
    return s.competition.knockout() || s.competition == Competition.DECIDER && !Deciders.inGroup(s);
  }

  /// The match has been played to this outcome.
  @Rule({"MOTS-063", "MOTS-168", "MOTS-A44", "MOTS-A75"})
  static void finish(MotsState s, int outcome, Log log) {
    if (outcome == DRAW && needsWinner(s)) {
      log.tell(() -> new MotsEvent.Replay(Cited.replay(s), s.home[s.playing], s.away[s.playing]));
      if (++s.replays >= MOST_REPLAYS) deadlock(s);
      else if (s.house.advanced) Advanced.again(s);
      else s.stage = Stage.DIE;
      return;
    }
    int i = s.playing;
    if (s.house.advanced) Advanced.restore(s);
    int goals = s.goals;
    int die = s.lastDie;
    log.tell(
        () ->
            new MotsEvent.Played(
                s.house.advanced ? "MOTS-159" : "MOTS-070",
                s.competition,
                s.home[i],
                s.away[i],
                outcome,
                die,
                goals & 0xff,
                goals >> 8));
    count(s, i, outcome);
    if (outcome != DRAW) money(s, i, outcome, log);
    s.playing++;
    Kicking.next(s, log);
  }

  /// The match was decided without being played: no money.
  @Rule({"MOTS-034", "MOTS-151", "MOTS-A36"})
  static void unplayed(MotsState s, int outcome, String rule, Log log) {
    int i = s.playing;
    log.tell(() -> new MotsEvent.Walkover(rule, s.competition, s.home[i], s.away[i], outcome));
    count(s, i, outcome);
  }

  /// Twenty draws in a row, or two sides that cannot play: a throw decides.
  @Rule({"MOTS-A44", "MOTS-A87"})
  static void deadlock(MotsState s) {
    int i = s.playing;
    ThrowOff.ask(
        s, Purpose.DEADLOCK, 1 << s.home[i] | (s.away[i] < MotsState.TEAMS ? 1 << s.away[i] : 0));
  }

  /// The throw has decided; against a Euro Cup team seven or more wins.
  static void deadlockThrown(MotsState s, Log log) {
    int i = s.playing;
    boolean home =
        s.away[i] < MotsState.TEAMS ? ThrowOff.ranked(s, 0) == s.home[i] : s.thrown[s.home[i]] >= 7;
    boolean played = s.replays > 0;
    int outcome = home ? HOME : AWAY;
    if (s.house.advanced && played) Advanced.restore(s);
    if (!played) {
      unplayed(s, outcome, "MOTS-A87", log);
    } else {
      log.tell(
          () ->
              new MotsEvent.Played(
                  "MOTS-A44", s.competition, s.home[i], s.away[i], outcome, 0, 0, 0));
      count(s, i, outcome);
      money(s, i, outcome, log);
    }
    s.playing++;
    Kicking.next(s, log);
  }

  @Rule({"MOTS-097", "MOTS-100"})
  private static void count(MotsState s, int i, int outcome) {
    s.winner[i] = (byte) outcome;
    if (s.competition == Competition.LEAGUE) {
      s.played[s.home[i]]++;
      s.played[s.away[i]]++;
      if (outcome == DRAW) {
        s.drawn[s.home[i]]++;
        s.drawn[s.away[i]]++;
      } else s.won[outcome == HOME ? s.home[i] : s.away[i]]++;
    }
    if (s.competition != Competition.DECIDER) return;
    if (outcome == DRAW) {
      s.decider[s.home[i]]++;
      s.decider[s.away[i]]++;
    } else s.decider[outcome == HOME ? s.home[i] : s.away[i]] += (byte) WIN;
  }

  /// League points: three for a win, one for a draw.
  @Rule("MOTS-097")
  static int leaguePoints(MotsState s, int team) {
    return WIN * s.won[team] + s.drawn[team];
  }

  @Rule({
    "MOTS-059",
    "MOTS-080",
    "MOTS-081",
    "MOTS-082",
    "MOTS-101",
    "MOTS-108",
    "MOTS-A15",
    "MOTS-A45",
    "MOTS-A48"
  })
  private static void money(MotsState s, int i, int outcome, Log log) {
    int winner = outcome == HOME ? s.home[i] : s.away[i];
    int loser = outcome == HOME ? s.away[i] : s.home[i];
    int gain = Stakes.gain(s, winner, loser);
    if (s.competition == Competition.EURO_CUP) {
      if (gain > 0) Purse.receive(s, winner, gain, "MOTS-082", Cause.EURO_CUP_WON, log);
      return;
    }
    Purse.pay(s, loser, Stakes.loss(s, loser), "MOTS-080", Cause.MATCH_LOST, log);
    Purse.receive(s, winner, gain, "MOTS-080", Cause.MATCH_WON, log);
  }
}
