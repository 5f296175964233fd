package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The die of the basic match: six faces, six ways to decide it.
@Rule({
  "MOTS-070",
  "MOTS-071",
  "MOTS-072",
  "MOTS-073",
  "MOTS-074",
  "MOTS-075",
  "MOTS-076",
  "MOTS-079"
})
final class Die implements Dicing {
  static final int TOTAL = 1;
  static final int ATTACK = 2;
  static final int MIDFIELD = 3;
  static final int DEFENCE = 4;
  static final int HOME_PENALTY = 5;
  static final int AWAY_PENALTY = 6;

  @Override
  public Dice[] die() {
    return Faces.SIX;
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    int team = s.home[s.playing];
    s.lastDie = pips;
    s.passed = true;
    log.tell(() -> new MotsEvent.Threw("MOTS-070", Team.at(team), 6, pips, Purpose.NONE));
    turnCard(s, log);
  }

  /// The tactics card is turned over and goes under the pile, whatever it brings.
  @Rule({"MOTS-085", "MOTS-087"})
  static void turnCard(MotsState s, Log log) {
    int kind = s.laid[s.playing];
    if (kind < 0 || s.spent != 0) return;
    int team = s.home[s.playing];
    Seen.shown(s, team, kind);
    Chances.toBottom(s, kind);
    s.spent = 1;
    log.reveal();
    log.tell(() -> new MotsEvent.Revealed("MOTS-085", Team.at(team), kind + 1));
  }

  /// The tactics card that counts for this throw, or null.
  @Rule("MOTS-088")
  static @org.jspecify.annotations.Nullable Effect card(MotsState s) {
    int kind = s.laid[s.playing];
    return kind < 0 || s.replays > 0 ? null : s.box.effect[kind];
  }

  /// Goes on after the throw: a comparison decides at once, a penalty needs a taker.
  @Rule({"MOTS-092", "MOTS-096", "MOTS-A40", "MOTS-A43"})
  static void after(MotsState s, Log log) {
    var card = card(s);
    if (card == Effect.WING_ATTACK) {
      MatchEnd.finish(
          s, compare(Sums.wings(s, s.home[s.playing]), Sums.wings(s, s.away[s.playing])), log);
    } else if (s.lastDie < HOME_PENALTY) {
      MatchEnd.finish(s, compare(s, s.lastDie, card), log);
    } else if (s.lastDie == AWAY_PENALTY && card == Effect.SUPERSAVE) {
      MatchEnd.finish(s, MatchEnd.DRAW, log);
    } else {
      s.homeTakes = s.lastDie == HOME_PENALTY;
      s.stage = Stage.TAKER;
    }
  }

  /// Who is better in what this face compares.
  @Rule({"MOTS-089", "MOTS-090", "MOTS-154", "MOTS-160", "MOTS-A39"})
  static int compare(MotsState s, int face, @org.jspecify.annotations.Nullable Effect card) {
    int home = s.home[s.playing];
    int away = s.away[s.playing];
    int ours = line(face);
    int theirs = ours;
    if (s.house.attackAgainstDefence && face == ATTACK) ours = Sums.DF;
    else if (s.house.attackAgainstDefence && face == DEFENCE) ours = Sums.FW;
    if (s.house.attackAgainstDefence && face == ATTACK) theirs = Sums.FW;
    else if (s.house.attackAgainstDefence && face == DEFENCE) theirs = Sums.DF;
    if (face == MIDFIELD && card == Effect.COUNTER_ATTACK) return MatchEnd.HOME;
    int bonus = card == null ? 0 : Sums.bonus(s, home, card, ours);
    return compare(Sums.of(s, home, ours) + bonus, Sums.of(s, away, theirs));
  }

  private static int line(int face) {
    return switch (face) {
      case TOTAL -> Sums.ALL;
      case ATTACK -> Sums.FW;
      case MIDFIELD -> Sums.MF;
      default -> Sums.DF;
    };
  }

  private static int compare(int home, int away) {
    return home > away ? MatchEnd.HOME : home < away ? MatchEnd.AWAY : MatchEnd.DRAW;
  }
}
