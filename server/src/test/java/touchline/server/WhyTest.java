package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import touchline.server.json.Json;

/// A seat asks why moves may not be made; nothing is played by asking.
class WhyTest {
  @TempDir Path data;

  private static Client.Answer why(Client seat, String... moves) {
    var body = Json.object();
    var list = body.putArray("moves");
    for (var move : moves) list.add(move);
    return seat.post(seat.path("/why"), body);
  }

  @Test
  void everyMoveGetsItsReasonAndALegalOneGetsNone() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var seat = sat.seat(0).asked() ? sat.seat(0) : sat.seat(1);
      var before = seat.shown();
      var legal = seat.moves().getFirst();
      JsonNode answer = why(seat, legal, "raise 1000000", legal).ok();
      assertThat(answer.get("decision")).isEqualTo(before.get("decision"));
      assertThat(answer.get("answers").get(0).isNull()).isTrue();
      assertThat(answer.get("answers").get(2).isNull()).isTrue();
      var no = answer.get("answers").get(1);
      assertThat(seat.move("raise 1000000").json().get("error").get("rule"))
          .isEqualTo(no.get("rule"));
      assertThat(no.get("key").stringValue()).isNotEmpty();
      assertThat(no.get("args").isObject()).isTrue();
      assertThat(seat.shown().get("version")).isEqualTo(before.get("version"));
      assertThat(seat.moves()).contains(legal);
    }
  }

  @Test
  void onlySeatsAskAndOnlyInTheNotation() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      why(sat.spectator(), "pass").no(403, "TABLE-011", "spectator");
      why(sat.seat(0), "jump").no(400, "TABLE-007", "unreadable");
    }
  }
}
