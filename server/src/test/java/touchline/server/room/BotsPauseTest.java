package touchline.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;

/// Bots whose moves cannot be stored try again, ever more rarely, but never less than about once a
/// minute.
@Rule("TABLE-014")
class BotsPauseTest {
  @Test
  void eachPauseIsTwiceAsLongUpToAMinute() {
    var pauses = IntStream.rangeClosed(1, 9).mapToObj(Bots::pauseMillis).toList();
    assertThat(pauses)
        .containsExactly(
            2_000L, 4_000L, 8_000L, 16_000L, 32_000L, 64_000L, 64_000L, 64_000L, 64_000L);
    assertThat(Bots.pauseMillis(Integer.MAX_VALUE)).isEqualTo(64_000);
  }
}
