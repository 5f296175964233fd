package touchline.server;

import static touchline.server.BadRequest.bad;
import static touchline.server.BadRequest.malformed;

import java.util.stream.Stream;

/// Requests of those who may not, for what is not theirs or not there.
final class BadLinks {
  private BadLinks() {}

  static Stream<BadRequest> requests() {
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
        malformed(
            "no seat's letter",
            s -> s.seat(0).send("POST", s.seat(0).path("/seats/Z"), "{\"kind\":\"bot\"}")),
        malformed(
            "no such level",
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
        malformed("a line of letters", s -> s.seat(0).get(s.seat(0).path("/at/one"))),
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
