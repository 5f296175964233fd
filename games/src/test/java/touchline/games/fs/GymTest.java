package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Gyms: who goes in, who comes out, and when.
final class GymTest {
  @Rule({"FS-042", "FS-A42"})
  @Test
  void several_gyms_may_lie_in_the_room_also_empty() {
    var scene = Scene.of(2).put("A hand gym gym gym").play("A lay gym 0; A lay gym 0; A lay gym 0");
    assertThat(scene.view(Seat.B).sides().getFirst().gyms())
        .extracting(FsView.Gym::number)
        .containsExactly(1, 2, 3);
    scene.until(now -> now.active == 1);
    assertThat(scene.view(Seat.B).sides().getFirst().gyms()).hasSize(3);
  }

  @Rule({"FS-011", "FS-026", "FS-043", "FS-046"})
  @Test
  void three_of_a_sector_from_bench_and_hand_go_in_at_once() {
    var scene = Scene.of(2).put("A gym; A bench 3 8; A hand 14 20").play("A group 1 3 8 14");
    assertThat(scene.gym(1)).isEqualTo("3 8 14");
    assertThat(scene.bench(Seat.A)).isEmpty();
    assertThat(scene.hand(Seat.A)).isEqualTo("20");
  }

  @Rule({"FS-027", "FS-046", "FS-A44"})
  @Test
  void a_full_bench_does_not_keep_a_hand_from_the_gym() {
    var scene = Scene.of(2).put("A gym; A bench 3 8 14 18; A hand 19 22 28");
    assertThat(scene.refused("A bench 19")).isEqualTo("FS-027 bench-full");
    scene.play("A group 1 19 22 28");
    assertThat(scene.gym(1)).isEqualTo("19 22 28");
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8 14 18");
  }

  @Rule({"FS-043", "FS-A75"})
  @Test
  void two_are_no_group_and_one_by_one_is_no_way_to_begin() {
    var scene = Scene.of(2).put("A gym; A bench 3 8 20");
    assertThat(scene.texts(Seat.A)).noneMatch(m -> m.startsWith("group") || m.startsWith("enter"));
    assertThat(scene.refused("A enter 1 3")).isEqualTo("FS-043 too-few");
    assertThat(scene.refused("A group 1 3 8 14")).isEqualTo("FS-046 not-on-bench-or-in-hand");
    assertThat(scene.refused("A group 1 3 8 8")).isEqualTo("FS-A75 in-order");
  }

  @Rule({"FS-043", "FS-A39", "FS-A75"})
  @Test
  void a_fourth_and_a_fifth_may_follow_but_no_sixth() {
    var scene = Scene.of(2).put("A gym; A bench 3 8 14 18; A hand 19 22");
    scene.play("A group 1 3 8 14; A enter 1 18; A enter 1 19");
    assertThat(scene.refused("A enter 1 22")).isEqualTo("FS-043 full");
    assertThat(scene.gym(1)).isEqualTo("3 8 14 18 19");
  }

  @Rule({"FS-043", "FS-A39"})
  @Test
  void a_group_of_earlier_turns_grows_too() {
    var scene = Scene.of(2).put("A gym 3 8 14; A bench 18").play("A enter 1 18");
    assertThat(scene.gym(1)).isEqualTo("3 8 14 18");
  }

  @Rule({"FS-045", "FS-088"})
  @Test
  void two_sectors_never_share_a_gym_not_even_stars() {
    var scene = Scene.of(2).put("A gym; A bench 3 8 20 49; A hand 1 14 11");
    assertThat(scene.texts(Seat.A, "group"))
        .allMatch(m -> !m.matches(".*\\b(20|49|11)\\b.*") || m.equals("group 1 11 20 49"));
    assertThat(scene.refused("A group 1 1 3 11")).isEqualTo("FS-045 other-sector");
    scene.play("A group 1 1 3 8");
    assertThat(scene.refused("A enter 1 11")).isEqualTo("FS-045 other-sector");
    assertThat(scene.refused("A enter 1 49")).isEqualTo("FS-045 other-sector");
  }

  @Rule("FS-044")
  @Test
  void nobody_trains_where_no_gym_is_laid() {
    var scene = Scene.of(2).put("A bench 3 8 14; A hand gym; B gym");
    assertThat(scene.texts(Seat.A, "group")).isEmpty();
    for (int gym = 1; gym <= 6; gym++) // 1 is B's
    assertThat(scene.refused("A group " + gym + " 3 8 14")).isEqualTo("FS-044 no-gym");
    scene.play("A lay gym 0; A group 2 3 8 14");
    assertThat(scene.gym(2)).isEqualTo("3 8 14");
  }

  @Rule({"FS-045", "FS-A75"})
  @Test
  void another_sector_goes_to_another_gym() {
    var scene = Scene.of(2).put("A gym 3 8 14; A gym; A bench 20 23 24 9; A hand 18 19 22");
    assertThat(scene.refused("A group 1 20 23 24")).isEqualTo("FS-043 not-empty");
    scene.play("A group 2 20 23 24; A enter 2 9");
    assertThat(scene.gym(2)).isEqualTo("9 20 23 24");
  }

  @Rule({"FS-043", "FS-048", "FS-A43"})
  @Test
  void an_injured_footballer_enters_stays_and_leaves_with_his_injury() {
    var scene = Scene.of(2).put("A gym; A bench 3 8 14 18; hurt 3");
    scene.play("A group 1 3 8 14; A enter 1 18");
    assertThat(scene.gym(1)).isEqualTo("3+ 8 14 18");
    scene.until(now -> now.turns == 5 && now.stage == Stage.TRAINING);
    scene.play("A leave 3");
    assertThat(scene.bench(Seat.A)).isEqualTo("3+");
  }

  @Rule("FS-048")
  @Test
  void they_return_from_the_owners_next_turn_on_and_not_before() {
    var scene = Scene.of(2).put("A gym; A bench 3 8 14 18; B bench 20");
    scene.play("A group 1 3 8 14; A enter 1 18");
    assertThat(scene.refused("A leave 3")).isEqualTo("FS-048 next-turn");
    assertThat(scene.refused("A clear 1")).isEqualTo("FS-048 next-turn");
    scene.until(now -> now.turns == 4 && now.stage == Stage.TRAINING);
    assertThat(scene.refused("B clear 1")).isEqualTo("FS-044 no-gym");
    assertThat(scene.refused("B leave 3")).isEqualTo("FS-048 not-in-gym");
    scene.until(now -> now.turns == 5 && now.stage == Stage.TRAINING);
    scene.play("A clear 1");
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8 14 18");
    assertThat(scene.refused("A clear 1")).isEqualTo("FS-048 not-in-gym");
    assertThat(scene.refused("A leave 20")).isEqualTo("FS-048 not-in-gym");
  }

  @Rule({"FS-048", "FS-A38"})
  @Test
  void any_number_may_return_if_none_or_three_remain() {
    var scene = Scene.of(2).put("A gym 3 8 14 18 19").play("A leave 8; A leave 19");
    assertThat(scene.bench(Seat.A)).isEqualTo("8 19");
    assertThat(scene.refused("A leave 3")).isEqualTo("FS-A38 too-few-left");
    scene.play("A clear 1");
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8 14 18 19");
    assertThat(scene.gym(1)).isEmpty();
  }

  @Rule({"FS-048", "FS-A38", "FS-A39"})
  @Test
  void who_came_this_turn_stays_and_the_others_may_go_while_three_remain() {
    var scene = Scene.of(2).put("A gym 3 8 14; A bench 18 19").play("A enter 1 18; A enter 1 19");
    assertThat(scene.refused("A leave 18")).isEqualTo("FS-048 next-turn");
    assertThat(scene.refused("A clear 1")).isEqualTo("FS-048 next-turn");
    scene.play("A leave 3; A leave 8");
    assertThat(scene.refused("A leave 14")).isEqualTo("FS-A38 too-few-left");
    assertThat(scene.gym(1)).isEqualTo("14 18 19");
  }
}
