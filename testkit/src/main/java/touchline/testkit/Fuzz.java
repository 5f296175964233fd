package touchline.testkit;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import touchline.engine.Game;
import touchline.engine.Setup;
import touchline.engine.State;

/// The long run: random games under all laws, one seed after the other, until the time is over or a
/// law breaks.
public final class Fuzz {
  /// What came out: games and entries played, the seed to go on from, and the breach if there was
  /// one.
  public record Report(int games, long entries, long nextSeed, Optional<Breach> breach) {}

  private static final int SPACING = 16;

  private Fuzz() {}

  /// Runs for this long, at least one game. `progress` is told after each game.
  public static <S extends State<S>> Report run(
      Game<S> game, Setup setup, Duration time, long seed, Consumer<Report> progress) {
    var subject = new Subject<>(game, setup);
    long end = System.nanoTime() + time.toNanos();
    var report = new Report(0, 0, seed, Optional.empty());
    do {
      long now = report.nextSeed;
      var walk = new Walk<>(subject, Law.FIRST, now, SPACING);
      var breach =
          walk.toTheEnd().or(() -> new Walk<>(subject, Law.FURTHER, now, SPACING).toTheEnd());
      report =
          new Report(report.games + 1, report.entries + walk.length(), report.nextSeed + 1, breach);
      progress.accept(report);
    } while (report.breach.isEmpty() && System.nanoTime() < end && !Thread.interrupted());
    return report;
  }
}
