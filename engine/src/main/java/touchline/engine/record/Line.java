package touchline.engine.record;

import touchline.engine.Entry;
import touchline.engine.Move;
import touchline.engine.Seat;

/// One line after the head, with its number in the text: what was played, or what must hold here.
public sealed interface Line {
  /// The number of the line, from 1.
  int number();

  /// Something was played or taken back.
  record Made(int number, Entry entry) implements Line {}

  /// The move must be refused by this rule.
  record Refuse(int number, Seat seat, Move move, String rule) implements Line {}

  /// The move must be legal.
  record Offers(int number, Seat seat, Move move) implements Line {}

  /// The value at the path, in the seat's view or (for `all`) in the open state, must be this.
  record Expect(int number, String viewer, String path, String value) implements Line {}

  /// The game must be over with this result.
  record Over(int number, String result) implements Line {}
}
