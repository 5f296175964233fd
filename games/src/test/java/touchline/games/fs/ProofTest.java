package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// Announcing and proving a Starting Eleven, here in the first tactic: gk lb cb cb rb lm cm cm rm
/// st st.
final class ProofTest {
  static final String ELEVEN = "47 7 12 43 46 22 3 37 53 4 42";
  private static final String TABLE = "A room t1+coach; A bench " + ELEVEN;

  /// Names these footballers one after the other.
  static Scene name(Scene scene, String players) {
    for (var player : players.split(" ")) scene.play("A name " + player);
    return scene;
  }

  private static void wins(Scene scene, String players) {
    name(scene.play("A announce 1"), players).play("A prove");
    assertThat(scene.result().text()).isEqualTo("proved 1 2 points 1 0");
  }

  @Rule({"FS-094", "FS-095", "FS-096", "FS-A56"})
  @Test
  void a_tactic_a_coach_and_a_footballer_for_each_position_win_at_once() {
    var scene = Scene.of(2).put(TABLE);
    assertThat(scene.texts(Seat.A, "announce")).containsExactly("announce 1");
    wins(scene, ELEVEN);
    assertThat(scene.told).contains(new FsEvent.Proved("FS-096", Seat.A, 1));
    assertThat(scene.told(FsEvent.Named.class).get(8))
        .isEqualTo(new FsEvent.Named("FS-A56", Seat.A, 53, Spot.RM));
  }

  @Rule({"FS-094", "FS-A57"})
  @Test
  void ten_are_not_enough_nor_is_an_eleven_without_tactic_or_coach() {
    var ten = Scene.of(2).put("A room t1+coach; A bench 47 7 12 43 46 22 3 37 53 4");
    assertThat(ten.refused("A announce 1")).isEqualTo("FS-A57 not-complete");
    var noTactic = Scene.of(2).put("A room t2+coach; A bench " + ELEVEN + "; B room t1");
    assertThat(noTactic.refused("A announce 1")).isEqualTo("FS-094 no-tactic");
    var noCoach = Scene.of(2).put("A room t1; A bench " + ELEVEN + "; B room t2+coach");
    assertThat(noCoach.refused("A announce 1")).isEqualTo("FS-094 no-coach");
    assertThat(noCoach.refused("A announce 7")).isEqualTo("FS-095 no-such-tactic");
  }

  @Rule("FS-094")
  @Test
  void others_footballers_are_none_of_ones_own() {
    var scene = Scene.of(2).put("A room t1+coach; A bench 47 7 12 43 46 22 3 37 53 4; B bench 42");
    assertThat(scene.refused("A announce 1")).isEqualTo("FS-A57 not-complete");
  }

  @Rule("FS-095")
  @Test
  void only_in_the_own_training() {
    var table = "B room t1+coach; B bench " + ELEVEN + "; A bench 20";
    var scene = Scene.of(2).put(table);
    assertThat(scene.refused("B announce 1")).isEqualTo("TABLE-001 not-your-turn");
    var own = Scene.of(2).put(TABLE + "; B bench 20").play("A end-training");
    assertThat(own.s.stage).isEqualTo(Stage.DECLARING);
    assertThat(own.refused("A announce 1")).isEqualTo("TABLE-002 not-on-offer");
    own.until(Stage.REGROUP);
    assertThat(own.refused("A announce 1")).isEqualTo("TABLE-002 not-on-offer");
  }

  @Rule("FS-A55")
  @Test
  void cards_in_hand_count_and_are_shown_in_the_proof() {
    var scene = Scene.of(2).put("A hand t1 coach 47 7 12 20; A bench 43 46 22 3 37 53 4 42");
    wins(scene, ELEVEN);
    assertThat(scene.bench(Seat.A)).isEqualTo("3 4 7 12 22 37 42 43 46 47 53");
    assertThat(scene.room(Seat.A)).isEqualTo("t1+coach");
    assertThat(scene.hand(Seat.A)).isEqualTo("20");
  }

  @Rule("FS-A41")
  @Test
  void footballers_in_an_own_gym_count() {
    wins(Scene.of(2).put("A room t1+coach; A gym 22 3 37; A bench 47 7 12 43 46 53 4 42"), ELEVEN);
  }

  @Rule("FS-A81")
  @Test
  void any_coach_will_do_also_on_another_tactic() {
    wins(Scene.of(2).put("A room t1 t2+coach; A bench " + ELEVEN), ELEVEN);
  }

  @Rule({"FS-062", "FS-101", "FS-A56"})
  @Test
  void an_injured_footballer_has_no_place() {
    var scene = Scene.of(2).put(TABLE + "; hurt 22");
    assertThat(scene.refused("A announce 1")).isEqualTo("FS-A57 not-complete");
    scene.put("A bench 44").play("A announce 1"); // 44 can fill the same place
    name(scene, "47 7 12 43 46");
    assertThat(scene.refused("A name 22")).isEqualTo("FS-101 injured");
    name(scene, "44 3 37 53 4 42").play("A prove");
    assertThat(scene.result().text()).startsWith("proved");
  }

  @Rule({"FS-088", "FS-102"})
  @Test
  void any_position_on_the_card_whatever_the_sector() {
    // 49 is a defender who can play rm too.
    var scene = Scene.of(2).put("A room t1+coach; A bench 47 7 12 43 46 22 3 37 49 4 42");
    scene.play("A announce 1");
    name(scene, "47 7 12 43");
    assertThat(scene.refused("A name 22")).isEqualTo("FS-102 not-his-place");
    name(scene, "46 22 3 37 49 4 42").play("A prove");
    assertThat(scene.result().text()).startsWith("proved");
  }

  @Rule({"FS-A56", "FS-A57"})
  @Test
  void assistance_lets_only_those_be_named_with_whom_the_rest_can_be_filled() {
    // 20 could be left back, but he is needed as a centre back.
    var scene = Scene.of(2).put("A room t1+coach; A bench 47 7 12 20 46 22 3 37 53 4 42");
    scene.play("A announce 1; A name 47");
    assertThat(scene.refused("A name 20")).isEqualTo("FS-A57 rest-cannot-be-filled");
    assertThat(scene.refused("A prove")).isEqualTo("FS-094 not-eleven");
    assertThat(scene.refused("A name 47")).isEqualTo("FS-A56 named");
    assertThat(scene.refused("A name 33")).isEqualTo("FS-A55 not-yours");
    name(scene, "7 20 12 46 22 3 37 53 4 42");
    assertThat(scene.texts(Seat.A)).containsExactly("prove");
    assertThat(scene.refused("A name 42")).isEqualTo("FS-094 eleven-named");
  }

  @Rule({"FS-A55", "FS-A57"})
  @Test
  void nobody_sees_who_is_named_before_the_eleven_is_shown() {
    var scene = Scene.of(2).put("A hand t1 coach 47 7 12 20; A bench 43 46 22 3 37 53 4 42");
    scene.play("A announce 1; A name 47; A name 7");
    var named = scene.view(Seat.A).proof();
    assertThat(named).isEqualTo(new FsView.Proof(1, List.of(47, 7)));
    for (var viewer : List.of(Seat.B, Spectator.SPECTATOR))
      assertThat(scene.view(viewer).proof()).isEqualTo(new FsView.Proof(1, List.of()));
    assertThat(scene.told(FsEvent.Named.class)).isEmpty();
    var name = new FsMove.Name(12);
    assertThat(Pitch.GAME.audience(scene.s, Seat.A, name).has(Seat.B)).isFalse();
  }

  @Rule({"FS-A56", "FS-102"})
  @Test
  void an_assignment_is_found_even_where_the_first_choice_is_wrong() {
    var content = Scene.of(2).s.box;
    // 24 and 20 can both be lb and cb, 7 only lb; 41 is am or cm; in any order there is a way.
    for (var men : List.of("20 7 24", "7 20 24", "24 20 7")) {
      var indices = java.util.Arrays.stream(men.split(" ")).mapToInt(n -> Integer.parseInt(n) - 1);
      assertThat(Eleven.filled(content, 0, indices.toArray())).as(men).isEqualTo(3);
    }
    assertThat(Eleven.filled(content, 0, new int[] {9, 12})).isEqualTo(1); // one keeper of two
  }

  @Rule({"FS-097", "FS-101", "FS-102", "FS-A57"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A room t1+coach; A bench " + ELEVEN + " | 47 7 12 43 46 22 3 37 53 4 | ten",
        "A room t1+coach; A bench " + ELEVEN + "; hurt 22 | " + ELEVEN + " | one is injured",
        "A room t1+coach; A bench " + ELEVEN + " | 7 47 12 43 46 22 3 37 53 4 42 | wrong place",
        "A room t2+coach; A bench " + ELEVEN + " | " + ELEVEN + " | another tactic",
        "A room t1; A bench " + ELEVEN + " | " + ELEVEN + " | no coach",
      })
  void a_wrong_claim_is_taken_as_it_is_made_where_proofs_are_strict(
      String table, String players, String what) {
    var scene = Scene.of(2, "proof", "strict").put(table).play("A announce 1");
    name(scene, players).play("A prove");
    assertThat(scene.told).as(what).contains(new FsEvent.Disproved("FS-097", Seat.A, 1));
    assertThat(scene.result().text()).as(what).isEqualTo("last-one-left 2 1 points 0 1");
  }

  @Rule({"FS-A56", "FS-A57"})
  @Test
  void strict_proofs_can_be_announced_by_anybody_with_their_own_footballers() {
    var scene = Scene.of(2, "proof", "strict").put("A bench 3; A hand 8; B bench 14");
    assertThat(scene.texts(Seat.A, "announce")).hasSize(6);
    scene.play("A announce 6");
    assertThat(scene.texts(Seat.A)).containsExactly("prove", "name 3", "name 8");
    scene.play("A name 8");
    assertThat(scene.refused("A name 8")).isEqualTo("FS-A56 named");
    assertThat(scene.refused("A name 14")).isEqualTo("FS-A55 not-yours");
  }

  @Rule({"FS-096", "FS-A57"})
  @Test
  void a_right_claim_wins_where_proofs_are_strict() {
    wins(Scene.of(2, "proof", "strict").put(TABLE), ELEVEN);
  }
}
