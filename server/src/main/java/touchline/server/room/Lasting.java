package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.server.Fault;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// How long a standing order stands, by what its seat sees. It ends when a value at one of the JSON
/// pointers in `until`, with blanks between them, is no longer what it was (`before`), and when the
/// value at `during` is none of `values`. With `during` that alone counts: the order rests while
/// other moves are asked for; without, it ends then.
record Lasting(String until, String before, String during, List<String> values) {
  private static final int LONGEST = 200;
  private static final int MOST_VALUES = 16;

  /// What a request asks for; `view` is what the seat sees now.
  ///
  /// @throws Fault 400 if something it points at is not there
  static Lasting asked(Body body, JsonNode view) {
    var until = body.optional("until", LONGEST).orElse("");
    for (var pointer : pointers(until)) check("until", pointer, view);
    var during = body.optional("while", LONGEST).orElse("");
    if (!during.isEmpty()) check("while", during, view);
    var values = body.texts("in", MOST_VALUES, LONGEST);
    if (during.isEmpty() != values.isEmpty())
      throw Fault.malformed("in", "the values at while, and only with it");
    return new Lasting(until, seen(until, view), during, values);
  }

  static Lasting stored(Body body) {
    return new Lasting(
        body.text("until", LONGEST),
        body.text("before", Integer.MAX_VALUE),
        body.optional("while", LONGEST).orElse(""),
        body.texts("in", MOST_VALUES, LONGEST));
  }

  /// Whether it has ended, given what the seat sees.
  boolean over(Object view) {
    if (until.isEmpty() && during.isEmpty()) return false;
    var seen = Shapes.of(view);
    if (!during.isEmpty() && !values.contains(seen.at(during).asString(""))) return true;
    return !until.isEmpty() && !seen(until, seen).equals(before);
  }

  /// Whether it waits while other moves are asked for.
  boolean rests() {
    return !during.isEmpty();
  }

  void into(ObjectNode out) {
    out.put("until", until);
    if (during.isEmpty()) return;
    out.put("while", during);
    out.set("in", Shapes.of(values));
  }

  private static List<String> pointers(String until) {
    return until.isBlank() ? List.of() : List.of(until.strip().split(" +"));
  }

  private static String seen(String until, JsonNode view) {
    var all = new ArrayList<String>();
    for (var pointer : pointers(until)) all.add(Json.text(view.at(pointer)));
    return String.join(" ", all);
  }

  private static void check(String field, String pointer, JsonNode view) {
    if (!pointer.startsWith("/") || view.at(pointer).isMissingNode())
      throw Fault.malformed(field, "a JSON pointer into your view");
  }
}
