package touchline.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import touchline.engine.Game;
import touchline.engine.Setup;
import touchline.engine.State;

/// The laws as a test that a game joins: it names itself and the set-ups to try. The number of
/// random games is the system property `laws.seeds`, for each set-up. A failure prints a record
/// that shows it, as short as could be found.
public abstract class GameLaws<S extends State<S>> {
  private static final int SEEDS = Integer.getInteger("laws.seeds", 6);

  /// The game.
  protected abstract Game<S> game();

  /// Numbers of seats and options to try.
  protected abstract List<Setup> setups();

  @Test
  final void title() {
    for (var setup : setups()) assertThat(Laws.wrongInTitle(subject(setup))).isEmpty();
  }

  @TestFactory
  final Stream<DynamicTest> laws() {
    return setups().stream().flatMap(this::laws);
  }

  private Stream<DynamicTest> laws(Setup setup) {
    var subject = subject(setup);
    var name = setup.seats() + " seats " + setup.options().sorted();
    return IntStream.range(0, SEEDS)
        .mapToObj(
            seed -> DynamicTest.dynamicTest(name + " seed " + seed, () -> hold(subject, seed)));
  }

  private void hold(Subject<S> subject, long seed) {
    Laws.broken(subject, seed).ifPresent(breach -> fail(breach.text()));
  }

  private Subject<S> subject(Setup setup) {
    return new Subject<>(game(), setup);
  }
}
