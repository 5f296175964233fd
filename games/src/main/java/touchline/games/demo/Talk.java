package touchline.games.demo;

import touchline.engine.Rule;

/// A team talk: a card held covered and laid for one match. Copies of a kind are all alike.
@Rule("DEMO-052")
public enum Talk {
  CALM(1, 8),
  PRESS(2, 6),
  ATTACK(3, 4);

  /// How many kinds there are.
  static final int KINDS = 3;

  private static final Talk[] ALL = values();

  /// What the card adds to the club's strength, 1 to 3.
  public final int strength;

  /// How many such cards are in the box.
  final int copies;

  Talk(int strength, int copies) {
    this.strength = strength;
    this.copies = copies;
  }

  static Talk at(int kind) {
    return ALL[kind];
  }
}
