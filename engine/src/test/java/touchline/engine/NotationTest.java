package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Moves as text and back.
final class NotationTest {
  enum Side {
    FAR_LEFT,
    RIGHT
  }

  sealed interface Family extends Move {}

  record TurnOver() implements Family {}

  record Everything(int i, long l, byte b, boolean flag, Side side, Seat seat) implements Family {}

  sealed interface Inner extends Family {}

  record Picky(int n) implements Inner {
    Picky {
      if (n < 0) throw new IllegalArgumentException("negative");
    }
  }

  interface Other extends Move {}

  record Odd(String text) implements Move {}

  private final Notation notation = new Notation(List.of(Family.class));

  @Test
  void movesAreWrittenAsWordsAndReadAgain() {
    var all = new Everything(-7, 1L << 40, (byte) 3, true, Side.FAR_LEFT, Seat.C);
    var text = "everything -7 1099511627776 3 true far-left C";
    assertThat(notation.write(all)).isEqualTo(text);
    assertThat(notation.read(text)).isEqualTo(all);
    assertThat(notation.read("  everything  -7 1099511627776 3 true far-left C ")).isEqualTo(all);
    assertThat(notation.write(new TurnOver())).isEqualTo("turn-over");
    assertThat(notation.words()).containsExactly("turn-over", "everything", "picky");
  }

  @Rule("TABLE-007")
  @Test
  void whatIsNoMoveIsNamed() {
    unreadable("fly", "found fly, expected a move: [turn-over, everything, picky]");
    unreadable("", "found nothing, expected a move: [turn-over, everything, picky]");
    unreadable("turn-over 1", "found 1 values after turn-over, expected 0");
    unreadable("picky", "found 0 values after picky, expected 1");
    unreadable("picky x", "found x, expected a whole number");
    unreadable("picky 99999999999", "found 99999999999, expected a whole number");
    unreadable("picky -1", "found picky with values it cannot have");
    unreadable("everything 1 1 1 yes right A", "found yes, expected boolean");
    unreadable("everything 1 1 300 true right A", "found 300, expected a whole number");
    unreadable("everything 1 1 1 true up A", "found up, expected one of far-left, right");
    unreadable(
        "everything 1 1 1 true right a", "found a, expected one of A, B, C, D, E, F, G, H, LUCK");
    unreadable(
        "x".repeat(60),
        "found " + "x".repeat(40) + "…, expected a move: [turn-over, everything, picky]");
  }

  @Test
  void familiesMustBeWritable() {
    assertThatThrownBy(() -> new Notation(List.of(Other.class)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> notation.write(new Odd("x"))).hasMessageContaining("no notation");
    assertThat(new Notation(List.of(Family.class, TurnOver.class)).words()).hasSize(3);
  }

  private void unreadable(String text, String why) {
    assertThatThrownBy(() -> notation.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(why);
  }
}
