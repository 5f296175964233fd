package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The server is killed at random points under load, again and again. No acknowledged move is lost,
/// no half of a batch is visible, and every table goes on. `-Dtouchline.kills=200` for a long run.
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class KillTest {
  private static final int KILLS = Integer.getInteger("touchline.kills", 15);
  private static final int TABLES = 4;
  private static final int MOST_ROUNDS_BEFORE = 25;

  @TempDir Path data;

  /// A table, and how many batches of two picks its seat A has had acknowledged.
  private static final class Sat {
    final Desk.Sat sat;
    final AtomicInteger acknowledged = new AtomicInteger();

    Sat(Desk.Sat sat) {
      this.sat = sat;
    }
  }

  @Test
  void nothingAcknowledgedIsLostAndNothingHalfIsSeen() throws Exception {
    long seed = Long.getLong("touchline.seed", System.nanoTime());
    var random = new Random(seed);
    var tables = new ArrayList<Sat>();
    try (var desk = Desk.open(data)) {
      for (int i = 0; i < TABLES; i++) tables.add(new Sat(desk.table("pp", "rounds", "400")));
    }
    int acknowledged = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      var victim = Victim.start(Victim.class, data);
      for (var table : tables) check(table, victim.port(), "seed " + seed + ", kill " + kill);
      load(tables, victim, 1 + random.nextInt(MOST_ROUNDS_BEFORE));
    }
    try (var desk = Desk.open(data)) {
      for (var table : tables) {
        check(table, desk.server.port(), "seed " + seed + ", at the end");
        acknowledged += table.acknowledged.get();
      }
    }
    assertThat(acknowledged).as("batches acknowledged").isGreaterThan(KILLS);
  }

  /// Plays at all tables at once until so many requests were answered, then kills.
  private static void load(List<Sat> tables, Victim victim, int answers)
      throws InterruptedException {
    var left = new AtomicInteger(answers);
    var threads = new ArrayList<Thread>();
    for (var table : tables) {
      threads.add(Thread.ofVirtual().start(() -> play(table, victim, left)));
    }
    for (var thread : threads) thread.join();
    victim.kill();
    victim.gone();
  }

  private static void play(Sat table, Victim victim, AtomicInteger left) {
    try {
      while (victim.alive()) {
        step(table, 0, victim.port());
        step(table, 1, victim.port());
        if (left.decrementAndGet() <= 0) victim.kill(); // amid the others' requests
      }
    } catch (UncheckedIOException e) {
      // Killed in the middle of a request: it may have been stored or not, but it was not answered.
    }
  }

  private static void step(Sat table, int index, int port) {
    var seat = table.sat.seat(index).at(port);
    var shown = seat.shown();
    boolean asked =
        shown.get("turn").values().stream()
            .anyMatch(t -> t.stringValue().equals(shown.get("you").stringValue()));
    if (!asked) return;
    boolean picks = shown.get("view").get("stage").stringValue().equals("pick");
    long decision = shown.get("decision").longValue();
    var answer = picks ? seat.moveAt(decision, "pick 1", "pick 2") : seat.moveAt(decision, "pass");
    if (picks && index == 0 && answer.status() == 200) table.acknowledged.incrementAndGet();
  }

  private static void check(Sat table, int port, String when) {
    var a = table.sat.seat(0).at(port);
    var record = a.record();
    int first = count(record, "A pick 1\n");
    int both = count(record, "A pick 1\nA pick 2\n");
    assertThat(both).as(when + ": no half batch").isEqualTo(first);
    assertThat(both).as(when + ": none lost").isGreaterThanOrEqualTo(table.acknowledged.get());
    table.acknowledged.set(both); // one may have been stored but not answered
    int points = a.shown().get("view").get("round").intValue();
    assertThat(both).as(when + ": the state fits the record").isBetween(points, points + 1);
    step(table, 0, port);
    step(table, 1, port);
  }

  private static int count(String text, String part) {
    int found = 0;
    for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found++;
    return found;
  }
}
