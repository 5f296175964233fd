package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.engine.Rule;
import touchline.testkit.Breach;
import touchline.testkit.Laws;
import touchline.testkit.Subject;

/// What leaks out of a covered hand is found by the laws.
final class LeaksTest {
  @Rule("DEMO-051")
  @ParameterizedTest
  @EnumSource
  void aPlantedLeakIsFound(Leak leak) {
    var expected = leak == Leak.DRAW_TOLD_TO_ALL ? "10 telling" : "9 hiding";
    assertThat(found(leak).map(Breach::law)).contains(expected);
  }

  private static Optional<Breach> found(Leak leak) {
    var subject = new Subject<>(leak, DemoTable.setup(3));
    for (int seed = 0; seed < 20; seed++) {
      var breach = Laws.broken(subject, seed);
      if (breach.isPresent()) return breach;
    }
    return Optional.empty();
  }
}
