package touchline.server.room;

import java.util.List;
import java.util.TreeMap;
import touchline.engine.Seat;
import touchline.engine.Turn;
import touchline.engine.Viewer;
import touchline.engine.record.Head;
import touchline.engine.record.RecordWriter;
import touchline.server.store.EntryRow;

/// The record of a table as text: all of it once the game is over, before that what the viewer may
/// know.
final class Records {
  private Records() {}

  static String of(Room room, Viewer viewer) {
    boolean over = room.play().over();
    var rows = room.services().store().shelf().entries(room.id(), 0, room.play().ledger().count());
    var out = new StringBuilder(RecordWriter.head(head(room, over ? "" : Holder.word(viewer))));
    if (over) rows.forEach(row -> out.append(row.text()).append('\n'));
    else redact(rows, viewer, out);
    if (room.play().sitting().turn() instanceof Turn.Over(var result))
      out.append("over ").append(result.text()).append('\n');
    return out.toString();
  }

  /// Luck that the viewer may not know is `LUCK ?`; other seats' covered moves are left out, for
  /// even their number may be a secret. Others' undos are comments, as what they took back may be
  /// missing.
  private static void redact(List<EntryRow> rows, Viewer viewer, StringBuilder out) {
    for (var row : rows) {
      boolean known = (row.audience() & viewer.bit()) != 0;
      var word = row.text().substring(0, row.text().indexOf(' '));
      boolean own = viewer instanceof Seat seat && word.equals(seat.name());
      switch (word) {
        case "undo" -> undo(row.text(), viewer, known, out);
        case "rewind" -> line(out, "# the table went back");
        case "LUCK" -> line(out, known ? row.text() : "LUCK ?");
        default -> {
          if (known || own) line(out, row.text());
        }
      }
    }
  }

  private static void undo(String text, Viewer viewer, boolean known, StringBuilder out) {
    var words = text.split(" ");
    if (words[1].equals(Holder.word(viewer))) line(out, text);
    else if (known) line(out, "# " + words[1] + " took moves back");
  }

  private static Head head(Room room, String redacted) {
    var t = room.table();
    return new Head(
        t.game(),
        t.edition(),
        t.seats(),
        t.pack(),
        t.hash(),
        new TreeMap<>(Opening.options(t)),
        "none",
        redacted,
        redacted.isEmpty() ? Opening.position(t) : List.of());
  }

  private static void line(StringBuilder out, String text) {
    out.append(text).append('\n');
  }
}
