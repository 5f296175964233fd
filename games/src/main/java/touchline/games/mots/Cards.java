package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;

/// Cards as people number them, from 1; 0 stands for nobody.
final class Cards {
  private Cards() {}

  /// The numbers of the eleven places from `base` on.
  static List<Integer> numbers(byte[] places, int base) {
    var all = new ArrayList<Integer>(Formation.ELEVEN);
    for (int i = 0; i < Formation.ELEVEN; i++) all.add(Math.max(0, places[base + i] + 1));
    return all;
  }
}
