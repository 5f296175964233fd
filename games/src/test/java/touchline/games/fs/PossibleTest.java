package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.NotationException;
import touchline.engine.Seat;
import touchline.engine.Snapshots;
import touchline.games.Mangled;

/// Positions written by hand: what would hang the rules or could not be known is refused.
final class PossibleTest {
  private static FsState position(String lines) {
    return Snapshots.position(Pitch.GAME, Pitch.setup(3, Map.of()), List.of(lines.split(";")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stage training;out 7", // nobody is left
        "stage training;out 8",
        "stage training;active 3",
        "stage regroup;regrouping -1",
        "stage training;deck 2=0;hand 2=1", // A holds a card that all take to be in the deck
        "stage training;deck 2=0;lies 2=0", // and so here, where it lies on the bench
        "stage training;deck 2=2",
        "stage training;deck 2=-1;hand 2=1 75=1",
        "stage training;piled 300",
        "stage training;lies 2=7",
        "stage training;gym 0=5",
        "stage training;proving 6",
        "stage talk",
        "stage roar",
        "stage calling",
        "stage training;names 12",
        "stage training;declared 5",
      })
  void what_would_hang_or_make_no_sense_is_refused(String lines) {
    assertThatThrownBy(() -> position(lines))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cannot be");
  }

  @Test
  void what_makes_sense_is_not() {
    assertThat(position("stage training;active 2;out 1").seat()).isEqualTo(Seat.C);
    var known = "known 2=0 131=0 260=0 389=0 518=0 647=0 776=0"; // all see footballer 3
    assertThat(position("stage training;deck 2=0;lies 2=0;" + known).onBench(2, 0)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "6, 3"})
  void spoilt_positions_end_in_an_answer_or_an_error(int seats, long seed) {
    var setup = Pitch.setup(seats, Map.of("turn-limit", "20"));
    var count = new Mangled<>(Pitch.GAME, setup, seed).spoil(800, 10);
    assertThat(count.all()).isGreaterThan(60);
    assertThat(count.refused()).as("%s", count).isPositive();
    assertThat(count.played()).as("%s", count).isPositive();
  }
}
