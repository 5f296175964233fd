package touchline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.engine.Notation;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.engine.record.RecordReader;

/// The laws hold for the sound toy, and each planted fault is found by the law it breaks.
final class LawsTest {
  private static final int SEEDS = 40;

  @Test
  void theSoundToyKeepsAllLaws() {
    for (int seed = 0; seed < SEEDS; seed++)
      assertThat(Laws.broken(subject(Fault.NONE), seed).map(Breach::text)).isEmpty();
    assertThat(Laws.wrongInTitle(subject(Fault.NONE))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aPlantedFaultIsFoundByItsLaw(Fault fault) {
    assertThat(found(fault).map(Breach::law).orElse("nothing")).startsWith(fault.law);
  }

  @Test
  void aBreachComesWithAShortRecordThatReplays() {
    var breach = found(Fault.CRASH).orElseThrow();
    var record = RecordReader.read(breach.record(), Notation.of(new Toy(Fault.NONE)));
    // Two rounds of five entries lead to the third, where the die is thrown after two cards.
    assertThat(record.entries()).hasSize(12);
    assertThat(breach.position()).contains("round 2").contains("dealt 2");
    assertThat(breach.what()).contains("six");
  }

  @Test
  void theSameSeedFindsTheSame() {
    assertThat(found(Fault.LEAKY_VIEW)).isEqualTo(found(Fault.LEAKY_VIEW));
  }

  private static Optional<Breach> found(Fault fault) {
    for (int seed = 0; seed < SEEDS; seed++) {
      var breach = Laws.broken(subject(fault), seed);
      if (breach.isPresent()) return breach;
    }
    return Optional.empty();
  }

  static Subject<ToyState> subject(Fault fault) {
    var toy = new Toy(fault);
    var setup = new Setup(2, Options.STANDARD, new Toy.Nothing(), "standard", "0");
    return new Subject<>(toy, setup);
  }
}
