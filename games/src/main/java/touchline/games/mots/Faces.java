package touchline.games.mots;

import touchline.engine.Moves;
import touchline.engine.Rng;

/// Every face of each die, in order, made once.
final class Faces {
  static final Dice[] THREE = {new Dice.D3(1), new Dice.D3(2), new Dice.D3(3)};
  static final Dice[] SIX = {
    new Dice.D6(1), new Dice.D6(2), new Dice.D6(3), new Dice.D6(4), new Dice.D6(5), new Dice.D6(6)
  };
  static final Dice[] TWELVE = twelve();

  private Faces() {}

  /// Adds every face as an outcome of luck.
  static void add(Dice[] die, Moves out) {
    for (var face : die) out.add(face);
  }

  /// Throws a die.
  static Dice roll(Dice[] die, Rng rng) {
    return die[rng.below(die.length)];
  }

  private static Dice[] twelve() {
    var all = new Dice[12];
    for (int i = 0; i < all.length; i++) all[i] = new Dice.D12(i + 1);
    return all;
  }
}
