package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// What may be played in training, and footballers from the hand to the bench.
final class TrainingTest {
  private static final String EVERYTHING =
      "A hand 3 t1 coach gym contract fans injury agent supporter scout doctor president defence"
          + " cut pass shot; A bench 8; A room t2 t3+coach; A gym 14 18 19; hurt 14;"
          + " B bench 22; B gym 28 30 34; B hand 37; B room t4; pile 20";

  @Rule({"FS-023", "FS-024"})
  @Test
  void footballers_conditions_tactics_coaches_and_characters_but_presidents() {
    var scene = Scene.of(2).put(EVERYTHING);
    assertThat(scene.texts(Seat.A))
        .contains("bench 3", "lay tactic 1", "lay gym 0", "lay fans 0", "appoint 2", "sign 3")
        .contains("injure 28", "poach 22", "sway B B", "send", "cure 14", "enter 1 3");
    for (var talk : List.of("preside", "hurt", "pass", "play pass technique", "play cut tactics"))
      assertThat(scene.refused("A " + talk)).isEqualTo("TABLE-002 not-on-offer");
    for (var kind : List.of("president", "pass", "coach", "injury", "doctor"))
      assertThat(scene.refused("A lay " + kind + " 0")).isEqualTo("FS-024 not-so");
  }

  @Rule("FS-023")
  @Test
  void only_the_active_player_plays_and_only_what_he_holds() {
    var scene = Scene.of(2).put("B hand 3 t1 coach fans; A room t2");
    assertThat(scene.texts(Seat.B)).isEmpty();
    assertThat(scene.refused("B bench 3")).isEqualTo("TABLE-001 not-your-turn");
    for (var move : List.of("bench 3", "lay tactic 1", "lay fans 0", "appoint 2", "send", "sign 1"))
      assertThat(scene.refused("A " + move)).isEqualTo("FS-023 not-in-hand");
  }

  @Rule({"FS-025", "FS-A49"})
  @Test
  void nobody_has_to_play_and_nobody_has_to_stop() {
    assertThat(Scene.of(2).put(EVERYTHING).play("A end-training").asked()).isEqualTo("A");
    var scene = Scene.of(2).put("A hand 3 8 20 9 10 13 2 4 5 t1 coach gym fans");
    scene.play("A bench 3; A bench 8; A bench 20; A bench 9; A bench 10; A bench 13; A bench 2");
    scene.play("A bench 4; A bench 5; A lay tactic 1; A appoint 1; A lay gym 0; A lay fans 0");
    assertThat(scene.hand(Seat.A)).isEmpty();
    assertThat(scene.asked()).isEqualTo("A");
    assertThat(scene.s.stage).isEqualTo(Stage.TRAINING);
  }

  @Rule({"FS-011", "FS-026"})
  @Test
  void a_footballer_goes_from_hand_to_the_own_bench_for_all_to_see() {
    var scene = Scene.of(2).put("A hand 3 pass").play("A bench 3");
    assertThat(scene.bench(Seat.A)).isEqualTo("3");
    assertThat(scene.hand(Seat.A)).isEqualTo("pass");
    assertThat(scene.view(Spectator.SPECTATOR).sides().getFirst().bench())
        .containsExactly(new FsView.Man(3, false));
    assertThat(scene.told).contains(new FsEvent.Benched("FS-026", Seat.A, 3));
  }

  @Rule("FS-027")
  @Test
  void four_of_a_sector_on_the_bench_leave_no_room_for_a_fifth_from_hand() {
    var scene = Scene.of(2).put("A bench 3 8 14; A hand 18 19 20; B bench 22 28");
    scene.play("A bench 18");
    assertThat(scene.refused("A bench 19")).isEqualTo("FS-027 bench-full");
    scene.play("A bench 20"); // another sector
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8 14 18 20");
  }

  @Rule({"FS-027", "FS-A44"})
  @Test
  void those_in_a_gym_and_on_other_benches_do_not_count_for_the_four() {
    var scene = Scene.of(2).put("A gym 3 8 14 18; A bench 19 22 28; A hand 30; B bench 34 37");
    assertThat(scene.texts(Seat.A)).contains("bench 30");
  }

  @Rule({"FS-028", "FS-049", "FS-A40"})
  @Test
  void who_comes_from_elsewhere_may_be_a_fifth() {
    var scene = Scene.of(2).put("A bench 3 8 14 18; A gym 19 22 28; A hand agent; B bench 30");
    scene.play("A poach 30; A clear 1");
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8 14 18 19 22 28 30");
  }

  @Rule({"FS-012", "FS-029", "FS-030", "FS-A50"})
  @Test
  void one_fan_group_at_most_is_laid_in_the_own_room() {
    var scene = Scene.of(2).put("A hand fans fans; B room fans").play("A lay fans 0");
    assertThat(scene.room(Seat.A)).isEqualTo("fans");
    assertThat(scene.refused("A lay fans 0")).isEqualTo("FS-030 fans-there");
    assertThat(scene.hand(Seat.A)).isEqualTo("fans");
  }

  @Rule({"FS-022", "FS-025"})
  @Test
  void training_ends_when_the_active_player_says_so() {
    var scene = Scene.of(2).put("A hand 3; B hand 8").play("A end-training");
    assertThat(scene.refused("A bench 3")).isEqualTo("TABLE-002 not-on-offer");
  }
}
