package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Rule;
import touchline.server.json.Json;

/// Looking back: during play with one's own eyes, afterwards with anybody's; and going on from a
/// record.
@Rule("TABLE-015")
class PastTest {
  @TempDir Path data;

  private static List<Client> all(Desk.Sat sat) {
    var all = new ArrayList<>(sat.seats());
    all.add(sat.spectator());
    return all;
  }

  /// What each viewer sees when he looks back at his latest line.
  private static void look(Desk.Sat sat, Map<String, JsonNode> seen) {
    for (var viewer : all(sat)) {
      var lines = viewer.shown().get("lines").intValue();
      var path = "/at/" + lines + "?as=" + viewer.shown().get("you").stringValue();
      seen.put(path, then(viewer.get(viewer.path(path)).ok()));
    }
  }

  /// What stands in it of that time.
  private static JsonNode then(JsonNode past) {
    return ((ObjectNode) past).without(List.of("lines", "entry"));
  }

  private static void play(Desk.Sat sat, Map<String, JsonNode> seen) {
    look(sat, seen);
    while (sat.seat(0).shown().get("result").isNull()) {
      for (var seat : sat.seats()) {
        if (!seat.asked()) continue;
        seat.move(seat.moves().getFirst()).ok();
        look(sat, seen);
      }
    }
  }

  @Test
  void afterTheEndAnybodySeesWhatAnybodySawAtEachLine() {
    try (var desk = Desk.open(data, c -> c.remembering(1))) {
      var sat = desk.table("ppp");
      var seen = new HashMap<String, JsonNode>();
      play(sat, seen);
      for (var then : seen.entrySet()) {
        for (var asking : List.of(sat.seat(1), sat.spectator())) {
          var now = asking.get(asking.path(then.getKey())).ok();
          assertThat(then(now)).as(then.getKey()).isEqualTo(then.getValue());
        }
      }
      assertThat(seen).hasSizeGreaterThan(20);
      sat.seat(0).get(sat.seat(0).path("/at/1?as=D")).no(404, "TABLE-013", "unknown");
      var luck = sat.seat(0).get(sat.seat(0).path("/at/1?as=LUCK"));
      luck.no(400, "TABLE-012", "malformed");
      assertThat(luck.text()).contains("\"field\":\"as\"");
    }
  }

  @Test
  void theLinesBeforeItComeWithItWhereTheyAreAskedFor() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      play(sat, new HashMap<>());
      var path = sat.seat(0).path("/at/5?as=spectator&since=2");
      var numbers = sat.seat(0).get(path).ok().get("log").findValuesAsString("n");
      assertThat(numbers).containsExactly("3", "4", "5");
    }
  }

  @Test
  void duringPlayAnothersEyesAreClosed() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      for (var as : List.of("B", "spectator"))
        sat.seat(0).get(sat.seat(0).path("/at/1?as=" + as)).no(403, "TABLE-015", "not-over");
      sat.spectator().get(sat.spectator().path("/at/0?as=A")).no(403, "TABLE-015", "not-over");
      var own = sat.seat(0).get(sat.seat(0).path("/at/1?as=A")).ok();
      assertThat(own.get("entry").isNull()).as("it counts what is covered").isTrue();
    }
  }

  @Test
  void afterTheEndASandboxGoesOnFromAnyLine() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      play(sat, new HashMap<>());
      var a = sat.seat(0);
      var record = a.record();
      int lines = a.shown().get("lines").intValue();
      for (int line = 0; line <= lines; line++) {
        var then = a.get(a.path("/at/" + line)).ok();
        var body = Json.object().put("record", record);
        body.set("upto", then.get("entry"));
        var again = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
        var back = again.seat(0).get(again.seat(0).path("/at/" + line)).ok();
        assertThat(back.get("view")).as("line " + line).isEqualTo(then.get("view"));
        assertThat(back.get("log")).isEqualTo(then.get("log"));
      }
    }
  }

  /// Own moves taken back, and all going back by consent, are lines of the record like any other.
  @Test
  void aSandboxGoesOnFromARecordInWhichMovesWereTakenBack() {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var a = sat.seat(0);
      a.move("pick 1", "pick 2").ok();
      a.undo(2).ok();
      a.move("pick 4").ok();
      a.undo(1).ok();
      a.move("pick 4", "pick 5").ok();
      sat.seat(1).move("pick 3", "pick 1").ok();
      a.send("POST", a.path("/rewind"), "{}").ok();
      sat.seat(1).send("POST", sat.seat(1).path("/rewind/answer"), "{\"agree\":true}").ok();
      a.move("pick 2").ok();
      play(sat, new HashMap<>());
      var record = a.record();
      assertThat(record).contains("\nundo A 2\n", "\nundo A 1\n", "\nrewind ");
      int entries =
          (int) record.lines().filter(l -> l.matches("(LUCK|[A-H]|undo|rewind) .*")).count();
      for (int upto = 0; upto <= entries; upto++) {
        var body = Json.object().put("record", record).put("upto", upto);
        var again = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
        if (upto < entries) assertThat(again.seat(0).shown().get("result").isNull()).isTrue();
        else assertThat(again.seat(0).record()).isEqualTo(record);
        if (upto % 5 == 4) play(again, new HashMap<>());
      }
    }
  }

  @Test
  void takingBackWhatWasNeverPlayedIsRefusedWithItsEntry() {
    try (var desk = Desk.open(data)) {
      var head = "game toy\nedition 1\nseats 2\nLUCK deal 1\nLUCK deal 2\n";
      for (var bad : List.of("undo A 1", "undo B 99999", "rewind 3", "rewind -1", "undo A 0")) {
        var refused =
            desk.anybody().post("/api/sandbox", Json.object().put("record", head + bad + "\n"));
        refused.no(422, "TABLE-015", "does-not-replay");
        assertThat(refused.json().get("error").get("args").get("entry").intValue()).isEqualTo(3);
      }
    }
  }

  @Test
  void aPositionFromWhichNoDecisionFollowsIsRefusedAtOnce() {
    try (var desk = Desk.open(data)) {
      var record = "game toy\nedition 1\nseats 2\nat endless 1\nat round 1\n";
      var refused = desk.anybody().post("/api/sandbox", Json.object().put("record", record));
      refused.no(422, "TABLE-015", "does-not-replay");
      assertThat(refused.text()).contains("no decision after 10000 throws");
    }
  }

  @Test
  void aMoveAfterWhichNoDecisionFollowsIsRefusedAndTheTableIsAsItWas() {
    try (var desk = Desk.open(data)) {
      var record = "game toy\nedition 1\nseats 2\nat endless 1\n";
      var body = Json.object().put("record", record);
      var sat = desk.sat(desk.anybody().post("/api/sandbox", body).ok());
      for (var seat : sat.seats()) seat.move("pick 1", "pick 2").ok();
      sat.seat(0).move("pass").ok();
      var before = sat.seat(1).shown().get("view");
      var refused = sat.seat(1).move("pass"); // the next round's dealing would never end
      refused.no(422, "TABLE-015", "does-not-replay");
      assertThat(sat.seat(1).shown().get("view")).isEqualTo(before);
      sat.seat(1).move("raise 1").no(422, "TABLE-015", "does-not-replay");
    }
  }
}
