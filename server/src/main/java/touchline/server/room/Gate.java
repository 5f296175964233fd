package touchline.server.room;

import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Seat;
import touchline.engine.TableEvent;
import touchline.engine.Turn;
import touchline.engine.Viewer;
import touchline.engine.Words;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// The one place where anything goes out to a viewer. It shows the viewer's own view, moves and log
/// lines, and what is public about the table; nothing else passes.
final class Gate {
  /// The most log lines of one answer; the client asks again for more.
  static final int MOST_LINES = 1_000;

  /// Events that strike earlier lines.
  private static final Set<String> TAKEN_BACK =
      Set.of(
          Words.of(TableEvent.Undone.class),
          Words.of(TableEvent.TookBack.class),
          Words.of(TableEvent.Rewound.class));

  private Gate() {}

  /// The table as the viewer sees it, with his log lines after number `since`.
  static ObjectNode shown(Room room, Viewer viewer, int since) {
    var out = Json.object();
    var table = room.table();
    out.put("table", table.id());
    out.put("game", table.game());
    out.put("edition", table.edition());
    var pack = out.putObject("pack");
    pack.put("name", table.pack());
    pack.put("hash", table.hash());
    out.set("options", Json.parse(table.options()));
    out.put("you", Holder.word(viewer));
    out.put("host", room.hosts(viewer));
    out.put("version", version(room, viewer));
    out.put("decision", room.play().sitting().decision(viewer));
    out.setAll(around(room, viewer));
    seats(room, (ArrayNode) out.get("seats"));
    out.put("absence", room.services().config().absence().toSeconds());
    if (viewer instanceof Seat seat) moves(room, seat, out);
    out.set("view", Shapes.of(room.play().sitting().view(viewer)));
    out.set("log", log(room, viewer, since));
    out.put("lines", room.chronicle().count(viewer));
    return out;
  }

  /// The table as it was after an entry, for a viewer; `line` is his log line that stood last, and
  /// with it come those after number `since`, as many as one answer holds. The entry's number
  /// counts covered moves too, so it is told only once the game is over.
  static ObjectNode past(Room room, Play<?> then, Viewer viewer, int line, int since, int entry) {
    var out = Json.object();
    out.put("table", room.table().id());
    out.put("as", Holder.word(viewer));
    out.put("line", line);
    out.put("lines", room.chronicle().count(viewer));
    out.set("entry", room.play().over() ? Shapes.of(entry) : Shapes.of(null));
    turn(then, out);
    out.set("view", Shapes.of(then.sitting().view(viewer)));
    var lines = out.putArray("log");
    for (var one : log(room, viewer, since)) if (one.get("n").intValue() <= line) lines.add(one);
    return out;
  }

  /// A text that changes whenever the table looks different for this viewer, and never else: his
  /// decision number, his number of log lines, and a sum over the rest.
  static String version(Room room, Viewer viewer) {
    var sum = new CRC32();
    sum.update(Json.bytes(around(room, viewer)));
    return "%d-%d-%08x"
        .formatted(
            room.play().sitting().decision(viewer), room.chronicle().count(viewer), sum.getValue());
  }

  /// A seat's moves with their notation, type and components.
  static ArrayNode moves(Moves moves, Notation notation) {
    var out = Json.array();
    for (var move : moves.list()) {
      var one = out.addObject();
      one.put("text", notation.write(move));
      one.put("type", Words.of(move.getClass()));
      Shapes.into(one, (Record) move);
    }
    return out;
  }

  private static ObjectNode around(Room room, Viewer viewer) {
    var out = Json.object();
    out.put("name", room.table().name());
    out.put("pace", room.table().pace());
    var seats = room.roster().json();
    for (var chair : seats.values()) {
      var seat = Seat.valueOf(chair.get("seat").stringValue());
      ((ObjectNode) chair).put("online", room.online(seat));
    }
    out.set("seats", seats);
    turn(room.play(), out);
    var consent = room.consent();
    out.set("consent", consent == null ? Shapes.of(null) : consent.shown(room.roster()));
    if (viewer instanceof Seat seat) {
      out.put("undoable", room.play().sitting().undoable(seat));
      out.put("rewindable", room.lastMove(seat) > 0);
      var order = room.order(seat);
      out.set("standing", order == null ? Shapes.of(null) : order.json());
    }
    return out;
  }

  private static void turn(Play<?> play, ObjectNode out) {
    var turn = play.sitting().turn();
    var seats = turn instanceof Turn.Decide(var deciding) ? Shapes.letters(deciding) : Json.array();
    out.set("turn", seats);
    out.set("result", turn instanceof Turn.Over(var result) ? Shapes.of(result) : Shapes.of(null));
  }

  /// Since when a person is away; not part of the version, for it tells nothing new.
  private static void seats(Room room, ArrayNode seats) {
    for (var node : seats.values()) {
      var seat = Seat.valueOf(node.get("seat").stringValue());
      ((ObjectNode) node).set("awaySince", Shapes.of(room.awaySince(seat)));
    }
  }

  private static void moves(Room room, Seat seat, ObjectNode out) {
    var play = room.play();
    out.set("moves", moves(play.sitting().legal(seat), play.notation()));
    out.set("asides", moves(play.sitting().asides(seat), play.notation()));
  }

  private static ArrayNode log(Room room, Viewer viewer, int since) {
    var out = Json.array();
    for (var line : room.chronicle().since(viewer, since, MOST_LINES, room::events)) {
      var one = out.addObject();
      one.put("n", line.number());
      one.setAll(event(line.row().event()));
      if (line.row().undone() > 0) one.put("undone", true);
      if (TAKEN_BACK.contains(one.get("type").stringValue())) {
        one.set("struck", Shapes.of(room.chronicle().struckBy(viewer, line.row().n())));
      }
    }
    return out;
  }

  private static ObjectNode event(@Nullable String text) {
    if (text == null) throw new IllegalStateException("a line without its text");
    JsonNode event = Json.parse(text);
    return ((ObjectNode) event).without(List.of("n", "undone", "struck"));
  }
}
