package touchline.games.mots;

/// How many players there are of each position, or how many are wanted: four numbers in one int, a
/// byte each, the goalkeepers lowest. What is missing is asked at every pick of every line-up, and
/// so it is reckoned for all four at once.
final class Tally {
  private static final int TOP = 0x80808080;
  private static final int ONES = 0x01010101;
  private static final int[] WANTED = wanted();

  private Tally() {}

  /// How many of a set of cards there are of each position, youths left out.
  static int of(Lookup box, long low, long high) {
    return box.count(0, low, high)
        | box.count(1, low, high) << 8
        | box.count(2, low, high) << 16
        | box.count(3, low, high) << 24;
  }

  /// How many a formation wants of each position from `place` on; `place` may be 11.
  static int wanted(int formation, int place) {
    return WANTED[formation * (Formation.ELEVEN + 1) + place];
  }

  /// How many are wanted that are not there, over all positions.
  static int missing(int wanted, int there) {
    int less =
        (wanted | TOP) - there; // in each byte: the difference, plus 128 so that none borrows
    int wanting = less & TOP; // set where it is not below zero
    return (less & wanting - (wanting >>> 7)) * ONES >>> 24;
  }

  private static int[] wanted() {
    var all = new int[Formation.ALL.size() * (Formation.ELEVEN + 1)];
    for (int f = 0; f < Formation.ALL.size(); f++) {
      for (int place = 0; place <= Formation.ELEVEN; place++) {
        for (int p = 0; p < 4; p++)
          all[f * (Formation.ELEVEN + 1) + place] |= Formation.left(f, place, p) << 8 * p;
      }
    }
    return all;
  }
}
