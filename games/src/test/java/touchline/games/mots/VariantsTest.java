package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// The switches of a game.
final class VariantsTest {
  @ParameterizedTest
  @CsvSource({
    "2, 4-4-2 1 3111 1111 11, 4-3-3 1 1111 111 111, 0",
    "2, 3-4-3 1 111 1111 555, 4-4-2 1 1111 1111 22, 1",
    "4, 4-4-2 1 5555 1111 33, 4-4-2 1 2111 1111 55, 0",
    "4, 4-4-2 1 5555 1111 11, 4-4-2 1 1111 1111 55, 1"
  })
  @Rule({"MOTS-154", "MOTS-A77"})
  void attack_meets_defence(int die, String home, String away, int outcome) {
    var scene = Scene.season(4, "die-2-and-4", "attack-against-defence").league(home, away);
    scene.play("A begin; LUCK d6 " + die);
    assertThat(scene.last(MotsEvent.Played.class).outcome()).isEqualTo(outcome);
  }

  @Test
  @Rule({"MOTS-155", "MOTS-A77"})
  void two_more_formations() {
    var scene = Scene.season(4, "formations", "extra").bench(Scene.BLUE, "DF1 FW1");
    scene.linesFor(Competition.LEAGUE);
    assertThat(scene.texts(Seat.A, "shape")).contains("shape 3 3 4", "shape 5 4 1");
    assertThat(scene.refused(Seat.A, "shape 2 5 3")).isEqualTo("MOTS-030 no-such-formation");
  }

  @Test
  @Rule("MOTS-156")
  void the_advanced_match_is_off_unless_chosen() {
    assertThat(Scene.fresh(4).s.house.advanced).isFalse();
    var scene = Scene.season(4, "match", "advanced").match(Competition.LEAGUE, 0, 1);
    assertThat(scene.play("A begin").texts(Seat.LUCK)).hasSize(12);
  }

  @Test
  @Rule("MOTS-A77")
  void an_unknown_option_or_value_is_refused() {
    assertThatThrownBy(() -> Scene.fresh(4, "weather", "rain")).hasMessageContaining("weather");
    assertThatThrownBy(() -> Scene.fresh(4, "formations", "all")).hasMessageContaining("extra");
  }
}
