package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The stream of changes: it tells who may know, resumes, and ends in good order.
class StreamTest {
  private static final int LISTENERS = 24;

  @TempDir Path data;

  private Desk desk;
  private Desk.Sat sat;

  @BeforeEach
  void open() {
    desk = Desk.open(data);
    sat = desk.table("pp");
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void tellsOfWhatOthersDoOnceItShows() {
    var b = sat.seat(1);
    try (var events = new Events(b, "")) {
      var first = events.next("changed");
      assertThat(first.id()).isEqualTo(b.shown().get("version").stringValue());
      sat.seat(0).move("pick 1").ok(); // covered: B is not told
      sat.seat(0).move("pick 2").ok(); // now A has chosen
      var second = events.next("changed");
      assertThat(second.id()).isEqualTo(b.shown().get("version").stringValue());
      assertThat(second.data()).isEqualTo("{\"decision\":2,\"lines\":2}");
    }
  }

  @Test
  void whoComesBackHearsWhatHeMissed() {
    var b = sat.seat(1);
    String last;
    try (var events = new Events(b, "")) {
      last = events.next("changed").id();
    }
    sat.seat(0).move("pick 1", "pick 2").ok();
    try (var events = new Events(b, last)) {
      assertThat(events.next("changed").id()).startsWith("2-2-");
    }
  }

  @Test
  void whoMissedManyThingsHearsOfTheLastOnceAndFetchesTheLines() {
    var b = sat.seat(1);
    String last;
    int lines;
    try (var events = new Events(b, "")) {
      last = events.next("changed").id();
      lines = b.shown().get("lines").intValue();
    }
    sat.seat(0).move("pick 1", "pick 2").ok();
    b.move("pick 3", "pick 4").ok();
    sat.seat(0).move("raise 1").ok();
    try (var events = new Events(b, last)) {
      var heard = events.next("changed");
      assertThat(heard.id()).isEqualTo(b.shown().get("version").stringValue());
      assertThat(sat.seat(0).send("POST", sat.seat(0).path("/nudge"), "{}").status())
          .isEqualTo(204);
      assertThat(events.next().type()).as("nothing twice").isEqualTo("nudge");
    }
    var log = b.get(b.path("?since=" + lines)).ok().get("log");
    assertThat(log.values().stream().map(l -> l.get("type").stringValue()))
        .containsExactly("chosen", "chosen", "revealed", "raised");
    assertThat(log.values().stream().map(l -> l.get("n").intValue()))
        .containsExactly(lines + 1, lines + 2, lines + 3, lines + 4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"999-999-ffffffff", "nonsense", "--", "1-2", "\u00e9"})
  void anIdThatNeverWasIsLikeNone(String id) {
    try (var events = new Events(sat.seat(1), id)) {
      assertThat(events.next("changed").id())
          .isEqualTo(sat.seat(1).shown().get("version").stringValue());
    }
  }

  @Test
  void resumingWorksOverARestart() {
    var b = sat.seat(1);
    String known;
    try (var events = new Events(b, "")) {
      events.next("changed");
      sat.seat(0).move("pick 1", "pick 2").ok();
      known = events.next("changed").id();
    }
    desk.close();
    desk = Desk.open(data);
    var again = sat.at(desk);
    try (var events = new Events(again.seat(1), known)) {
      again.seat(0).undo(1).ok();
      assertThat(events.next("changed").id()).isNotEqualTo(known);
    }
  }

  @Test
  void whoMissedNothingHearsNothing() {
    var a = sat.seat(0);
    try (var other = new Events(a, "")) {
      var known = other.next("changed").id();
      try (var events = new Events(a, known)) {
        sat.seat(1).send("POST", sat.seat(1).path("/nudge"), "{}");
        assertThat(events.next().type()).as("the first thing that comes").isEqualTo("nudge");
      }
    }
  }

  @Test
  void showsWhoIsHere() {
    var a = sat.seat(0);
    assertThat(a.shown().get("seats").get(1).get("online").booleanValue()).isFalse();
    try (var events = new Events(sat.seat(1), "")) {
      events.next("changed");
      assertThat(a.shown().get("seats").get(1).get("online").booleanValue()).isTrue();
      assertThat(a.shown().get("seats").get(1).get("awaySince").isNull()).isTrue();
    }
  }

  @Test
  void nudgesWhoeverIsWaitedForAndNotTooOften() {
    sat.seat(0).move("pick 1", "pick 2").ok();
    try (var events = new Events(sat.seat(1), "")) {
      assertThat(sat.seat(0).send("POST", sat.seat(0).path("/nudge"), "{}").status())
          .isEqualTo(204);
      assertThat(events.next("nudge").data()).isEqualTo("{\"from\":\"A\"}");
      sat.seat(0).send("POST", sat.seat(0).path("/nudge"), "{}").no(429, "TABLE-010", "too-fast");
    }
  }

  @Test
  void endsWhenTheLinkIsReplacedTheTableDeletedOrTheServerCloses() {
    var old = sat.seat(0);
    Client a;
    try (var events = new Events(old, "")) {
      var link = old.send("POST", old.path("/seats/A/link"), "{}").ok();
      assertThat(events.next("gone")).isNotNull();
      assertThat(events.next()).isNull();
      old.get(old.path("")).no(401, "TABLE-011", "unknown-link");
      a = old.with(link.get("token").stringValue());
      a.move("pick 1").ok();
    }
    try (var events = new Events(sat.spectator(), "")) {
      assertThat(a.delete(a.path("")).status()).isEqualTo(204);
      assertThat(events.next("gone")).isNotNull();
      a.get(a.path("")).no(404, "TABLE-013", "unknown");
    }
    var other = desk.table("pp");
    try (var events = new Events(other.seat(0), "")) {
      events.next("changed");
      desk.close();
      assertThat(events.next("closing")).isNotNull();
    }
  }

  @Test
  void everybodyHearsThatTheServerCloses() {
    var all = new ArrayList<Events>();
    for (int i = 0; i < LISTENERS; i++) {
      all.add(new Events(sat.spectator(), ""));
      all.getLast().next("changed");
    }
    desk.close();
    for (var events : all) {
      try (events) {
        assertThat(events.next("closing")).isNotNull();
      }
    }
  }

  @Test
  void needsTheLink() {
    try (var events = new Events(sat.seat(0).with("x"), "")) {
      assertThat(events.status()).isEqualTo(401);
    }
  }
}
