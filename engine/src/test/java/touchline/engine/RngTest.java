package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Recorded seeds must mean the same for ever.
final class RngTest {
  @Test
  void theNumbersArePinned() {
    // The first outputs of SplitMix64 for seed 1234567, as published with the generator.
    var rng = new Rng(1234567);
    assertThat(new long[] {rng.next(), rng.next(), rng.next(), rng.next(), rng.next()})
        .containsExactly(
            6457827717110365317L,
            3203168211198807973L,
            Long.parseUnsignedLong("9817491932198370423"),
            4593380528125082431L,
            Long.parseUnsignedLong("16408922859458223821"));
  }

  @Test
  void everyNumberBelowComesAboutAsOften() {
    var rng = new Rng(7);
    var seen = new int[6];
    for (int i = 0; i < 60_000; i++) seen[rng.below(6)]++;
    for (int times : seen) assertThat(times).isBetween(9_600, 10_400);
    assertThat(rng.below(1)).isZero();
  }

  @Test
  void purposesHaveStreamsOfTheirOwn() {
    assertThat(Rng.of(5, "dice").next()).isEqualTo(Rng.of(5, "dice").next());
    assertThat(Rng.of(5, "dice").next()).isNotEqualTo(Rng.of(5, "bots").next());
    assertThat(Rng.of(5, "dice").next()).isNotEqualTo(Rng.of(6, "dice").next());
  }
}
