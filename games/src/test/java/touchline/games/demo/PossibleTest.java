package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.games.Mangled;

/// Positions written by hand, spoilt at random, end in an answer or an error.
final class PossibleTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void spoiltPositionsEndInAnAnswerOrAnError(int seats) {
    var count = new Mangled<>(DemoTable.GAME, DemoTable.setup(seats), seats).spoil(400, 60);
    assertThat(count.all()).isGreaterThan(100);
    assertThat(count.refused()).as("%s", count).isGreaterThan(count.all() / 10);
    assertThat(count.played()).as("%s", count).isGreaterThan(count.all() / 10);
  }
}
