package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// States as text and back.
final class SnapshotsTest {
  private final Parlour.Table initial = new Parlour.Table(3, 2);

  @Test
  void onlyWhatDiffersIsWritten() {
    var state = initial.copy();
    assertThat(Snapshots.write(state, initial)).isEmpty();
    state.round = 1;
    state.uncovered = true;
    state.mood = Parlour.Mood.VERY_LOUD;
    state.total = 1L << 33;
    state.heap[2] = 5;
    state.points[0] = 1;
    state.points[1] = -2;
    state.ready[1] = true;
    assertThat(Snapshots.write(state, initial))
        .containsExactly(
            "round 1",
            "uncovered true",
            "mood very-loud",
            "total 8589934592",
            "heap 2=5",
            "ready 1=true",
            "points 1 -2 0");
  }

  @Test
  void whatIsWrittenIsReadAndTheRestDerived() {
    var state = initial.copy();
    var lines = List.of("points 4 5 6", "mood very-loud", "size 0=3 2=1", "ready true false true");
    Snapshots.read(lines, state);
    assertThat(state.points).containsExactly(4, 5, 6);
    assertThat(state.size).containsExactly(3, 0, 1);
    assertThat(state.ready).containsExactly(true, false, true);
    assertThat(state.sum).as("derived").isEqualTo(15);
    assertThat(state.round).as("not in the lines").isZero();
    var again = initial.copy();
    Snapshots.read(Snapshots.write(state, initial), again);
    assertThat(Snapshots.write(again, initial)).isEqualTo(Snapshots.write(state, initial));
  }

  @Test
  void aSingleFieldCanBeLookedAt() {
    assertThat(Snapshots.field(initial, "heap")).isEqualTo("0 0 0");
    assertThat(Snapshots.field(initial, "mood")).isEqualTo("calm");
    assertThat(Snapshots.fields(Parlour.Table.class))
        .containsExactly(
            "round", "uncovered", "mood", "total", "heap", "size", "ready", "coughs", "points");
    assertThatThrownBy(() -> Snapshots.field(initial, "sum")).hasMessage("no field sum");
  }

  @Test
  void whatDoesNotFitIsNamed() {
    unreadable("sum 4", "no field sum");
    unreadable("round", "round: found 0 values, expected 1");
    unreadable("round 1 2", "round: found 2 values, expected 1");
    unreadable("round x", "round: found x, expected a whole number");
    unreadable("heap 1 2", "heap: found 2 values, expected 3");
    unreadable("heap", "heap: found 0 values, expected 3");
    unreadable("heap 3=1", "heap: found 3=1, expected an index below 3");
    unreadable("heap -1=1", "heap: found -1=1, expected an index below 3");
    unreadable("heap 0=1 2", "heap: found 2, expected an index below 3");
    unreadable("mood quiet", "mood: found quiet, expected one of calm, very-loud");
  }

  private void unreadable(String line, String why) {
    assertThatThrownBy(() -> Snapshots.read(List.of(line), initial.copy()))
        .isInstanceOf(NotationException.class)
        .hasMessage(why);
  }
}
