package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.json.Json;

/// A whole game through HTTP, by all seats.
class WholeGameTest {
  @TempDir Path data;

  @Test
  void everybodyPlaysToTheEnd() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("ppp");
      int moves = 0;
      while (sat.seat(0).shown().get("result").isNull()) {
        for (var seat : sat.seats()) {
          if (!seat.asked()) continue;
          seat.move(seat.moves().getFirst()).ok();
          moves++;
        }
      }
      assertThat(moves).isGreaterThan(10);
      var end = sat.spectator().shown();
      assertThat(end.get("result").get("ending").stringValue()).isEqualTo("played-out");
      assertThat(end.get("turn").size()).isZero();
      assertThat(sat.seat(1).record())
          .isEqualTo(sat.spectator().record())
          .contains("\nover played-out");
      sat.seat(0).move("pass").no(422, "TABLE-006", "over");
    }
  }

  @Test
  void aSeatSeesItsMovesAndLogWithTypesAndParts() {
    try (var desk = Desk.open(data, c -> c.with(Desk.dice(7)))) {
      var sat = desk.table("pp");
      var shown = sat.seat(0).shown();
      assertThat(shown.get("you").stringValue()).isEqualTo("A");
      assertThat(shown.get("host").booleanValue()).isTrue();
      assertThat(shown.get("moves").get(1))
          .isEqualTo(Json.parse("{\"text\":\"pick 2\",\"type\":\"pick\",\"number\":2}"));
      assertThat(shown.get("log").size()).as("the other's hand is not in it").isEqualTo(1);
      int hand = shown.get("view").get("hand").intValue();
      assertThat(shown.get("log").get(0))
          .isEqualTo(
              Json.parse(
                  "{\"n\":1,\"rule\":\"TOY-001\",\"type\":\"dealt\",\"seat\":\"A\",\"value\":"
                      + hand
                      + "}"));
      assertThat(shown.get("view").get("stage").stringValue()).isEqualTo("pick");
      assertThat(sat.spectator().shown().has("moves")).isFalse();
    }
  }

  @Test
  void aBatchIsPlayedWholeOrNotAtAll() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var before = timeless(sat.seat(0).shown().toString());
      var refused = sat.seat(0).move("pick 3", "pick 3");
      refused.no(422, "TOY-002", "twice-or-out-of-range");
      assertThat(refused.json().get("error").get("index").intValue()).isEqualTo(1);
      assertThat(timeless(sat.seat(0).shown().toString())).isEqualTo(before);
      var after = sat.seat(0).move("pick 3", "pick 4").ok();
      assertThat(after.get("view").get("picks").get(0).intValue()).isEqualTo(3);
      assertThat(after.get("turn")).isEqualTo(Json.parse("[\"B\"]"));
    }
  }

  @Test
  void theLogGoesOnFromWhereAClientHasIt() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      sat.seat(0).move("pick 3", "pick 4").ok();
      int lines = sat.seat(0).shown().get("lines").intValue();
      sat.seat(1).move("pick 1", "pick 2").ok();
      var news = sat.seat(0).get(sat.seat(0).path("?since=" + lines)).ok().get("log");
      assertThat(news.values().stream().map(l -> l.get("type").stringValue()))
          .isEqualTo(List.of("chosen", "revealed"));
      assertThat(news.get(0).get("n").intValue()).isEqualTo(lines + 1);
    }
  }

  @Test
  void theGameGoesOnAfterTheServerWasStopped() {
    Desk.Sat sat;
    String before;
    try (var desk = Desk.open(data)) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 3", "pick 4").ok();
      before = sat.seat(1).get(sat.seat(1).path("")).text();
    }
    try (var desk = Desk.open(data)) {
      var again = sat.at(desk);
      assertThat(timeless(again.seat(1).get(again.seat(1).path("")).text()))
          .isEqualTo(timeless(before));
      again.seat(1).move("pick 1", "pick 2").ok();
    }
  }

  private static String timeless(String shown) {
    return shown.replaceAll("\"awaySince\":\"[^\"]*\"", "");
  }
}
