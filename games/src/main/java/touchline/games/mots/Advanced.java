package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The advanced match: six throws of the d12, each worth a goal at most.
@Rule({"MOTS-156", "MOTS-157", "MOTS-158", "MOTS-159", "MOTS-160", "MOTS-167", "MOTS-A72"})
final class Advanced implements Dicing {
  static final int THROWS = 6;
  static final int HOME_RED = 7;
  static final int AWAY_RED = 8;
  private static final int HOME_INJURY = 9;
  private static final int AWAY_INJURY = 10;

  @Override
  public Dice[] die() {
    return Faces.TWELVE;
  }

  /// The sides kick off: line-ups are remembered, for those who leave are back after the match.
  @Rule({"MOTS-170", "MOTS-A73"})
  static void kickOff(MotsState s, Log log) {
    remember(s, s.home[s.playing], 0);
    if (s.away[s.playing] < MotsState.TEAMS) remember(s, s.away[s.playing], 1);
    Die.turnCard(s, log);
    s.stage = Stage.SIX_THROWS;
    if (Die.card(s) == Effect.WING_ATTACK) wings(s, log);
  }

  @Rule({"MOTS-170", "MOTS-A73"}) // Wing Attack takes the place of the first throw
  private static void wings(MotsState s, Log log) {
    s.throwsMade = 1;
    s.lastDie = 0;
    int home = Sums.wings(s, s.home[s.playing]);
    int away = Sums.wings(s, s.away[s.playing]);
    if (home != away) goal(s, home > away, log);
    next(s, log);
  }

  private static void remember(MotsState s, int team, int half) {
    System.arraycopy(
        s.line, team * Formation.ELEVEN, s.kept, half * Formation.ELEVEN, Formation.ELEVEN);
    s.keptShape[half] = s.shape[team];
  }

  /// Everybody who left is back.
  @Rule({"MOTS-163", "MOTS-165", "MOTS-A75"})
  static void restore(MotsState s) {
    back(s, s.home[s.playing], 0);
    if (s.away[s.playing] < MotsState.TEAMS) back(s, s.away[s.playing], 1);
    java.util.Arrays.fill(s.gone, (byte) 0);
  }

  private static void back(MotsState s, int team, int half) {
    System.arraycopy(
        s.kept, half * Formation.ELEVEN, s.line, team * Formation.ELEVEN, Formation.ELEVEN);
    s.shape[team] = s.keptShape[half];
  }

  /// A level cup match: the six throws again, with everybody back and no card.
  @Rule({"MOTS-168", "MOTS-A75"})
  static void again(MotsState s) {
    restore(s);
    if (s.away[s.playing] >= MotsState.TEAMS) {
      var stars = s.content.clubs().get(s.away[s.playing] - EuroCup.FIRST_CLUB).stars();
      for (int place = 0; place < Formation.ELEVEN; place++)
        s.club[place] = stars.get(place).byteValue();
    }
    s.goals = 0;
    s.throwsMade = 0;
    s.stage = Stage.SIX_THROWS;
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    s.lastDie = pips;
    s.throwsMade++;
    s.passed = true;
    int team = s.home[s.playing];
    log.tell(() -> new MotsEvent.Threw("MOTS-157", Team.at(team), 12, pips, Purpose.NONE));
  }

  /// Goes on after a throw.
  @Rule({"MOTS-160", "MOTS-161", "MOTS-162", "MOTS-164", "MOTS-A72", "MOTS-A73"})
  static void after(MotsState s, Log log) {
    var card = Die.card(s);
    int face = s.lastDie;
    if (face == HOME_INJURY + 1 && s.house.quiet) face = Faces.TWELVE.length;
    switch (face) {
      case Die.TOTAL, Die.ATTACK, Die.MIDFIELD, Die.DEFENCE -> {
        int better = Die.compare(s, face, card);
        if (better != MatchEnd.DRAW) goal(s, better == MatchEnd.HOME, log);
        next(s, log);
      }
      case Die.HOME_PENALTY, HOME_RED, HOME_INJURY -> call(s, true);
      case Die.AWAY_PENALTY, AWAY_RED, AWAY_INJURY -> {
        if (face == Die.AWAY_PENALTY && card == Effect.SUPERSAVE) next(s, log);
        else call(s, false);
      }
      default -> {
        log.tell(() -> new MotsEvent.Quiet("MOTS-167"));
        next(s, log);
      }
    }
  }

  private static void call(MotsState s, boolean home) {
    s.homeTakes = home;
    s.stage = Stage.TAKER;
  }

  private static void goal(MotsState s, boolean home, Log log) {
    s.goals += home ? 1 : 1 << 8;
    int goals = s.goals;
    int side = home ? s.home[s.playing] : s.away[s.playing];
    int die = s.lastDie;
    log.tell(() -> new MotsEvent.Goal("MOTS-157", side, die, goals & 0xff, goals >> 8));
  }

  /// A number has been called: a penalty, a red card, or an injury that asks for a replacement.
  @Rule({"MOTS-161", "MOTS-162", "MOTS-163", "MOTS-164", "MOTS-165", "MOTS-A89"})
  static void called(MotsState s, Log log) {
    int side = Taker.side(s);
    int place = s.hurtPlace;
    switch (s.lastDie) {
      case Die.HOME_PENALTY, Die.AWAY_PENALTY -> {
        if (Taker.scored(s, log)) goal(s, s.homeTakes, log);
        next(s, log);
      }
      case HOME_RED, AWAY_RED -> {
        if (place >= 0) sendOff(s, side, place, log);
        next(s, log);
      }
      default -> {
        if (place < 0) next(s, log);
        else injure(s, side, place, log);
      }
    }
  }

  private static void sendOff(MotsState s, int side, int place, Log log) {
    log.tell(() -> new MotsEvent.SentOff("MOTS-163", side, place + 1));
    if (side >= MotsState.TEAMS) s.club[place] = 0;
    else leave(s, side, place);
  }

  private static void leave(MotsState s, int team, int place) {
    s.gone[s.placed(team, place)] = 1;
    s.line[team * Formation.ELEVEN + place] = MotsState.EMPTY;
  }

  private static void injure(MotsState s, int side, int place, Log log) {
    log.tell(() -> new MotsEvent.Hurt(Cited.injured(s), side, place + 1));
    if (side >= MotsState.TEAMS) {
      s.club[place] = (byte) Math.max(1, s.club[place] - 1);
      next(s, log);
      return;
    }
    leave(s, side, place);
    s.hurt = side;
    if (Substitutes.any(s, side, place)) s.stage = Stage.REPLACEMENT;
    else next(s, log);
  }

  /// After a throw both may substitute; after the sixth the match is over.
  @Rule({"MOTS-159", "MOTS-169", "MOTS-A74", "MOTS-A90"})
  static void next(MotsState s, Log log) {
    if (s.throwsMade == THROWS) {
      int home = s.goals & 0xff;
      int away = s.goals >> 8;
      MatchEnd.finish(
          s, home > away ? MatchEnd.HOME : home < away ? MatchEnd.AWAY : MatchEnd.DRAW, log);
      return;
    }
    s.stage = Stage.SIX_THROWS;
    Substitutions.ask(s);
  }
}
