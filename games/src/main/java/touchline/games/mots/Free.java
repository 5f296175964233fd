package touchline.games.mots;

/// Who may still be picked for the line-ups that are being built: the available players of a squad
/// less those picked. More is asked about them than about anything else, so they are kept as sets
/// of bits, card 0 lowest: for each team one long for cards 0 to 63 and one for those from 64 on. A
/// set stands while its line-up has a formation and is not closed; else it is empty.
final class Free {
  /// Longs for a set.
  static final int HALVES = 2;

  private Free() {}

  /// The team begins with everybody available.
  static void gather(MotsState s, int team) {
    s.free[HALVES * team] = available(s, team, 0);
    s.free[HALVES * team + 1] = available(s, team, 1);
  }

  /// Half of the set of all available players of the squad, whoever is picked.
  static long available(MotsState s, int team, int half) {
    boolean all = Eleven.everybodyAvailable(s);
    int base = team * MotsState.MOST;
    long bits = 0;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.squad[base + i];
      if (card >> 6 == half && (all || s.absence[card] == 0)) bits |= 1L << card;
    }
    return bits;
  }

  /// This player is picked.
  static void take(MotsState s, int team, int card) {
    s.free[HALVES * team + (card >> 6)] &= ~(1L << card);
  }

  /// Whether the player is in this set.
  static boolean has(long low, long high, int card) {
    return ((card < Long.SIZE ? low : high) >>> card & 1) != 0;
  }

  /// The line-up is closed or not begun.
  static void clear(MotsState s, int team) {
    s.free[HALVES * team] = 0;
    s.free[HALVES * team + 1] = 0;
  }

  /// How many of a set there are of each kind: by position, youths last.
  static int[] count(Lookup box, long low, long high) {
    var counts = new int[Lookup.KINDS];
    for (int kind = 0; kind < Lookup.KINDS; kind++) {
      counts[kind] =
          Long.bitCount(low & box.ofKind[HALVES * kind])
              + Long.bitCount(high & box.ofKind[HALVES * kind + 1]);
    }
    return counts;
  }

  /// Makes the sets anew from squads, absences and picks.
  static void derive(MotsState s) {
    boolean building = s.stage == Stage.LINE_UPS || s.stage == Stage.CHANGES;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      clear(s, t);
      if (!building || (s.building & ~s.ready & 1 << t) == 0 || s.pickShape[t] < 0) continue;
      gather(s, t);
      for (int i = 0; i < Formation.ELEVEN; i++) {
        int card = s.pick[t * Formation.ELEVEN + i];
        if (card >= 0) take(s, t, card);
      }
    }
  }
}
