package touchline.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A list of moves to be filled by rules, made to be cleared and used again. Outcomes of luck carry
/// weights; all others weigh 1.
///
/// Random play asks for one move of a list and never looks at the others. So moves that stand in a
/// table for good are added as a set of places in it, and are written out only when somebody wants
/// to see them: to count a set and to take one of it are single instructions.
public final class Moves {
  private Object[] items = new Object[32]; // of any type: storing needs no check
  private int[] weights = new int[0]; // shorter than the list while all weigh 1
  private int size;
  private int total;

  private Move[][] tables = new Move[4][]; // after the items, not written out yet
  private int[] firsts = new int[4];
  private long[] places = new long[4];
  private int sets;
  private int inSets;

  /// Adds a move.
  public void add(Move move) {
    if (sets > 0) writeOut();
    if (size == items.length) items = Arrays.copyOf(items, size * 2);
    items[size++] = move;
    total++;
  }

  /// Adds an outcome of luck that is `weight` times as likely as one of weight 1.
  public void add(Move move, int weight) {
    add(move);
    if (weight == 1) return;
    if (weights.length < size) weigh();
    weights[size - 1] += weight - 1;
    total += weight - 1;
  }

  /// Adds moves out of a table that never changes: those at `first + i` for each bit `i` of the
  /// set, in rising order.
  public void add(Move[] table, int first, long set) {
    if (set == 0) return;
    if (sets == tables.length) {
      tables = Arrays.copyOf(tables, sets * 2);
      firsts = Arrays.copyOf(firsts, sets * 2);
      places = Arrays.copyOf(places, sets * 2);
    }
    tables[sets] = table;
    firsts[sets] = first;
    places[sets++] = set;
    inSets += Long.bitCount(set);
  }

  /// The move at this place, from 0.
  public Move get(int index) {
    if (sets > 0) writeOut();
    return (Move) items[index];
  }

  /// The weight of the move at this place.
  public int weight(int index) {
    return index < weights.length ? weights[index] : 1;
  }

  /// How many there are.
  public int size() {
    return size + inSets;
  }

  /// Whether there are none.
  public boolean isEmpty() {
    return size() == 0;
  }

  /// Whether the move is one of them.
  public boolean contains(Move move) {
    for (int i = 0; i < size(); i++) if (get(i).equals(move)) return true;
    return false;
  }

  /// One of them, by weight; there must be one.
  public Move pick(Rng rng) {
    int left = rng.below(total + inSets);
    return left < total ? item(left) : inSets(left - total);
  }

  /// Empties the list.
  public void clear() {
    size = 0;
    total = 0;
    sets = 0;
    inSets = 0;
    if (weights.length > 0) weights = new int[0];
  }

  /// The moves as a list of their own.
  public List<Move> list() {
    var all = new ArrayList<Move>(size());
    for (int i = 0; i < size(); i++) all.add(get(i));
    return all;
  }

  private Move item(int weightBefore) {
    if (total == size) return (Move) items[weightBefore];
    int left = weightBefore;
    for (int i = 0; ; i++) {
      left -= weight(i);
      if (left < 0) return (Move) items[i];
    }
  }

  private Move inSets(int index) {
    int left = index;
    int set = 0;
    for (int there; left >= (there = Long.bitCount(places[set])); set++) left -= there;
    long bit =
        Long.expand(1L << left, places[set]); // the one of these bits that has `left` below it
    return tables[set][firsts[set] + Long.numberOfTrailingZeros(bit)];
  }

  private void writeOut() {
    int all = sets;
    sets = 0;
    inSets = 0;
    for (int i = 0; i < all; i++)
      for (long set = places[i]; set != 0; set &= set - 1)
        add(tables[i][firsts[i] + Long.numberOfTrailingZeros(set)]);
  }

  /// From here on weights are kept.
  private void weigh() {
    int before = weights.length;
    weights = Arrays.copyOf(weights, items.length);
    Arrays.fill(weights, before, weights.length, 1);
  }
}
