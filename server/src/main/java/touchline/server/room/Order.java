package touchline.server.room;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.NotationException;
import touchline.server.Fault;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// What a seat wants done when its turn comes, whatever the game. Either `moves`: the first of
/// these that is legal is made. Or `type` and `limit`: the move that begins with the words of
/// `type` and goes on with the smallest number, if that does not exceed the limit, else
/// `otherwise`. It dies with what it hangs on ([Lasting]), and, unless it rests meanwhile, when the
/// table waits for the seat and none of its types of moves is offered any more.
record Order(List<String> moves, String type, int limit, String otherwise, Lasting lasting) {
  private static final int LONGEST = 200;
  private static final int MOST_MOVES = 16;

  /// What becomes of it now.
  sealed interface Next {
    /// The move to be made.
    record Submit(Move move) implements Next {}

    /// Nothing of it is possible now; the person decides.
    record Rest() implements Next {}

    /// It has had its day.
    record Expired() implements Next {}
  }

  /// What a request asks for; `view` is what the seat sees now.
  ///
  /// @throws Fault 400 if it is no order or its moves are not in the notation
  static Order asked(Body body, Notation notation, JsonNode view) {
    var lasting = Lasting.asked(body, view);
    var moves = body.texts("moves", MOST_MOVES, LONGEST);
    moves.forEach(m -> check("moves", m, notation));
    if (!moves.isEmpty()) return new Order(moves, "", 0, "", lasting);
    var type = body.text("type", LONGEST);
    if (!notation.words().contains(word(type)))
      throw Fault.malformed("type", "the first words of a move");
    int limit = (int) body.number("limit", Integer.MIN_VALUE, Integer.MAX_VALUE);
    var otherwise = body.optional("otherwise", LONGEST).orElse("");
    if (!otherwise.isEmpty()) check("otherwise", otherwise, notation);
    return new Order(List.of(), type, limit, otherwise, lasting);
  }

  /// What becomes of it, given what the seat sees and may do; the table waits for it if `offered`
  /// is not empty.
  Next next(Object view, Moves offered, Notation notation) {
    if (lasting.over(view)) return new Next.Expired();
    if (offered.isEmpty()) return new Next.Rest();
    Set<String> types = new LinkedHashSet<>();
    for (var move : offered.list()) types.add(word(notation.write(move)));
    if (types().stream().noneMatch(types::contains))
      return lasting.rests() ? new Next.Rest() : new Next.Expired();
    var move = moves.isEmpty() ? withinLimit(offered, notation) : preferred(offered, notation);
    return move == null ? new Next.Rest() : new Next.Submit(move);
  }

  ObjectNode json() {
    var out = Json.object();
    if (moves.isEmpty()) {
      out.put("type", type);
      out.put("limit", limit);
      out.put("otherwise", otherwise);
    } else {
      out.set("moves", Shapes.of(moves));
    }
    lasting.into(out);
    return out;
  }

  String text() {
    return Json.text(json().put("before", lasting.before()));
  }

  static Order stored(String text) {
    var body = new Body(Json.parse(text), "");
    return new Order(
        body.texts("moves", MOST_MOVES, LONGEST),
        body.optional("type", LONGEST).orElse(""),
        body.optionalNumber("limit", Integer.MIN_VALUE, Integer.MAX_VALUE).orElse(0L).intValue(),
        body.optional("otherwise", LONGEST).orElse(""),
        Lasting.stored(body));
  }

  private Set<String> types() {
    var types = new LinkedHashSet<String>();
    moves.forEach(m -> types.add(word(m)));
    if (!type.isEmpty()) types.add(word(type));
    if (!otherwise.isEmpty()) types.add(word(otherwise));
    return types;
  }

  private @Nullable Move preferred(Moves offered, Notation notation) {
    for (var text : moves) {
      var move = notation.read(text);
      if (offered.contains(move)) return move;
    }
    return null;
  }

  private @Nullable Move withinLimit(Moves offered, Notation notation) {
    Move best = null;
    int least = Integer.MAX_VALUE;
    var first = String.join(" ", type.strip().split(" +")) + " ";
    for (var move : offered.list()) {
      var text = notation.write(move);
      if (!text.startsWith(first)) continue;
      var last = text.substring(first.length());
      if (!last.matches("-?\\d{1,9}")) continue;
      int number = Integer.parseInt(last);
      if (number > limit || number >= least) continue;
      best = move;
      least = number;
    }
    if (best != null || otherwise.isEmpty()) return best;
    var other = notation.read(otherwise);
    return offered.contains(other) ? other : null;
  }

  private static void check(String field, String text, Notation notation) {
    try {
      notation.read(text);
    } catch (NotationException e) {
      throw Fault.malformed(field, e.text());
    }
  }

  private static String word(String text) {
    return text.strip().split(" ")[0];
  }
}
