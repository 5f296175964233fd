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
import touchline.engine.Rng;

/// Two worlds that differ only in what a viewer cannot know send him the same bytes.
class HidingTest {
  @TempDir Path data;

  /// All that a viewer gets to see on the way, headers and sizes included.
  private static final class Ears {
    private final Client client;
    private final List<String> heard = new ArrayList<>();

    Ears(Client client) {
      this.client = client;
    }

    void listen() {
      for (var path : List.of("", "?since=2", "/record", "/box", "/at/1", "/at/0")) {
        hear(client.get(client.path(path)));
      }
      try (var events = new Events(client, "")) {
        heard.add(events.next("changed").toString());
      }
    }

    void hear(Client.Answer answer) {
      var headers = new java.util.TreeMap<>(answer.http().headers().map());
      headers.remove("date");
      heard.add(answer.status() + " " + headers + " " + answer.text());
    }

    String all() {
      return String.join("\n", heard).replace(client.table(), "TABLE");
    }
  }

  /// Hands are dealt in the order of seats; B's and C's hands and picks differ from world to world.
  private List<Ears> play(
      String world, int b, int c, List<String> picksOfB, List<String> picksOfC) {
    var dice = dice(List.of(4, b, c));
    try (var desk =
        Desk.open(
            data.resolve(world),
            config ->
                config
                    .with(dice)
                    .with(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), config.absence()))) {
      var sat = desk.table("ppp");
      var ears = List.of(new Ears(sat.seat(0)), new Ears(sat.spectator()));
      ears.forEach(Ears::listen);
      ears.getFirst().hear(sat.seat(0).move("pick 1"));
      for (var pick : picksOfB) {
        sat.seat(1).move(pick).ok();
        ears.forEach(Ears::listen);
      }
      if (picksOfB.size() == 2) sat.seat(1).undo(1).ok();
      ears.forEach(Ears::listen);
      if (picksOfB.size() == 2) sat.seat(1).move(picksOfB.getLast()).ok();
      for (var pick : picksOfC) sat.seat(2).move(pick).ok();
      ears.forEach(Ears::listen);
      ears.getFirst().hear(sat.seat(0).move("pick 1"));
      ears.getFirst().hear(sat.seat(0).move("pass"));
      ears.getFirst().hear(sat.seat(0).move("raise 1"));
      ears.getFirst().hear(sat.seat(0).undo(1));
      ears.forEach(Ears::listen);
      return ears;
    }
  }

  @Test
  void handsAndCoveredPicksNeverReachAnotherSeatOrSpectator() {
    var one = play("one", 1, 2, List.of("pick 1", "pick 2"), List.of("pick 4"));
    var two = play("two", 6, 5, List.of("pick 5", "pick 3"), List.of("pick 2"));
    for (int i = 0; i < one.size(); i++) assertThat(two.get(i).all()).isEqualTo(one.get(i).all());
    assertThat(one.getFirst().heard).hasSizeGreaterThan(20);
  }

  @Test
  void theTestWouldSeeALeak() {
    var one = play("three", 1, 2, List.of("pick 1"), List.of());
    var two = play("four", 1, 2, List.of("pick 1", "pick 2"), List.of());
    assertThat(two.get(1).all())
        .as("B has chosen, which all may see")
        .isNotEqualTo(one.get(1).all());
  }

  /// Generators whose first numbers deal these hands.
  private static java.util.function.Supplier<Rng> dice(List<Integer> hands) {
    var seeds = new ArrayList<Long>();
    for (int hand : hands) {
      long seed = 0;
      while (1 + new Rng(seed).below(6) != hand) seed++;
      seeds.add(seed);
    }
    var next = new java.util.concurrent.atomic.AtomicInteger();
    return () -> new Rng(seeds.get(next.getAndIncrement() % seeds.size()));
  }
}
