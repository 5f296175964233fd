package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// Why a player misses the next league match; several reasons may hold at once.
@Rule({"MOTS-050", "MOTS-052", "MOTS-055", "MOTS-A21"})
public enum Absence {
  INJURED,
  SUSPENDED,
  CALLED_UP;

  /// The bit of this reason.
  int bit() {
    return 1 << ordinal();
  }

  /// The player is out for this reason, besides others that there may be.
  void strikes(MotsState s, int card) {
    s.absence[card] |= (byte) bit();
    CardSets.absent(s, card, true);
  }

  /// The player is no longer out for this reason.
  void ends(MotsState s, int card) {
    s.absence[card] &= (byte) ~bit();
    CardSets.absent(s, card, s.absence[card] != 0);
  }

  /// All players of the countries shown are called up, whatever team they are with.
  @Rule({"MOTS-055", "MOTS-056", "MOTS-A22", "MOTS-A08"})
  static void callUp(MotsState s, Log log) {
    int nations = s.box.called[s.day];
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (s.box.nation[c] < 0 || (nations & 1 << s.box.nation[c]) == 0) continue;
      CALLED_UP.strikes(s, c);
      int card = c;
      int team = s.owner[c];
      if (team < MotsState.TEAMS)
        log.tell(() -> new MotsEvent.Absent("MOTS-055", Team.at(team), card + 1, CALLED_UP));
    }
  }

  /// The league round is over: everybody is back.
  static void clear(MotsState s) {
    java.util.Arrays.fill(s.absence, (byte) 0);
    CardSets.allBack(s);
  }
}
