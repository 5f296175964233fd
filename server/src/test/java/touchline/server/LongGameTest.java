package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.json.Json;
import touchline.server.toy.Toy;

/// A long game is opened, scrubbed and taken back without being played from the start.
class LongGameTest {
  private static final int LONG = 2_000;

  @TempDir Path data;

  /// A record of a long game: every round two hands, two covered picks each, and two who pass.
  private static String record() {
    var text = new StringBuilder("game toy\nedition 1\nseats 2\noption rounds 400\n");
    for (int round = 0; round < LONG / 8; round++) {
      text.append("LUCK deal 1\nLUCK deal 2\nA pick 1\nA pick 2\nB pick 3\nB pick 4\n");
      text.append(round % 2 == 0 ? "A pass\nB pass\n" : "B pass\nA pass\n");
    }
    return text.toString();
  }

  private static int played(Runnable task) {
    int before = Toy.PLAYED.get();
    task.run();
    return Toy.PLAYED.get() - before;
  }

  @Test
  void openingAndScrubbingPlayAFewMovesOnly() {
    Desk.Sat sat;
    String whole;
    try (var desk = Desk.open(data)) {
      var body = Json.object().put("record", record());
      sat = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
      whole = stripped(sat.seat(0).shown().toString());
    }
    try (var desk = Desk.open(data)) {
      var again = sat.at(desk);
      var a = again.seat(0);
      assertThat(played(() -> assertThat(stripped(a.shown().toString())).isEqualTo(whole)))
          .as("entries played to open")
          .isBetween(1, 64);
      for (int line : List.of(1, 17, 500, 990)) {
        assertThat(played(() -> a.get(a.path("/at/" + line)).ok()))
            .as("entries played to see line " + line)
            .isLessThanOrEqualTo(64);
      }
      a.move("pick 1", "pick 2").ok();
      assertThat(played(() -> a.undo(2).ok())).isLessThanOrEqualTo(64);
    }
  }

  @Test
  void aSandboxGoesOnFromAnyEntryOfARecord() {
    try (var desk = Desk.open(data)) {
      var body = Json.object().put("record", record()).put("upto", 11);
      var sat = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
      assertThat(sat.seat(0).shown().get("view").get("round").intValue()).isEqualTo(1);
      assertThat(sat.seat(0).shown().get("view").get("picks").get(0).intValue()).isEqualTo(1);
      sat.seat(0).move("pick 2").ok();
    }
  }

  /// Rounds of nine entries, and luck that follows at once: the 64th entry is the first of two
  /// deals, and a snapshot between the two would be of the end of both.
  @Test
  void luckThatFollowsARecordCanBeLookedBackAtAndOpenedAgain() {
    var text = new StringBuilder("game toy\nedition 1\nseats 2\noption rounds 40\n");
    for (int round = 0; round < 7; round++)
      text.append("LUCK deal 1\nLUCK deal 2\nA pick 1\nA pick 2\nB pick 3\nB pick 4\nA wave\n")
          .append(round % 2 == 0 ? "A pass\nB pass\n" : "B pass\nA pass\n");
    Desk.Sat sat;
    String whole;
    try (var desk = Desk.open(data)) {
      var body = Json.object().put("record", text.toString());
      sat = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
      assertThat(sat.seat(0).record()).contains("LUCK deal", "B pass\nLUCK");
      whole = stripped(sat.seat(0).shown().toString());
    }
    try (var desk = Desk.open(data)) {
      var again = sat.at(desk);
      assertThat(stripped(again.seat(0).shown().toString())).isEqualTo(whole);
      for (var seat : again.seats()) {
        int lines = seat.shown().get("lines").intValue();
        for (int line = 1; line <= lines; line++)
          assertThat(seat.get(seat.path("/at/" + line)).status()).as("line " + line).isEqualTo(200);
      }
      var last = again.seat(1); // who was dealt the last hand
      var lines = last.shown().get("lines").intValue();
      assertThat(last.get(last.path("/at/" + lines)).ok().get("view"))
          .isEqualTo(last.shown().get("view"));
    }
  }

  private static String stripped(String shown) {
    return shown.replaceAll("\"awaySince\":\"[^\"]*\"", "");
  }
}
