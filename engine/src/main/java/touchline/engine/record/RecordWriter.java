package touchline.engine.record;

import java.util.function.Function;
import touchline.engine.Entry;
import touchline.engine.Notation;

/// Writes records, one entry a line.
public final class RecordWriter {
  private RecordWriter() {}

  /// The head's lines.
  public static String head(Head head) {
    var out = new StringBuilder();
    line(out, "game " + head.game());
    line(out, "edition " + head.edition());
    line(out, "seats " + head.seats());
    if (!head.pack().isEmpty()) line(out, ("pack " + head.pack() + " " + head.hash()).trim());
    head.options().forEach((id, value) -> line(out, "option " + id + " " + value));
    line(out, "seed " + head.seed());
    if (!head.redacted().isEmpty()) line(out, "redacted for " + head.redacted());
    for (var field : head.position()) line(out, "at " + field);
    return out.toString();
  }

  /// One entry without its line end.
  public static String entry(Entry entry, Notation notation) {
    return switch (entry) {
      case Entry.Played(var seat, var move) -> seat + " " + notation.write(move);
      case Entry.Undone(var seat, int count) -> "undo " + seat + " " + count;
      case Entry.Rewound(int count) -> "rewind " + count;
    };
  }

  /// The whole record.
  public static String write(GameRecord record, Notation notation) {
    var out = new StringBuilder(head(record.head()));
    for (var line : record.lines()) line(out, text(line, notation));
    return out.toString();
  }

  private static String text(Line line, Notation notation) {
    Function<touchline.engine.Move, String> move = notation::write;
    return switch (line) {
      case Line.Made(int _, var entry) -> entry(entry, notation);
      case Line.Refuse(int _, var seat, var m, var rule) ->
          "refuse " + seat + " " + move.apply(m) + " " + rule;
      case Line.Offers(int _, var seat, var m) -> "offers " + seat + " " + move.apply(m);
      case Line.Expect(int _, var viewer, var path, var value) ->
          "expect " + viewer + " " + path + " " + value;
      case Line.Over(int _, var result) -> "over " + result;
    };
  }

  private static void line(StringBuilder out, String text) {
    out.append(text).append('\n');
  }
}
