package touchline.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.Rng;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.packs.Packs;
import touchline.testkit.Breach;
import touchline.testkit.Fuzz;

/// Random games of one game under all laws, on all cores, each few seconds with other seats and
/// options, until the time is over or a law breaks.
final class Fuzzing {
  private static final Duration STRETCH = Duration.ofSeconds(5);

  private final Game<?> game;
  private final Duration time;
  private final long seed;
  private final Progress progress;
  private final long began = System.nanoTime();
  private final AtomicLong games = new AtomicLong();
  private final AtomicLong entries = new AtomicLong();
  private final AtomicLong stretches = new AtomicLong();
  private final AtomicReference<Optional<Breach>> breach = new AtomicReference<>(Optional.empty());

  /// What came out.
  record Report(long games, long entries, Optional<Breach> breach) {}

  Fuzzing(Game<?> game, Duration time, long seed, Progress progress) {
    this.game = game;
    this.time = time;
    this.seed = seed;
    this.progress = progress;
  }

  /// Runs to the end of the time, at least one game, on this many threads.
  Report run(int threads) {
    try (var workers = Executors.newFixedThreadPool(threads)) {
      var tasks = new ArrayList<Future<?>>();
      for (int i = 0; i < threads; i++) tasks.add(workers.submit(this::work));
      for (var task : tasks) await(task);
    }
    progress.done();
    return new Report(games.get(), entries.get(), breach.get());
  }

  private void work() {
    do {
      stretch(game, stretches.getAndIncrement());
    } while (breach.get().isEmpty() && !left().isZero());
  }

  private <S extends State<S>> void stretch(Game<S> game, long number) {
    var rng = Rng.of(seed + number, "fuzz");
    var setup = setup(game, rng);
    var most = left().compareTo(STRETCH) < 0 ? left() : STRETCH;
    var before = new long[2];
    var report =
        Fuzz.run(
            game,
            setup,
            most,
            rng.next(),
            now -> {
              games.addAndGet(now.games() - before[0]);
              entries.addAndGet(now.entries() - before[1]);
              before[0] = now.games();
              before[1] = now.entries();
              progress.at((double) elapsed() / time.toNanos(), games.get());
            });
    if (report.breach().isPresent()) breach.compareAndSet(Optional.empty(), report.breach());
  }

  private static Setup setup(Game<?> game, Rng rng) {
    var title = game.title();
    int seats = title.fewestSeats() + rng.below(title.mostSeats() - title.fewestSeats() + 1);
    var options = Options.STANDARD;
    for (var option : title.options()) {
      List<String> values = option.values();
      if (rng.below(2) == 0) {
        options = options.with(option.id(), values.get(rng.below(values.size())));
      }
    }
    return Packs.setup(game, seats, options);
  }

  private long elapsed() {
    return System.nanoTime() - began;
  }

  private Duration left() {
    return Duration.ofNanos(Math.max(0, time.toNanos() - elapsed()));
  }

  private static void await(Future<?> task) {
    try {
      task.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
