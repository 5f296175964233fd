package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Blue and youth cards at once, as the roller draws them.
final class ChanceCardsTest {
  private static int kind(String id) {
    int kind = 0;
    while (!Box.CONTENT.chances().get(kind).id().equals(id)) kind++;
    return kind;
  }

  @ParameterizedTest
  @CsvSource({"tombola, 105", "shirts, 110", "old-fan, 120", "mower, 95", "floodlights, 85"})
  @Rule({"MOTS-044", "MOTS-047", "MOTS-A03"})
  void money_moves_at_once_and_the_card_goes_under(String id, int cash) {
    var scene = Scene.season(4).chance(id);
    assertThat(scene.cash()).containsExactly(cash, 100, 100, 100);
    assertThat(scene.view(Seat.B).chanceUnder()).containsExactly(kind(id) + 1);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.s.roller).isEqualTo(1);
  }

  @Test
  @Rule({"MOTS-A03", "MOTS-A15"})
  void everybody_pays_the_roller_what_he_can() {
    var scene = Scene.season(4);
    scene.s.cash[Scene.GREEN] = 3;
    assertThat(scene.chance("dinner").cash()).containsExactly(113, 95, 95, 0);
  }

  @Test
  @Rule({"MOTS-A03", "MOTS-A15"})
  void the_roller_pays_everybody_as_long_as_it_lasts() {
    assertThat(Scene.season(4).chance("round").cash()).containsExactly(85, 105, 105, 105);
    var poor = Scene.season(4);
    poor.s.cash[Scene.BLUE] = 8;
    assertThat(poor.chance("round").cash()).containsExactly(0, 105, 103, 100);
  }

  @Test
  @Rule("MOTS-A03")
  void a_one_star_player_comes_for_nothing() {
    var scene = Scene.season(4);
    int two = scene.loose(Position.DF, 2);
    Squads.toPool(scene.s, two);
    scene.chance("trial");
    int one = scene.loose(Position.DF, 1) + 1;
    assertThat(scene.refused(Seat.A, "accept " + (two + 1))).isEqualTo("MOTS-044 not-on-this-card");
    scene.play("A accept " + one);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(100);
    assertThat(scene.s.owner[one - 1]).isEqualTo((byte) Scene.BLUE);
  }

  @ParameterizedTest
  @CsvSource({"garden, INJURED", "words, SUSPENDED"})
  @Rule("MOTS-A03")
  void a_card_may_throw_for_an_injury_or_a_suspension(String id, Absence why) {
    var scene = Scene.season(4).chance(id).play("LUCK d12 3");
    assertThat(scene.last(MotsEvent.Absent.class))
        .extracting(MotsEvent.Absent::player, MotsEvent.Absent::why)
        .containsExactly(scene.at(Scene.BLUE, 3), why);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
  }

  @Test
  @Rule("MOTS-A03")
  void a_pool_player_at_half_his_face_value_or_not() {
    var scene = Scene.season(4);
    int star = scene.loose(Position.FW, 5);
    Squads.toPool(scene.s, star);
    scene.chance("closing-time").play("A accept " + (star + 1));
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(75);
    assertThat(scene.s.owner[star]).isEqualTo((byte) Scene.BLUE);
    scene = Scene.season(4).chance("closing-time").play("A decline");
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(100);
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) 14);
  }

  @Test
  @Rule("MOTS-A03")
  void one_more_player_card_is_turned_over() {
    var scene = Scene.season(4).chance("late-call");
    assertThat(scene.s.stage).isEqualTo(Stage.TURN_OVER);
    scene.until(Stage.AUCTION);
    assertThat(scene.s.next).isZero();
    scene.until(Stage.DAY);
    assertThat(scene.s.roller).isEqualTo(1);
  }

  @Test
  @Rule({"MOTS-048", "MOTS-010"})
  void a_youth_player_joins_for_nothing() {
    var scene = Scene.season(4).chance("kai").play("A accept 101");
    assertThat(scene.view(Seat.B).teams().getFirst().squad()).contains(101);
    assertThat(scene.cash()).containsOnly(100);
    assertThat(scene.view(Seat.B).chanceUnder()).isEmpty();
  }

  @Test
  @Rule("MOTS-A85")
  void or_is_declined_and_goes_under_the_chance_pile() {
    var scene = Scene.season(4).chance("kai").play("A decline");
    assertThat(scene.view(Seat.B).chanceUnder()).containsExactly(kind("kai") + 1);
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) 14);
  }

  @Test
  @Rule({"MOTS-146", "MOTS-A26"})
  void with_eighteen_somebody_must_be_sold_first() {
    var scene = Scene.season(4).fill(Scene.BLUE, 18).chance("kai").play("A accept 101");
    assertThat(scene.refused(Seat.A, "decline")).isEqualTo("MOTS-146 make-room");
    assertThat(scene.texts(Seat.A, "make-room")).hasSize(19);
    int star = scene.at(Scene.BLUE, 5);
    scene.play("A make-room " + star);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(120);
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) 18);
    assertThat(scene.s.owner[100]).isEqualTo((byte) Scene.BLUE);
    assertThat(scene.view(Seat.A).under()).containsExactly(star);
  }

  @Test
  @Rule({"MOTS-146", "MOTS-A26"})
  void perhaps_the_youth_player_himself() {
    var scene = Scene.season(4).fill(Scene.BLUE, 18).chance("kai");
    scene.play("A accept 101; A make-room 101");
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(120);
    assertThat(scene.view(Seat.A).chanceUnder()).containsExactly(kind("kai") + 1);
    assertThat(scene.s.owner[100]).isEqualTo(MotsState.CHANCES);
  }

  @Test
  @Rule({"MOTS-049", "MOTS-A27"})
  void a_youth_player_sold_to_the_bank_goes_under_the_chance_pile() {
    var scene = Scene.season(4).sign(Scene.BLUE, 101).play("A to-bank 101");
    assertThat(scene.view(Seat.A).chanceUnder()).containsExactly(kind("kai") + 1);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(120);
  }

  @Test
  @Rule("MOTS-A27")
  void between_managers_he_is_sold_like_any_other() {
    var scene = Scene.season(4).sign(Scene.BLUE, 101);
    scene.play("A for-sale 101 50; B bid red 50; C pass; D pass");
    assertThat(scene.s.owner[100]).isEqualTo((byte) Scene.RED);
    assertThat(scene.view(Seat.A).chanceUnder()).isEmpty();
  }
}
