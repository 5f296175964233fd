package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// Injury and red card squares, and chance cards like them: the d12 calls a number in the line-up
/// on display; 12 is luck. In week 5 every manager throws.
@Rule({"MOTS-050", "MOTS-051", "MOTS-052", "MOTS-053", "MOTS-054", "MOTS-A20", "MOTS-A23"})
final class Numbers implements Dicing {
  private static final int LUCKY = 12;

  /// These teams throw, in turn order from the roller.
  static boolean ask(MotsState s, Purpose number, int teams) {
    s.stage = Stage.NUMBERS;
    s.number = number;
    s.numbering = teams;
    return true;
  }

  @Override
  public Dice[] die() {
    return Faces.TWELVE;
  }

  @Override
  public boolean done(MotsState s) {
    return s.numbering == 0;
  }

  /// The team that throws now.
  static int thrower(MotsState s) {
    int i = 0;
    while (s.order[(s.roller + i) % MotsState.TEAMS] < 0
        || (s.numbering & 1 << s.order[(s.roller + i) % MotsState.TEAMS]) == 0) i++;
    return s.order[(s.roller + i) % MotsState.TEAMS];
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    int team = thrower(s);
    s.numbering &= ~(1 << team);
    var purpose = s.number;
    var rule = purpose == Purpose.INJURY ? "MOTS-050" : "MOTS-052";
    log.tell(() -> new MotsEvent.Threw(rule, Team.at(team), 12, pips, purpose));
    if (pips == LUCKY) {
      log.tell(
          () ->
              new MotsEvent.GotAway(
                  purpose == Purpose.INJURY ? "MOTS-051" : "MOTS-052", Team.at(team)));
      return;
    }
    int card = s.placed(team, pips - 1);
    var why = purpose == Purpose.INJURY ? Absence.INJURED : Absence.SUSPENDED;
    if (card < 0 || s.absence[card] != 0) {
      log.tell(() -> new MotsEvent.NobodyHit("MOTS-A20", Team.at(team)));
      return;
    }
    why.strikes(s, card);
    log.tell(() -> new MotsEvent.Absent(rule, Team.at(team), card + 1, why));
  }
}
