package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// Losing players: from the last place to the first every team throws the d12 until two players of
/// its line-up have left; the strongest fitting substitute takes each place.
@Rule({"MOTS-123", "MOTS-124", "MOTS-125", "MOTS-127", "MOTS-A84"})
final class Losses implements Dicing {
  private static final int EACH = 2;
  private static final int LUCKY = 12;

  @Override
  public Dice[] die() {
    return Faces.TWELVE;
  }

  /// Starts with the last place.
  static void start(MotsState s, Log log) {
    s.closing = MotsState.TEAMS - 1;
    s.lost = 0;
    next(s, log);
  }

  /// The team that is losing players now.
  static int team(MotsState s) {
    return s.rank[s.closing];
  }

  /// Goes to the next throw, the next team, or the next step.
  static void next(MotsState s, Log log) {
    while (s.closing >= 0) {
      if (s.walkover(team(s)) || s.lost == EACH || !anyToLose(s)) {
        s.closing--;
        s.lost = 0;
        continue;
      }
      s.stage = Stage.LOSSES;
      return;
    }
    Swaps.start(s, log);
  }

  private static boolean anyToLose(MotsState s) {
    for (int i = 0; i < Formation.ELEVEN; i++) {
      int card = s.placed(team(s), i);
      if (card >= 0 && s.down[card] == 0) return true;
    }
    return false;
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    int team = team(s);
    log.tell(() -> new MotsEvent.Threw("MOTS-123", Team.at(team), 12, pips, Purpose.NONE));
    int card = pips == LUCKY ? MotsState.EMPTY : s.placed(team, pips - 1);
    if (card < 0 || s.down[card] != 0) return; // thrown again
    s.line[team * Formation.ELEVEN + pips - 1] = MotsState.EMPTY;
    Squads.release(s, card);
    log.tell(() -> new MotsEvent.Lost("MOTS-123", Team.at(team), card + 1));
    s.lost++;
    s.passed = true;
    int on = strongest(s, team, pips - 1);
    if (on >= 0) bring(s, team, pips - 1, on, log);
    else if (Emergency.possible(s, team, pips - 1)) Emergency.ask(s, pips - 1);
  }

  /// Puts a player into the line-up.
  static void bring(MotsState s, int team, int place, int card, Log log) {
    s.shape[team] = (byte) Substitutes.bring(s, s.line, s.shape[team], team, place, card);
    log.tell(
        () -> new MotsEvent.CameOn("MOTS-125", Team.at(team), card + 1, s.place(team, card) + 1));
  }

  /// The strongest substitute who fits, also one of another type; among equals one of the same.
  @Rule("MOTS-125")
  private static int strongest(MotsState s, int team, int place) {
    int best = MotsState.EMPTY;
    int worth = -1;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (s.place(team, card) >= 0) continue;
      if (Substitutes.formationWith(s, s.line, s.shape[team], team, place, card) < 0) continue;
      boolean same = Eleven.fits(s, card, Formation.position(s.shape[team], place));
      int value = 2 * s.box.stars[card] + (same ? 1 : 0);
      if (value > worth) {
        worth = value;
        best = card;
      }
    }
    return best;
  }
}
