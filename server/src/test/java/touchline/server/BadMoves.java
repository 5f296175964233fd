package touchline.server;

import static touchline.server.BadRequest.bad;
import static touchline.server.BadRequest.malformed;

import java.util.function.Function;
import java.util.stream.Stream;

/// Moves, undoing and standing orders with something wrong.
final class BadMoves {
  private BadMoves() {}

  private static Function<Desk.Sat, Client.Answer> moves(String body) {
    return s -> s.seat(0).send("POST", s.seat(0).path("/moves"), body);
  }

  static Stream<BadRequest> requests() {
    return Stream.of(
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
        malformed("no JSON", moves("{\"decision\": 0, ")),
        malformed("a list", moves("[1, 2]")),
        malformed("a field twice", moves("{\"decision\":0,\"decision\":0,\"moves\":[\"pick 1\"]}")),
        malformed("text for a number", moves("{\"decision\":\"0\",\"moves\":[\"pick 1\"]}")),
        malformed("a fraction", moves("{\"decision\":0.5,\"moves\":[\"pick 1\"]}")),
        malformed("a number too long", moves("{\"decision\":1e400,\"moves\":[\"pick 1\"]}")),
        malformed(
            "deep nesting", moves("{\"moves\":" + "[".repeat(20_000) + "]".repeat(20_000) + "}")),
        malformed("moves not texts", moves("{\"decision\":0,\"moves\":[{}]}")),
        malformed("a long move", moves("{\"decision\":0,\"moves\":[\"" + "p".repeat(300) + "\"]}")),
        bad("huge", 413, "TABLE-010", "too-large", moves("{\"x\":\"" + "y".repeat(70_000) + "\"}")),
        malformed(
            "plain text",
            s ->
                s.seat(0)
                    .send(
                        s.seat(0)
                            .request(s.seat(0).path("/moves"))
                            .header("Content-Type", "text/plain")
                            .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{}")))),
        bad("undo nothing", 422, "TABLE-005", "no-undo", s -> s.seat(0).undo(1)),
        malformed("undo less than one", s -> s.seat(0).undo(0)),
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
        malformed(
            "order of nothing", s -> s.seat(0).send("PUT", s.seat(0).path("/standing"), "{}")),
        malformed(
            "order until nowhere",
            s ->
                s.seat(0)
                    .send(
                        "PUT",
                        s.seat(0).path("/standing"),
                        "{\"moves\":[\"pass\"],\"until\":\"/no/where\"}")));
  }
}
