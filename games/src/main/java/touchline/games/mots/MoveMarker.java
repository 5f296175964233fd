package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The throw of the three-sided die: where the marker will land, at most on the last Sunday.
@Rule({"MOTS-037", "MOTS-A18"})
final class MoveMarker implements Dicing {
  @Override
  public Dice[] die() {
    return Faces.THREE;
  }

  @Override
  public void thrown(MotsState s, int pips, Log log) {
    s.target = Math.min(Calendar.DAYS, s.day + pips);
    s.passed = true;
    int from = s.day;
    log.tell(() -> new MotsEvent.Rolled("MOTS-037", Team.at(s.rolling()), pips, from, s.target));
  }
}
