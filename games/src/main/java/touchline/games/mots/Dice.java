package touchline.games.mots;

import touchline.engine.Move;
import touchline.engine.Rule;

/// What the three dice show.
@Rule("MOTS-013")
public sealed interface Dice extends Move {
  /// The three-sided die.
  record D3(int pips) implements Dice {}

  /// The six-sided die.
  record D6(int pips) implements Dice {}

  /// The twelve-sided die.
  record D12(int pips) implements Dice {}

  /// The pips on top.
  int pips();
}
