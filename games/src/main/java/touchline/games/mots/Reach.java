package touchline.games.mots;

import touchline.engine.Rule;

/// The most stars that a set of players can bring to the places of a line-up that are still open.
/// How many there are of each strength is packed into an int for each kind of player, five bits for
/// each number of stars: no player is looked at twice.
@Rule({"MOTS-A56", "MOTS-A28"})
final class Reach {
  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final int STRONGEST = 5;

  private final int[] strengths = new int[Lookup.KINDS];

  /// These players, as a set of bits in two halves.
  Reach(Lookup box, long low, long high) {
    for (long left = low; left != 0; left &= left - 1)
      add(box, Long.numberOfTrailingZeros(left), 1);
    for (long left = high; left != 0; left &= left - 1)
      add(box, Long.SIZE + Long.numberOfTrailingZeros(left), 1);
  }

  private void add(Lookup box, int card, int times) {
    strengths[box.position[card]] += times << BITS * box.stars[card];
  }

  /// The most stars in any formation that leaves just so many places empty.
  int best(MotsState s, int there, int youths, int gaps) {
    int most = 0;
    for (int f = 0; f < s.house.formations; f++)
      if (Eleven.gaps(f, 0, there, youths) == gaps) most = Math.max(most, best(f, 0));
    return most;
  }

  /// The most stars from this place on, the others of the line-up not counted.
  int best(int formation, int place) {
    int total = 0;
    int placed = 0; // how many stand there of each strength, empty places as strength 0
    for (int p = 0; p < Lookup.ANY; p++) {
      int places = Formation.left(formation, place, p);
      for (int stars = STRONGEST; stars > 0 && places > 0; stars--) {
        int standing = Math.min(places, strengths[p] >>> BITS * stars & MASK);
        places -= standing;
        total += standing * stars;
        placed += standing << BITS * stars;
      }
      placed += places;
    }
    return total + youths(placed);
  }

  /// What youths add, each in the place of the weakest who stands there.
  private int youths(int standing) {
    int gain = 0;
    int placed = standing;
    for (int stars = STRONGEST; stars > 0; stars--) {
      for (int left = strengths[Lookup.ANY] >>> BITS * stars & MASK; left > 0; left--) {
        if (placed == 0) return gain;
        int weakest = Integer.numberOfTrailingZeros(placed) / BITS;
        if (weakest >= stars) return gain;
        placed -= 1 << BITS * weakest;
        gain += stars - weakest;
      }
    }
    return gain;
  }

  /// Without this player, one of the set.
  void remove(Lookup box, int card) {
    add(box, card, -1);
  }

  /// The same, if this player, one of the set, is put on this place.
  int with(Lookup box, int card, int formation, int place) {
    add(box, card, -1);
    int most = box.stars[card] + best(formation, place + 1);
    add(box, card, 1);
    return most;
  }
}
