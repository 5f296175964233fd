package touchline.server;

import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import touchline.server.json.Json;

/// Requests with something wrong, each with the status, the rule and the key of the no it must get.
final class BadRequests {
  private BadRequests() {}

  private static Arguments bad(
      String name, int status, String rule, String key, Function<Desk.Sat, Client.Answer> ask) {
    return Arguments.of(name, status, rule, key, ask);
  }

  private static Function<Desk.Sat, Client.Answer> moves(String body) {
    return s -> s.seat(0).send("POST", s.seat(0).path("/moves"), body);
  }

  private static Function<Desk.Sat, Client.Answer> create(String body) {
    return s -> s.seat(0).with("").send("POST", "/api/tables", body);
  }

  private static Function<Desk.Sat, Client.Answer> sandbox(String record) {
    return s -> s.seat(0).with("").post("/api/sandbox", Json.object().put("record", record));
  }

  static Stream<Arguments> requests() {
    var head = "game toy\nedition 1\nseats 2\n";
    return Stream.of(
        bad(
            "no token",
            401,
            "TABLE-011",
            "no-link",
            s -> s.seat(0).with("").get(s.seat(0).path(""))),
        bad(
            "made-up token",
            401,
            "TABLE-011",
            "unknown-link",
            s -> s.seat(0).with("AAAAAAAAAAAAAAAAAAAAAA").get(s.seat(0).path(""))),
        bad(
            "huge token",
            401,
            "TABLE-011",
            "unknown-link",
            s -> s.seat(0).with("A".repeat(5000)).get(s.seat(0).path(""))),
        bad(
            "unknown table",
            404,
            "TABLE-013",
            "unknown",
            s -> s.seat(0).get("/api/tables/nowhere")),
        bad(
            "spectator plays",
            403,
            "TABLE-011",
            "spectator",
            s ->
                s.spectator()
                    .send(
                        "POST",
                        s.spectator().path("/moves"),
                        "{\"decision\":0,\"moves\":[\"pick 1\"]}")),
        bad("not his turn", 422, "TABLE-002", "not-on-offer", s -> s.seat(0).move("pass")),
        bad("illegal", 422, "TOY-002", "twice-or-out-of-range", s -> s.seat(0).move("pick 9")),
        bad("luck", 422, "TABLE-002", "not-on-offer", s -> s.seat(0).move("deal 6")),
        bad(
            "luck ends a batch",
            422,
            "TABLE-002",
            "not-on-offer",
            s -> s.seat(0).move("pick 1", "deal 6")),
        bad("no moves", 422, "TABLE-004", "batch", s -> s.seat(0).move()),
        bad(
            "too many moves",
            422,
            "TABLE-004",
            "batch",
            s ->
                s.seat(0).move(java.util.Collections.nCopies(65, "pick 1").toArray(String[]::new))),
        bad("stale", 409, "TABLE-003", "stale", s -> s.seat(0).moveAt(12345, "pick 1")),
        bad(
            "not in the notation",
            400,
            "TABLE-007",
            "unreadable",
            s -> s.seat(0).move("pick eleven")),
        bad("no such move", 400, "TABLE-007", "unreadable", s -> s.seat(0).move("cheat 100")),
        bad("empty move", 400, "TABLE-007", "unreadable", s -> s.seat(0).move("")),
        bad("no JSON", 400, "TABLE-012", "malformed", moves("{\"decision\": 0, ")),
        bad("a list", 400, "TABLE-012", "malformed", moves("[1, 2]")),
        bad(
            "a field twice",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"decision\":0,\"decision\":0,\"moves\":[\"pick 1\"]}")),
        bad(
            "text for a number",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"decision\":\"0\",\"moves\":[\"pick 1\"]}")),
        bad(
            "a fraction",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"decision\":0.5,\"moves\":[\"pick 1\"]}")),
        bad(
            "a number too long",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"decision\":1e400,\"moves\":[\"pick 1\"]}")),
        bad(
            "deep nesting",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"moves\":" + "[".repeat(20_000) + "]".repeat(20_000) + "}")),
        bad(
            "moves not texts",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"decision\":0,\"moves\":[{}]}")),
        bad(
            "a long move",
            400,
            "TABLE-012",
            "malformed",
            moves("{\"decision\":0,\"moves\":[\"" + "p".repeat(300) + "\"]}")),
        bad("huge", 413, "TABLE-010", "too-large", moves("{\"x\":\"" + "y".repeat(70_000) + "\"}")),
        bad(
            "plain text",
            400,
            "TABLE-012",
            "malformed",
            s ->
                s.seat(0)
                    .send(
                        s.seat(0)
                            .request(s.seat(0).path("/moves"))
                            .header("Content-Type", "text/plain")
                            .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{}")))),
        bad(
            "another site",
            403,
            "TABLE-011",
            "foreign",
            s ->
                s.seat(0)
                    .send(
                        s.seat(0)
                            .request(s.seat(0).path(""))
                            .header("Origin", "http://elsewhere.example")
                            .GET())),
        bad("undo nothing", 422, "TABLE-005", "no-undo", s -> s.seat(0).undo(1)),
        bad("undo less than one", 400, "TABLE-012", "malformed", s -> s.seat(0).undo(0)),
        bad(
            "go back nowhere",
            422,
            "TABLE-005",
            "no-undo",
            s -> s.seat(0).send("POST", s.seat(0).path("/rewind"), "{}")),
        bad(
            "answer nobody",
            422,
            "TABLE-008",
            "nothing-asked",
            s -> s.seat(0).send("POST", s.seat(0).path("/rewind/answer"), "{\"agree\":true}")),
        bad(
            "another's seat",
            403,
            "TABLE-009",
            "not-yours",
            s -> s.seat(1).send("POST", s.seat(1).path("/seats/A"), "{\"kind\":\"bot\"}")),
        bad(
            "present person",
            422,
            "TABLE-009",
            "taken",
            s -> s.seat(0).send("POST", s.seat(0).path("/seats/B"), "{\"kind\":\"bot\"}")),
        bad(
            "no such seat",
            404,
            "TABLE-013",
            "unknown",
            s -> s.seat(0).send("POST", s.seat(0).path("/seats/D"), "{\"kind\":\"bot\"}")),
        bad(
            "no seat's letter",
            400,
            "TABLE-012",
            "malformed",
            s -> s.seat(0).send("POST", s.seat(0).path("/seats/Z"), "{\"kind\":\"bot\"}")),
        bad(
            "no such level",
            400,
            "TABLE-012",
            "malformed",
            s ->
                s.seat(0)
                    .send(
                        "POST", s.seat(0).path("/seats/A"), "{\"kind\":\"bot\",\"bot\":\"god\"}")),
        bad(
            "guest renames",
            403,
            "TABLE-011",
            "host-only",
            s -> s.seat(1).send("PATCH", s.seat(1).path(""), "{\"name\":\"mine\"}")),
        bad(
            "guest deletes",
            403,
            "TABLE-011",
            "host-only",
            s -> s.seat(1).delete(s.seat(1).path(""))),
        bad(
            "guest reissues",
            403,
            "TABLE-011",
            "host-only",
            s -> s.seat(1).send("POST", s.seat(1).path("/seats/A/link"), "{}")),
        bad(
            "another's past",
            403,
            "TABLE-015",
            "not-over",
            s -> s.seat(0).get(s.seat(0).path("/at/1?as=B"))),
        bad(
            "no such line",
            404,
            "TABLE-013",
            "unknown",
            s -> s.seat(0).get(s.seat(0).path("/at/99"))),
        bad(
            "a line of letters",
            400,
            "TABLE-012",
            "malformed",
            s -> s.seat(0).get(s.seat(0).path("/at/one"))),
        bad(
            "order of nothing",
            400,
            "TABLE-012",
            "malformed",
            s -> s.seat(0).send("PUT", s.seat(0).path("/standing"), "{}")),
        bad(
            "order until nowhere",
            400,
            "TABLE-012",
            "malformed",
            s ->
                s.seat(0)
                    .send(
                        "PUT",
                        s.seat(0).path("/standing"),
                        "{\"moves\":[\"pass\"],\"until\":\"/no/where\"}")),
        bad(
            "unknown game",
            404,
            "TABLE-013",
            "unknown",
            create("{\"game\":\"chess\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        bad(
            "one seat",
            400,
            "TABLE-012",
            "malformed",
            create("{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\"}]}")),
        bad(
            "nine seats",
            400,
            "TABLE-012",
            "malformed",
            create(
                "{\"game\":\"toy\",\"seats\":["
                    + "{\"kind\":\"person\"},".repeat(8)
                    + "{\"kind\":\"person\"}]}")),
        bad(
            "unknown option",
            400,
            "TABLE-012",
            "malformed",
            create(
                "{\"game\":\"toy\",\"options\":{\"speed\":\"1\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        bad(
            "unknown value",
            400,
            "TABLE-012",
            "malformed",
            create(
                "{\"game\":\"toy\",\"options\":{\"rounds\":\"3\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        bad(
            "unknown pack",
            400,
            "TABLE-012",
            "malformed",
            create(
                "{\"game\":\"toy\",\"pack\":\"../etc\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}")),
        bad(
            "control characters",
            400,
            "TABLE-012",
            "malformed",
            create(
                "{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\",\"name\":\"a\\u0000b\"},{\"kind\":\"person\"}]}")),
        bad("no record", 400, "TABLE-012", "malformed", sandbox("hello")),
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
            sandbox(head + "at colour 1\n")),
        bad(
            "unknown address",
            404,
            "TABLE-013",
            "unknown",
            s -> s.seat(0).get("/api/nothing/here")),
        bad(
            "unknown method",
            404,
            "TABLE-013",
            "unknown",
            s -> s.seat(0).send("PUT", s.seat(0).path("/moves"), "{}")));
  }
}
