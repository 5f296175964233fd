package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.testkit.Worlds;

/// Imagining reaches every world that agrees with what is known, and no other.
final class ImaginingTest {
  @Rule("DEMO-051")
  @Test
  void everyWorldThatAgreesIsReached() {
    // A holds two attacking cards; the rest of the pile is one calm and one pressing card, and B
    // holds two of calm, calm, pressing, pressing. B has chosen.
    var state =
        DemoTable.state(
            2,
            "stage team-talks",
            "hand 0 0 2 1 1 0",
            "pile 1 1 0",
            "discard 6 4 2",
            "chosen -2 0");
    var initial = DemoTable.state(2);
    var expected = new TreeSet<String>();
    expected.add(world(initial, "hand 0 0 2 1 1 0", "pile 1 1 0", "chosen -2 -1"));
    expected.add(world(initial, "hand 0 0 2 1 1 0", "pile 1 1 0", "chosen -2 0"));
    expected.add(world(initial, "hand 0 0 2 1 1 0", "pile 1 1 0", "chosen -2 1"));
    expected.add(world(initial, "hand 0 0 2 2 0 0", "pile 0 2 0", "chosen -2 -1"));
    expected.add(world(initial, "hand 0 0 2 2 0 0", "pile 0 2 0", "chosen -2 0"));
    expected.add(world(initial, "hand 0 0 2 0 2 0", "pile 2 0 0", "chosen -2 -1"));
    expected.add(world(initial, "hand 0 0 2 0 2 0", "pile 2 0 0", "chosen -2 1"));
    assertThat(Worlds.reached(DemoTable.GAME, state, initial, Seat.A, 500)).isEqualTo(expected);
  }

  private static String world(DemoState initial, String hand, String pile, String chosen) {
    var state = DemoTable.state(2, "stage team-talks", hand, pile, "discard 6 4 2", chosen);
    return String.join("\n", touchline.engine.Snapshots.write(state, initial));
  }
}
