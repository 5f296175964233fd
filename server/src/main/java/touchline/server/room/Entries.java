package touchline.server.room;

import touchline.engine.Entry;
import touchline.engine.Notation;
import touchline.engine.Seat;

/// Entries as the store keeps them, read back.
final class Entries {
  private Entries() {}

  /// The entry that the text stands for; the store holds nothing else.
  static Entry read(String text, Notation notation) {
    var words = text.split(" ", 3);
    return switch (words[0]) {
      case "undo" -> new Entry.Undone(Seat.valueOf(words[1]), Integer.parseInt(words[2]));
      case "rewind" -> new Entry.Rewound(Integer.parseInt(words[1]));
      default ->
          new Entry.Played(
              Seat.valueOf(words[0]), notation.read(text.substring(words[0].length() + 1)));
    };
  }
}
