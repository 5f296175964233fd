package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Rule;

/// More tables than fit into memory: those longest unused go, and come back from disk as they were,
/// byte for byte.
@Rule("TABLE-014")
class EvictionTest {
  private static final int TABLES = 6;

  @TempDir Path data;

  private static List<String> everything(Desk.Sat sat) {
    var all = new ArrayList<String>();
    for (var seat : List.of(sat.seat(0), sat.seat(1), sat.spectator()))
      for (var path : List.of("", "?since=2", "/record", "/at/1"))
        all.add(seat.get(seat.path(path)).text());
    return all;
  }

  @Test
  void tablesComeBackFromDiskByteForByte() {
    var still = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    try (var desk = Desk.open(data, c -> c.remembering(2).with(still, c.absence()))) {
      var tables = new ArrayList<Desk.Sat>();
      var before = new ArrayList<List<String>>();
      for (int i = 0; i < TABLES; i++) {
        var sat = desk.table("pp", "rounds", "40");
        prepare(sat, i);
        tables.add(sat);
        before.add(everything(sat));
      }
      for (int i = 0; i < TABLES; i++)
        assertThat(everything(tables.get(i))).isEqualTo(before.get(i));
      for (var sat : tables) sat.seat(1).move(sat.seat(1).moves().getFirst()).ok();
      for (var sat : tables) assertThat(everything(sat)).isNotIn(before);
    }
  }

  /// Each table in another state: fresh, with a covered choice, one taken back, an order, a
  /// request.
  private static void prepare(Desk.Sat sat, int how) {
    var a = sat.seat(0);
    if (how >= 1) a.move("pick 1", "pick 2").ok();
    if (how == 2) a.undo(1).ok();
    if (how == 3) a.send("PUT", a.path("/standing"), "{\"moves\":[\"raise 1\"]}").ok();
    if (how == 4) a.send("POST", a.path("/rewind"), "{}").ok();
    if (how == 5) a.send("PATCH", a.path(""), "{\"name\":\"Sunday\",\"pace\":5}").ok();
  }

  @Test
  void aStreamHearsOfATableThatWasPutAwayInTheMeantime() {
    try (var desk = Desk.open(data, c -> c.remembering(1))) {
      var sat = desk.table("pp");
      try (var events = new Events(sat.seat(1), "")) {
        events.next("changed");
        for (int i = 0; i < 3; i++) desk.table("pp").seat(0).shown();
        sat.seat(0).move("pick 1", "pick 2").ok();
        assertThat(events.next("changed").data()).isEqualTo("{\"decision\":2,\"lines\":2}");
      }
    }
  }
}
