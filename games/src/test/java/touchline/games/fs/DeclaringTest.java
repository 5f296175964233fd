package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Who may challenge whom, how often, and in which order it is held.
final class DeclaringTest {
  @Rule({"FS-013", "FS-056", "FS-057"})
  @Test
  void footballers_of_one_sector_meet_one_against_one() {
    var scene = Scene.meeting(3, "A bench 3 20; B bench 8 9; C bench 22 10");
    assertThat(scene.texts(Seat.A))
        .containsExactlyInAnyOrder("enough", "challenge 3 8", "challenge 3 22", "challenge 20 9");
    assertThat(scene.refused("A challenge 3 9")).isEqualTo("FS-057 other-sector");
    assertThat(scene.refused("A challenge 20 10")).isEqualTo("FS-057 other-sector");
    scene.play("A challenge 3 22");
    assertThat(scene.view(Seat.B).duels()).containsExactly(new FsView.Duel(3, Seat.C, 22, false));
  }

  @Rule({"FS-058", "FS-059"})
  @Test
  void a_star_challenges_any_sector_but_opens_none_when_challenged() {
    var scene = Scene.meeting(2, "A bench 11 20; B bench 10 9 1 2");
    assertThat(scene.texts(Seat.A, "challenge"))
        .containsExactlyInAnyOrder(
            "challenge 11 10",
            "challenge 11 9",
            "challenge 11 1",
            "challenge 11 2",
            "challenge 20 9");
    assertThat(scene.refused("A challenge 20 1")).isEqualTo("FS-057 other-sector"); // 1 is a Star
  }

  @Rule("FS-088")
  @Test
  void a_footballer_is_of_his_sector_whatever_positions_he_can_fill() {
    var scene = Scene.meeting(2, "A bench 49; B bench 53 23 19"); // 49: a defender, also rm
    assertThat(scene.texts(Seat.A, "challenge")).containsExactly("challenge 49 23");
    assertThat(scene.refused("A challenge 49 53")).isEqualTo("FS-057 other-sector");
  }

  @Rule("FS-055")
  @Test
  void at_most_four_over_all_opponents_together() {
    var scene = Scene.meeting(3, "A bench 3 8 14 18 19; B bench 22 28 30; C bench 34 37");
    scene.play("A challenge 3 22; A challenge 8 28; A challenge 14 34");
    assertThat(scene.s.stage).isEqualTo(Stage.DECLARING);
    scene.play("A challenge 18 37");
    assertThat(scene.s.stage).isEqualTo(Stage.CALLING);
    assertThat(scene.texts(Seat.A)).containsExactly("call 3", "call 8", "call 14", "call 18");
  }

  @Rule("FS-055")
  @Test
  void own_and_absent_footballers_are_no_targets() {
    var scene = Scene.meeting(2, "A bench 3 8; B bench 14; A hand 18");
    assertThat(scene.refused("A challenge 3 8")).isEqualTo("FS-055 no-opponent");
    assertThat(scene.refused("A challenge 3 22")).isEqualTo("FS-055 no-opponent");
    assertThat(scene.refused("A challenge 14 3")).isEqualTo("FS-055 not-yours");
    assertThat(scene.refused("A challenge 18 14")).isEqualTo("FS-055 not-yours");
    assertThat(scene.refused("B challenge 14 3")).isEqualTo("TABLE-001 not-your-turn");
  }

  @Rule({"FS-047", "FS-055"})
  @Test
  void nobody_in_a_gym_is_challenged_or_challenges() {
    var scene = Scene.meeting(2, "A bench 3; A gym 8 14 18; B gym 19 22 28; B bench 30");
    assertThat(scene.texts(Seat.A, "challenge")).containsExactly("challenge 3 30");
    assertThat(scene.refused("A challenge 3 22")).isEqualTo("FS-047 in-gym");
    assertThat(scene.refused("A challenge 8 30")).isEqualTo("FS-055 own-in-gym");
  }

  @Rule({"FS-062", "FS-A30"})
  @Test
  void the_injured_are_challenged_but_do_not_challenge() {
    var scene = Scene.meeting(2, "A bench 3 8; B bench 14; hurt 8 14");
    assertThat(scene.texts(Seat.A, "challenge")).containsExactly("challenge 3 14");
    assertThat(scene.refused("A challenge 8 14")).isEqualTo("FS-062 injured");
  }

  @Rule({"FS-056", "FS-A26"})
  @Test
  void each_footballer_is_in_one_confrontation_of_a_turn() {
    var scene = Scene.meeting(2, "A bench 3 8; B bench 14 18").play("A challenge 3 14");
    assertThat(scene.texts(Seat.A)).containsExactly("enough", "challenge 8 18");
    assertThat(scene.refused("A challenge 3 18")).isEqualTo("FS-056 declared");
    assertThat(scene.refused("A challenge 8 14")).isEqualTo("FS-056 declared");
    scene.play("A challenge 8 18"); // nobody is left: no further word is needed
    assertThat(scene.s.stage).isEqualTo(Stage.CALLING);
  }

  @Rule({"FS-089", "FS-A27", "FS-050"})
  @Test
  void whoever_came_to_the_bench_in_this_training_may_challenge() {
    var scene = Scene.of(2).put("A hand 3 agent; A gym 8 14 18; B bench 22 28 30 34 37");
    scene.play("A bench 3; A poach 22; A clear 1; A end-training");
    assertThat(scene.texts(Seat.A))
        .contains("challenge 3 28", "challenge 22 28", "challenge 8 28", "challenge 18 37");
  }

  @Rule({"FS-025", "FS-A25"})
  @Test
  void none_need_be_declared() {
    var scene = Scene.meeting(2, "A bench 3 8; B bench 14 18").play("A enough");
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
    assertThat(scene.told(FsEvent.Called.class)).isEmpty();
  }

  @Rule({"FS-060", "FS-A25", "FS-A74"})
  @Test
  void all_are_declared_first_and_then_held_in_the_challengers_order() {
    var scene = Scene.meeting(3, "A bench 3 8 14; B bench 22 28; C bench 34");
    scene.play("A challenge 3 22; A challenge 8 28; A challenge 14 34");
    assertThat(scene.told(FsEvent.Called.class)).isEmpty();
    assertThat(scene.refused("B call 8")).isEqualTo("TABLE-001 not-your-turn");
    assertThat(scene.refused("A call 22")).isEqualTo("FS-060 not-declared");
    scene.play("A call 14; C pass; A pass");
    assertThat(scene.texts(Seat.A)).containsExactly("call 3", "call 8");
    assertThat(scene.refused("A call 14")).isEqualTo("FS-060 not-declared");
    scene.play("A call 8; B pass; A pass"); // the last one follows by itself
    assertThat(scene.s.stage).isEqualTo(Stage.TALK);
    assertThat(scene.told(FsEvent.Called.class))
        .extracting(FsEvent.Called::player)
        .containsExactly(14, 8, 3);
    scene.play("B pass; A pass");
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
  }

  @Rule({"FS-A25", "FS-A28", "FS-085"})
  @Test
  void a_footballer_who_was_won_does_not_challenge_in_this_phase() {
    var scene = Scene.duel(5, 2, "B bench 21 35").play("B pass; A pass");
    assertThat(scene.bench(Seat.A)).isEqualTo("2 5");
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
  }
}
