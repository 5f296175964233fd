package touchline.games.mots;

/// Player cards as sets of bits: where each card lies, who is absent, and who may still be picked
/// for a line-up. A set is two longs, for cards 0 to 63 and for those from 64 on, in
/// `MotsState.sets`. All of it stands in other fields too; it is kept besides because lists of
/// moves are made of it, and a set is counted or narrowed in an instruction where a list takes a
/// loop with branches that nobody can foresee.
final class CardSets {
  /// Longs for a set.
  static final int HALVES = 2;

  private static final int PLACES = MotsState.CHANCES + 1; // teams first
  private static final int FREE = HALVES * PLACES; // a set for each team
  private static final int ABSENT = FREE + HALVES * MotsState.TEAMS;

  /// Longs for all sets.
  static final int LENGTH = ABSENT + HALVES;

  private CardSets() {}

  /// Half of the set of cards that lie at this place: with a team, in the pool, in the pile.
  static long at(MotsState s, int place, int half) {
    return s.sets[HALVES * place + half];
  }

  /// Half of the set of players who may be picked for a line-up of this team.
  static long available(MotsState s, int team, int half) {
    long squad = s.sets[HALVES * team + half];
    return Eleven.everybodyAvailable(s) ? squad : squad & ~s.sets[ABSENT + half];
  }

  /// Half of the set of those available and not yet picked. It stands while the line-up has a
  /// formation and is not closed; else it is empty.
  static long free(MotsState s, int team, int half) {
    return s.sets[FREE + HALVES * team + half];
  }

  /// Whether the card is in this set.
  static boolean has(long low, long high, int card) {
    return ((card < Long.SIZE ? low : high) >>> card & 1) != 0;
  }

  /// How many are in this set.
  static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /// The card of this set that has so many others below it.
  static int nth(long low, long high, int below) {
    int first = Long.bitCount(low);
    return below < first
        ? Long.numberOfTrailingZeros(Long.expand(1L << below, low))
        : Long.SIZE + Long.numberOfTrailingZeros(Long.expand(1L << below - first, high));
  }

  /// The card has gone from one place to another.
  static void moved(MotsState s, int card, int from, int to) {
    int half = card >> 6;
    s.sets[HALVES * from + half] &= ~(1L << card);
    s.sets[HALVES * to + half] |= 1L << card;
  }

  /// The player is absent from now on, or back.
  static void absent(MotsState s, int card, boolean absent) {
    if (absent) s.sets[ABSENT + (card >> 6)] |= 1L << card;
    else s.sets[ABSENT + (card >> 6)] &= ~(1L << card);
  }

  /// Nobody is absent any more.
  static void allBack(MotsState s) {
    s.sets[ABSENT] = 0;
    s.sets[ABSENT + 1] = 0;
  }

  /// A formation is chosen: everybody available may be picked.
  static void begin(MotsState s, int team) {
    s.sets[FREE + HALVES * team] = available(s, team, 0);
    s.sets[FREE + HALVES * team + 1] = available(s, team, 1);
  }

  /// This player is picked.
  static void pick(MotsState s, int team, int card) {
    s.sets[FREE + HALVES * team + (card >> 6)] &= ~(1L << card);
  }

  /// The line-up is closed, or not begun.
  static void end(MotsState s, int team) {
    s.sets[FREE + HALVES * team] = 0;
    s.sets[FREE + HALVES * team + 1] = 0;
  }

  /// Makes all sets anew.
  static void derive(MotsState s) {
    java.util.Arrays.fill(s.sets, 0);
    for (int card = 0; card < Lookup.CARDS; card++) {
      s.sets[HALVES * s.owner[card] + (card >> 6)] |= 1L << card;
      if (s.absence[card] != 0) absent(s, card, true);
    }
    if (s.stage != Stage.LINE_UPS && s.stage != Stage.CHANGES) return;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.building & ~s.ready & 1 << t) == 0 || s.pickShape[t] < 0) continue;
      begin(s, t);
      for (int i = 0; i < s.decided[t]; i++) {
        int card = s.pick[t * Formation.ELEVEN + i];
        if (card >= 0) pick(s, t, card);
      }
    }
  }
}
