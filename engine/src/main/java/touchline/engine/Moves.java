package touchline.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A list of moves to be filled by rules, made to be cleared and used again. Outcomes of luck carry
/// weights; all others weigh 1.
public final class Moves {
  private Move[] items = new Move[32];
  private int[] weights = new int[32];
  private int size;
  private int total;

  /// Adds a move.
  public void add(Move move) {
    add(move, 1);
  }

  /// Adds an outcome of luck that is `weight` times as likely as one of weight 1.
  public void add(Move move, int weight) {
    if (size == items.length) grow();
    items[size] = move;
    weights[size++] = weight;
    total += weight;
  }

  /// The move at this place, from 0.
  public Move get(int index) {
    return items[index];
  }

  /// The weight of the move at this place.
  public int weight(int index) {
    return weights[index];
  }

  /// How many there are.
  public int size() {
    return size;
  }

  /// Whether there are none.
  public boolean isEmpty() {
    return size == 0;
  }

  /// Whether the move is one of them.
  public boolean contains(Move move) {
    for (int i = 0; i < size; i++) if (items[i].equals(move)) return true;
    return false;
  }

  /// One of them, by weight; there must be one.
  public Move pick(Rng rng) {
    int left = rng.below(total);
    for (int i = 0; ; i++) {
      left -= weights[i];
      if (left < 0) return items[i];
    }
  }

  /// Empties the list.
  public void clear() {
    size = 0;
    total = 0;
  }

  /// The moves as a list of their own.
  public List<Move> list() {
    return new ArrayList<>(Arrays.asList(items).subList(0, size));
  }

  private void grow() {
    items = Arrays.copyOf(items, size * 2);
    weights = Arrays.copyOf(weights, size * 2);
  }
}
