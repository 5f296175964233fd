package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import touchline.engine.Rule;
import touchline.server.Client;
import touchline.server.Desk;
import touchline.server.json.Json;

/// "No more changes in this match": an order that plays on after each throw of an advanced match,
/// and is gone when the match is.
@Rule({"TABLE-016", "MOTS-169"})
class NoMoreChangesTest {
  private static final Path RECORD =
      Path.of(
          "../games/src/test/resources/touchline/games/match-of-the-season/golden/advanced-plain.game");
  private static final Set<String> MATCH =
      Set.of("six-throws", "taker", "replacement", "substitutions");
  private static final String WHILE =
      "\"while\":\"/stage\",\"in\":[\"six-throws\",\"taker\",\"replacement\",\"substitutions\"]";
  private static final String ORDER = "{\"moves\":[\"play-on\"]," + WHILE + "}";

  @TempDir Path data;

  private Desk desk;
  private Desk.Sat sat;

  /// A table of two persons who are both asked after the first throw of an advanced match.
  @BeforeEach
  void afterTheFirstThrow() throws IOException {
    desk = Season.open(data, config -> config.with(Desk.dice(5)));
    var record = Files.readString(RECORD);
    int upto = 0;
    for (var line : record.lines().filter(l -> l.matches("([A-H]|LUCK) .*")).toList()) {
      if (line.matches("[AB] (bring-on|play-on).*")) break;
      upto++;
    }
    var body = Json.object().put("record", record).put("upto", upto).put("pace", 0);
    sat = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private static JsonNode order(Client seat, String order) {
    return seat.send("PUT", seat.path("/standing"), order).ok();
  }

  private static boolean inMatch(JsonNode shown) {
    return MATCH.contains(shown.at("/view/stage").stringValue());
  }

  private static boolean asked(JsonNode shown, String type) {
    return shown.get("moves").values().stream()
        .anyMatch(move -> move.get("type").stringValue().equals(type));
  }

  /// Lets the match go on to its end; who has to replace an injured man does so.
  private void playOut() {
    while (inMatch(sat.seat(0).shown())) {
      for (var seat : sat.seats()) {
        var shown = seat.shown();
        if (asked(shown, "play-on")) seat.until(s -> !asked(s, "play-on"));
        else if (inMatch(shown) && !shown.get("moves").isEmpty())
          seat.move(shown.at("/moves/0/text").stringValue()).ok();
      }
    }
  }

  private long throwsTold() {
    return sat.spectator().shown().get("log").values().stream()
        .filter(line -> line.get("type").stringValue().equals("threw"))
        .count();
  }

  @Test
  void playsOnToTheEndOfTheMatchAndEndsWithIt() {
    for (var seat : sat.seats()) assertThat(asked(seat.shown(), "play-on")).isTrue();
    long before = throwsTold();
    for (var seat : sat.seats()) order(seat, ORDER);
    playOut();
    assertThat(throwsTold() - before).as("the other throws of six, at least").isGreaterThan(4);
    for (var seat : sat.seats()) assertThat(seat.shown().get("standing").isNull()).isTrue();
    assertThat(sat.spectator().shown().get("log").toString()).doesNotContain("\"came-on\"");
  }

  @Test
  void theOtherSideIsStillAsked() {
    order(sat.seat(0), ORDER);
    sat.seat(1).until(s -> s.get("turn").toString().equals("[\"B\"]"));
    assertThat(asked(sat.seat(1).shown(), "play-on")).isTrue();
    assertThat(sat.seat(1).shown().get("standing").isNull()).isTrue();
    assertThat(sat.seat(0).shown().get("standing").get("in").size()).isEqualTo(MATCH.size());
  }

  @Test
  void canBeCalledOffDuringTheMatch() {
    var a = sat.seat(0);
    order(a, ORDER);
    a.until(s -> !asked(s, "play-on"));
    a.delete(a.path("/standing")).ok();
    sat.seat(1).move("play-on").ok();
    var next = a.shown();
    assertThat(!inMatch(next) || asked(next, "play-on") || asked(next, "replace")).isTrue();
  }

  @Test
  void untilSomethingHappensItEndsWhenAnyOfItsValuesChanges() {
    var order =
        "{\"moves\":[\"play-on\"],\"until\":\"/matches/throwsMade  /teams/0/line\"," + WHILE + "}";
    order(sat.seat(0), order);
    sat.seat(1).move("play-on").ok();
    sat.seat(0).until(s -> s.get("standing").isNull());
  }

  @Test
  void whatItHangsOnMustBeThere() {
    for (var bad :
        List.of(
            "{\"moves\":[\"play-on\"],\"while\":\"/stage\"}",
            "{\"moves\":[\"play-on\"],\"in\":[\"taker\"]}",
            "{\"moves\":[\"play-on\"],\"while\":\"/nowhere\",\"in\":[\"taker\"]}",
            "{\"moves\":[\"play-on\"],\"until\":\"/stage /nowhere\"}"))
      sat.seat(0).send("PUT", sat.seat(0).path("/standing"), bad).no(400, "TABLE-012", "malformed");
  }
}
