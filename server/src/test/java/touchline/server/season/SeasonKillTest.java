package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.server.Client;
import touchline.server.Desk;
import touchline.server.Victim;

/// The server with the real game and its computer managers is killed at random points, again and
/// again. Every move that was answered is in the record, an eleven sent in one go is there whole or
/// not at all, and each table is what its record says. `-Dtouchline.kills=100` for a long run.
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SeasonKillTest {
  private static final int KILLS = Integer.getInteger("touchline.kills", 4);
  private static final int MOST_ANSWERS = 60;

  @TempDir Path data;

  private final List<Person> persons = new ArrayList<>();

  /// A person, and his moves that were answered, in order.
  private static final class Person {
    private final Client client;
    private final Rng rng;
    private final List<String> answered = new ArrayList<>();
    private List<String> sent = List.of();

    Person(Client client, long seed) {
      this.client = client;
      this.rng = new Rng(seed);
    }

    void play(int port) {
      var seated = new Seated(client.at(port), rng);
      var shown = seated.client().shown();
      sent = seated.choice(shown);
      if (sent.isEmpty()) return;
      if (seated.play(shown, sent).status() == 200) answered.addAll(sent);
      sent = List.of();
    }

    /// What was sent last may be there though it was not answered; nothing else may differ.
    void check(int port, String when) {
      var there = new ArrayList<String>();
      for (var line : client.at(port).record().split("\n"))
        if (line.startsWith(client.at(port).shown().get("you").stringValue() + " "))
          there.add(line.substring(2));
      var withLast = new ArrayList<>(answered);
      withLast.addAll(sent);
      assertThat(there).as(when).isIn(answered, withLast);
      answered.clear();
      answered.addAll(there);
      sent = List.of();
    }
  }

  @Test
  @Rule("TABLE-014")
  void nothingAnsweredIsLostAndEveryTableIsWhatItsRecordSays() throws Exception {
    long seed = Long.getLong("touchline.seed", System.nanoTime());
    var random = new Random(seed);
    var tables = new ArrayList<Desk.Sat>();
    try (var desk = Season.open(data, config -> config)) {
      tables.add(Season.table(desk, "ppb", Map.of()));
      tables.add(Season.table(desk, "pp", Map.of("match", "advanced")));
    }
    for (var sat : tables) {
      persons.add(new Person(sat.seat(0), random.nextLong()));
      persons.add(new Person(sat.seat(1), random.nextLong()));
    }
    for (int kill = 0; kill < KILLS; kill++) {
      var victim = Victim.start(SeasonVictim.class, data);
      for (var person : persons) person.check(victim.port(), "seed " + seed + ", kill " + kill);
      load(victim, 1 + random.nextInt(MOST_ANSWERS));
    }
    try (var desk = Season.open(data, config -> config)) {
      for (var person : persons) person.check(desk.server.port(), "seed " + seed + ", at the end");
    }
    for (var sat : tables) Stored.isWhatItsRecordSays(data, sat, "seed " + seed);
    assertThat(persons).allSatisfy(p -> assertThat(p.answered).isNotEmpty());
  }

  private void load(Victim victim, int answers) throws InterruptedException {
    var left = new AtomicInteger(answers);
    var threads = new ArrayList<Thread>();
    for (var person : persons) {
      threads.add(Thread.ofVirtual().start(() -> play(person, victim, left)));
    }
    for (var thread : threads) thread.join();
    victim.kill();
    victim.gone();
  }

  private static void play(Person person, Victim victim, AtomicInteger left) {
    try {
      while (victim.alive()) {
        person.play(victim.port());
        if (left.decrementAndGet() <= 0) victim.kill(); // amid the others' requests
      }
    } catch (UncheckedIOException e) {
      // Killed in the middle of a request.
    }
  }
}
