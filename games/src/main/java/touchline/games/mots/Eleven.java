package touchline.games.mots;

import touchline.engine.Rule;

/// What a team can field: who is available, which formations can be filled, which picks leave the
/// rest possible, and which line-up is the strongest. A youth can stand anywhere.
final class Eleven {
  private Eleven() {}

  /// Whether the player may be picked for the line-up being built.
  static boolean available(MotsState s, int card) {
    return s.absence[card] == 0 || everybodyAvailable(s);
  }

  /// Whether the team must field its strongest line-up: at the season's end, and when both teams
  /// have one manager.
  @Rule({"MOTS-120", "MOTS-149"})
  static boolean strongestOnly(MotsState s, int team) {
    if (s.lining == Purpose.STRONGEST) return true;
    if (s.lining != Purpose.MATCHES) return false;
    int rival = Fixtures.opponent(s, team);
    return rival >= 0 && rival < MotsState.TEAMS && s.manager[rival] == s.manager[team];
  }

  /// Whether a card may stand in this position.
  @Rule({"MOTS-031", "MOTS-049", "MOTS-A28"})
  static boolean fits(MotsState s, int card, int position) {
    return s.box.position[card] == position || s.box.position[card] == Lookup.ANY;
  }

  /// Counts available players not yet picked by position; index 4 counts youths.
  static void count(MotsState s, int team, int[] counts) {
    counts[0] = counts[1] = counts[2] = counts[3] = counts[4] = 0;
    long low = picked(s, team, 0);
    long high = picked(s, team, 1);
    boolean all = everybodyAvailable(s);
    int base = team * MotsState.MOST;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.squad[base + i];
      if (has(low, high, card) || !all && s.absence[card] != 0) continue;
      counts[s.box.position[card]]++;
    }
  }

  /// Whether nobody is kept out of the line-up being built: absences count for the league only.
  @Rule({"MOTS-069", "MOTS-A21", "MOTS-A53"})
  static boolean everybodyAvailable(MotsState s) {
    return s.lining != Purpose.MATCHES || s.competition != Competition.LEAGUE;
  }

  /// The cards already in the line-up being built, as bits: cards 0 to 63 (half 0) or from 64 (half
  /// 1).
  static long picked(MotsState s, int team, int half) {
    if (s.pickShape[team] < 0) return 0;
    long bits = 0;
    int base = team * Formation.ELEVEN;
    for (int i = 0; i < Formation.ELEVEN; i++) {
      int card = s.pick[base + i];
      if (card == MotsState.OPEN) break;
      if (card >= 0 && card >> 6 == half) bits |= 1L << card;
    }
    return bits;
  }

  /// Whether the card is among these bits.
  static boolean has(long low, long high, int card) {
    return ((card < 64 ? low : high) >>> card & 1) != 0;
  }

  /// Whether the card is already in the line-up being built.
  static boolean isPicked(MotsState s, int team, int card) {
    return has(picked(s, team, 0), picked(s, team, 1), card);
  }

  /// How many of the places from `place` on must stay empty in this formation, given these players.
  static int gaps(int formation, int place, int[] counts) {
    int missing = 0;
    for (int p = 0; p < 4; p++) {
      missing += Math.max(0, Formation.left(formation, place, p) - counts[p]);
    }
    return Math.max(0, missing - counts[Lookup.ANY]);
  }

  /// The fewest places that must stay empty in any formation the team may choose.
  @Rule({"MOTS-033", "MOTS-A11"})
  static int fewestGaps(MotsState s, int[] counts) {
    int fewest = Formation.ELEVEN;
    for (int f = 0; f < s.house.formations; f++) fewest = Math.min(fewest, gaps(f, 0, counts));
    return fewest;
  }

  /// The first place not yet decided, or 11.
  static int openPlace(MotsState s, int team) {
    int base = team * Formation.ELEVEN;
    int place = 0;
    while (place < Formation.ELEVEN && s.pick[base + place] != MotsState.OPEN) place++;
    return place;
  }

  /// The most stars the team can reach in this formation when the places before `place` stand as
  /// they are picked.
  static int best(MotsState s, int team, int formation, int place) {
    var stars =
        new int[4][Formation.ELEVEN + 1]; // per position, the stars still to be placed, best first
    var youths = new int[4];
    int young = gather(s, team, stars, youths);
    int total = 0;
    for (int i = 0; i < place; i++) {
      int card = s.pick[team * Formation.ELEVEN + i];
      if (card >= 0) total += s.box.stars[card];
    }
    int[] need = new int[4];
    for (int i = place; i < Formation.ELEVEN; i++) need[Formation.position(formation, i)]++;
    for (int p = 0; p < 4; p++) for (int i = 0; i < need[p]; i++) total += stars[p][i];
    for (int y = 0; y < young; y++) total += gain(stars, need, youths[y]);
    return total;
  }

  private static int gain(int[][] stars, int[] need, int youth) {
    int weakest = -1;
    for (int p = 0; p < 4; p++) {
      if (need[p] > 0 && (weakest < 0 || stars[p][need[p] - 1] < stars[weakest][need[weakest] - 1]))
        weakest = p;
    }
    if (weakest < 0) return 0;
    int there = stars[weakest][need[weakest] - 1];
    if (there >= youth) return 0;
    need[weakest]--;
    return youth - there;
  }

  private static int gather(MotsState s, int team, int[][] stars, int[] youths) {
    int young = 0;
    long low = picked(s, team, 0);
    long high = picked(s, team, 1);
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (!available(s, card) || has(low, high, card)) continue;
      int p = s.box.position[card];
      if (p == Lookup.ANY) insert(youths, s.box.stars[card], young++);
      else insert(stars[p], s.box.stars[card], stars[p].length - 1);
    }
    return young;
  }

  private static void insert(int[] sorted, int stars, int last) {
    int at = last;
    while (at > 0 && sorted[at - 1] < stars) {
      if (at < sorted.length) sorted[at] = sorted[at - 1];
      at--;
    }
    sorted[at] = stars;
  }

  /// The most stars in any formation with the fewest gaps.
  @Rule("MOTS-A56")
  static int best(MotsState s, int team) {
    var counts = new int[5];
    count(s, team, counts);
    int fewest = fewestGaps(s, counts);
    int most = 0;
    for (int f = 0; f < s.house.formations; f++) {
      if (gaps(f, 0, counts) == fewest) most = Math.max(most, best(s, team, f, 0));
    }
    return most;
  }

  /// A displayed player has left: the strongest fitting player who is not displayed takes his place
  /// at once; his number stays occupied.
  @Rule("MOTS-A78")
  static void mend(MotsState s, int team, int card) {
    int place = s.place(team, card);
    if (place < 0) return;
    s.line[team * Formation.ELEVEN + place] =
        (byte) strongest(s, team, Formation.position(s.shape[team], place));
  }

  /// The strongest player of the squad who may stand in this position and is not displayed, or
  /// EMPTY.
  static int strongest(MotsState s, int team, int position) {
    int best = MotsState.EMPTY;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (!fits(s, card, position) || s.place(team, card) >= 0) continue;
      if (best < 0 || s.box.stars[card] > s.box.stars[best]) best = card;
    }
    return best;
  }
}
