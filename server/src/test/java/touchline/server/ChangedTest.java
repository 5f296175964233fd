package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Game;
import touchline.engine.Pack;
import touchline.engine.Rule;
import touchline.server.json.Json;
import touchline.server.toy.Toy;

/// A server that comes back with another pack on disk, other rules, or without a game: a table goes
/// on or says clearly why not, and nothing of it is lost.
@Rule("TABLE-015")
class ChangedTest {
  @TempDir Path data;

  private static String view(Client seat) {
    return seat.shown().get("view").toString();
  }

  private Desk open(List<Game<?>> games, Config.PackSource packs) {
    return Desk.open(data, games, packs, Desk.RANDOM, c -> c);
  }

  private static Config.PackSource pack(String hash) {
    return new Config.PackSource() {
      @Override
      public List<String> names(Game<?> game) {
        return List.of("standard");
      }

      @Override
      public Pack find(Game<?> game, String name) {
        return name.equals("standard") ? new Pack("standard", hash, Map.of()) : null;
      }
    };
  }

  @Test
  void aTableGoesOnWithThePackItWasOpenedWith() {
    Desk.Sat sat;
    String before;
    try (var desk = open(List.of(new Toy()), pack("0011223344556677"))) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 1").ok();
      before = view(sat.seat(0));
    }
    try (var desk = open(List.of(new Toy()), pack("8899aabbccddeeff"))) {
      var again = sat.at(desk);
      assertThat(view(again.seat(0))).isEqualTo(before);
      assertThat(again.seat(0).shown().get("pack").get("hash").stringValue())
          .isEqualTo("0011223344556677");
      again.seat(0).move("pick 2").ok();
      assertThat(desk.table("pp").seat(0).shown().get("pack").get("hash").stringValue())
          .isEqualTo("8899aabbccddeeff");
      for (var hash : List.of("0011223344556677", "8899aabbccddeeff"))
        desk.anybody().post("/api/sandbox", record(hash)).ok();
      var refused = desk.anybody().post("/api/sandbox", record("1234123412341234"));
      refused.no(422, "TABLE-015", "pack");
      assertThat(refused.json().get("error").get("args").get("hash").stringValue())
          .isEqualTo("1234123412341234");
    }
  }

  private static tools.jackson.databind.JsonNode record(String hash) {
    return Json.object()
        .put("record", "game toy\nedition 1\nseats 2\npack standard " + hash + "\n");
  }

  @Test
  void aGameThatTheNewRulesForbidGoesOnFromItsSnapshot() {
    Desk.Sat sat;
    try (var desk = Desk.open(data)) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 5", "pick 4").ok();
    }
    try (var desk = open(List.of(new Toy(2, 3)), pack("8899aabbccddeeff"))) {
      var again = sat.at(desk);
      assertThat(again.seat(0).shown().get("view").get("picks").get(0).intValue()).isEqualTo(5);
      assertThat(again.seat(0).shown().get("edition").intValue()).isEqualTo(1);
      again.seat(1).move("pick 5").no(422, "TOY-002", "twice-or-out-of-range");
      again.seat(1).move("pick 3").ok();
    }
  }

  /// How it looked before the snapshot can be seen, or the rules are named that changed.
  @Test
  void whatTheNewRulesForbidCannotBeLookedBackAt() {
    Desk.Sat sat;
    try (var desk = Desk.open(data)) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 5", "pick 4").ok();
      sat.seat(1).move("pick 3", "pick 2").ok();
    }
    try (var desk = open(List.of(new Toy(2, 3)), pack("8899aabbccddeeff"))) {
      var seat = sat.at(desk).seat(0);
      var lines = seat.shown().get("lines").intValue();
      var looks = new ArrayList<Integer>();
      for (int n = 0; n <= lines; n++) {
        var then = seat.get(seat.path("/at/" + n));
        if (then.status() != 200) then.no(422, "TABLE-015", "does-not-replay");
        looks.add(then.status());
      }
      assertThat(looks).startsWith(200).contains(422).endsWith(200);
      seat.get(seat.path("/at/" + (lines + 1))).no(404, "TABLE-013", "unknown");
    }
  }

  /// Also where it was put away for others before the server was killed.
  @Test
  void aTableThatWasPutAwayGoesOnFromWhereItStood() throws Exception {
    Desk.Sat sat;
    var copy = data.resolve("killed");
    try (var desk = Desk.open(data.resolve("live"), c -> c.remembering(1))) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 5", "pick 4").ok();
      desk.table("pp").seat(0).shown(); // takes its place in memory
      Files.createDirectories(copy); // as a kill leaves it
      for (var name : List.of("touchline.db", "touchline.db-wal"))
        Files.copy(data.resolve("live").resolve(name), copy.resolve(name));
    }
    try (var desk =
        Desk.open(copy, List.of(new Toy(2, 3)), pack("8899aabbccddeeff"), Desk.RANDOM, c -> c)) {
      sat.at(desk).seat(1).move("pick 3").ok();
    }
  }

  /// A store that cannot be read is no change of rules.
  @Test
  void whatCannotBeReadIsNotTakenForChangedRules() throws Exception {
    Desk.Sat sat;
    try (var desk = Desk.open(data)) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 5").ok();
    }
    try (var desk = Desk.open(data);
        var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"));
        var run = connection.createStatement()) {
      var seat = sat.at(desk).seat(0);
      run.execute("alter table snapshots rename to elsewhere");
      seat.get(seat.path("")).no(500, "TABLE-014", "failed");
      run.execute("alter table elsewhere rename to snapshots");
      seat.move("pick 4").ok();
    }
  }

  @Test
  void aGameThatIsNotThereAnyMoreIsThereAgainWithTheGame() {
    Desk.Sat sat;
    String before;
    try (var desk = Desk.open(data)) {
      sat = desk.table("pp");
      sat.seat(0).move("pick 5").ok();
      before = view(sat.seat(0)) + sat.seat(0).record();
    }
    try (var desk = open(List.of(), pack("0011223344556677"))) {
      var seat = sat.at(desk).seat(0);
      seat.get(seat.path("")).no(404, "TABLE-013", "unknown");
    }
    try (var desk = Desk.open(data)) {
      var seat = sat.at(desk).seat(0);
      assertThat(view(seat) + seat.record()).isEqualTo(before);
      seat.move("pick 4").ok();
    }
  }
}
