package touchline.server;

import static touchline.server.BadRequest.malformed;

import java.util.stream.Stream;

/// No name that a request can give anything has control characters in it.
final class BadNames {
  private static final String NAME = "\"a\\r\\n\\u0000b\"";

  private BadNames() {}

  static Stream<BadRequest> requests() {
    return Stream.concat(
        Stream.of(
            malformed("a new table's name", create("\"name\":" + NAME, "")),
            malformed(
                "a table's name",
                s -> s.seat(0).send("PATCH", s.seat(0).path(""), "{\"name\":" + NAME + "}"))),
        Stream.of(
                "\"name\":" + NAME,
                "\"club\":" + NAME,
                "\"crest\":" + NAME,
                "\"colours\":[" + NAME + "]")
            .flatMap(BadNames::looks));
  }

  private static Stream<BadRequest> looks(String looks) {
    var field = looks.substring(1, looks.indexOf('"', 1));
    return Stream.of(
        malformed("a new seat's " + field, create("\"name\":\"us\"", "," + looks)),
        malformed(
            "a seat's " + field,
            s -> s.seat(0).send("POST", s.seat(0).path("/seats/A"), "{" + looks + "}")));
  }

  private static java.util.function.Function<Desk.Sat, Client.Answer> create(
      String table, String seat) {
    return s ->
        s.seat(0)
            .with("")
            .send(
                "POST",
                "/api/tables",
                "{\"game\":\"toy\",%s,\"seats\":[{\"kind\":\"person\"%s},{\"kind\":\"person\"}]}"
                    .formatted(table, seat));
  }
}
