package touchline.server;

import static touchline.server.BadRequest.bad;
import static touchline.server.BadRequest.malformed;

import java.util.function.Function;
import java.util.stream.Stream;
import touchline.server.json.Json;

/// Tables and sandboxes that cannot be opened.
final class BadTables {
  private BadTables() {}

  private static Function<Desk.Sat, Client.Answer> create(String body) {
    return s -> s.seat(0).with("").send("POST", "/api/tables", body);
  }

  private static Function<Desk.Sat, Client.Answer> sandbox(String record) {
    return s -> s.seat(0).with("").post("/api/sandbox", Json.object().put("record", record));
  }

  static Stream<BadRequest> requests() {
    var head = "game toy\nedition 1\nseats 2\n";
    return Stream.of(
        bad(
            "unknown game",
            404,
            "TABLE-013",
            "unknown",
            create("{\"game\":\"chess\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        malformed("one seat", create("{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\"}]}")),
        malformed(
            "nine seats",
            create(
                "{\"game\":\"toy\",\"seats\":["
                    + "{\"kind\":\"person\"},".repeat(8)
                    + "{\"kind\":\"person\"}]}")),
        malformed(
            "unknown option",
            create(
                "{\"game\":\"toy\",\"options\":{\"speed\":\"1\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        malformed(
            "unknown value",
            create(
                "{\"game\":\"toy\",\"options\":{\"rounds\":\"3\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        malformed(
            "unknown pack",
            create(
                "{\"game\":\"toy\",\"pack\":\"../etc\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        malformed(
            "control characters",
            create(
                "{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\",\"name\":\"a\\u0000b\"},{\"kind\":\"person\"}]}")),
        malformed("no record", sandbox("hello")),
        bad(
            "redacted record",
            422,
            "TABLE-015",
            "redacted",
            sandbox(head + "redacted for A\nLUCK ?\n")),
        bad("old record", 422, "TABLE-015", "edition", sandbox("game toy\nedition 7\nseats 2\n")),
        bad("another pack's record", 422, "TABLE-015", "pack", sandbox(head + "pack other ffff\n")),
        bad(
            "illegal record",
            422,
            "TABLE-015",
            "does-not-replay",
            sandbox(head + "LUCK deal 1\nLUCK deal 1\nA pick 1\nA pick 1\n")),
        bad(
            "impossible position",
            422,
            "TABLE-015",
            "does-not-replay",
            sandbox(head + "at hand 0 0\nat seats 7\n")),
        bad(
            "record without fields",
            422,
            "TABLE-015",
            "does-not-replay",
            sandbox(head + "at colour 1\n")));
  }
}
