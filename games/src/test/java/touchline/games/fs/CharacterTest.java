package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Moves;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// Agent, Supporter, Scout, Injury and Doctor in training.
final class CharacterTest {
  @Rule({"FS-014", "FS-049", "FS-A45", "FS-A79"})
  @Test
  void an_agent_brings_a_footballer_from_another_bench_the_injured_with_their_injury() {
    var scene = Scene.of(3).put("A hand agent agent; A bench 3; B bench 8; C bench 20; hurt 20");
    scene.put("B gym 14 18 19; out C");
    assertThat(scene.texts(Seat.A, "poach")).containsExactly("poach 8", "poach 20");
    assertThat(scene.refused("A poach 14")).isEqualTo("FS-049 not-on-a-bench");
    assertThat(scene.refused("A poach 3")).isEqualTo("FS-049 not-on-a-bench");
    assertThat(scene.refused("A poach 22")).isEqualTo("FS-049 not-on-a-bench");
    scene.play("A poach 20; A poach 8");
    assertThat(scene.bench(Seat.A)).isEqualTo("3 8 20+");
    assertThat(scene.bench(Seat.C)).isEmpty();
    assertThat(scene.pile()).isEqualTo("agent agent");
  }

  @Rule("FS-050")
  @Test
  void a_footballer_he_brought_challenges_in_the_same_turn() {
    var scene = Scene.of(2).put("A hand agent; B bench 8 14").play("A poach 8; A end-training");
    assertThat(scene.texts(Seat.A)).contains("challenge 8 14");
  }

  @Rule("FS-051")
  @Test
  void a_supporter_takes_two_cards_from_one_hand_or_one_each_from_two() {
    var scene = Scene.of(3).put("A hand supporter supporter; B hand 3 8 t1; C hand pass coach");
    assertThat(scene.texts(Seat.A, "sway"))
        .containsExactlyInAnyOrder("sway B B", "sway B C", "sway C C");
    scene.play("A sway B B; LUCK take B footballer 8; LUCK take B tactic 1");
    assertThat(scene.hand(Seat.A)).isEqualTo("8 t1 supporter");
    scene.play("A sway B C; LUCK take B footballer 3; LUCK take C coach 0");
    assertThat(scene.hand(Seat.A)).isEqualTo("3 8 t1 coach");
    assertThat(scene.hand(Seat.B)).isEmpty();
    assertThat(scene.hand(Seat.C)).isEqualTo("pass");
    assertThat(scene.pile()).isEqualTo("supporter supporter");
    assertThat(scene.asked()).isEqualTo("A");
  }

  @Rule("FS-051")
  @Test
  void each_card_of_the_hand_is_as_likely_to_be_taken() {
    var scene = Scene.of(2).put("A hand supporter; B hand pass pass pass 3").play("A sway B B");
    var out = new Moves();
    Pitch.GAME.legal(scene.s, Seat.LUCK, out);
    assertThat(out.list())
        .containsExactly(
            new FsMove.Take(Seat.B, Kind.FOOTBALLER, 3), new FsMove.Take(Seat.B, Kind.PASS, 0));
    assertThat(List.of(out.weight(0), out.weight(1))).containsExactly(1, 3);
  }

  @Rule("FS-051")
  @Test
  void only_thief_and_victim_are_told_what_was_taken() {
    var scene = Scene.of(3).put("A hand supporter; B hand 3 8; C hand pass");
    scene.play("A sway B C; LUCK take B footballer 8; LUCK take C pass 0");
    var ours = new FsEvent.Taken("FS-051", Seat.A, Seat.B, Kind.FOOTBALLER, 8);
    var theirs = new FsEvent.Taken("FS-051", Seat.A, Seat.C, Kind.PASS, 0);
    assertThat(scene.toldTo(Seat.A, FsEvent.Taken.class)).containsExactly(ours, theirs);
    assertThat(scene.toldTo(Seat.B, FsEvent.Taken.class)).containsExactly(ours);
    assertThat(scene.toldTo(Seat.C, FsEvent.Taken.class)).containsExactly(theirs);
    assertThat(scene.toldTo(Spectator.SPECTATOR, FsEvent.Taken.class)).isEmpty();
  }

  @Rule("FS-A46")
  @Test
  void he_takes_what_there_is_and_nothing_from_empty_hands_or_the_eliminated() {
    var scene = Scene.of(4).put("A hand supporter supporter; B hand 3; out D");
    assertThat(scene.texts(Seat.A, "sway")).containsExactly("sway B B");
    for (var move : List.of("sway C C", "sway B C", "sway D D", "sway A A", "sway A B"))
      assertThat(scene.refused("A " + move)).isEqualTo("FS-051 no-hand");
    scene.play("A sway B B; LUCK take B footballer 3");
    assertThat(scene.asked()).isEqualTo("A");
    assertThat(scene.refused("A sway B B")).isEqualTo("FS-051 no-hand");
  }

  @Rule({"FS-014", "FS-015", "FS-052", "FS-A62"})
  @Test
  void a_scout_looks_through_the_pile_and_brings_a_card() {
    var scene = Scene.of(2).put("A hand scout; pile 3 pass t1 coach");
    assertThat(scene.view(Seat.A).pile()).isEmpty();
    assertThat(scene.view(Seat.A).top()).isEqualTo(new FsView.Card(Kind.COACH, 0));
    assertThat(scene.view(Seat.A).piled()).isEqualTo(4);
    scene.play("A send");
    assertThat(scene.view(Seat.A).pile()).hasSize(4);
    assertThat(scene.view(Seat.B).pile()).isEmpty();
    assertThat(scene.texts(Seat.A))
        .containsExactlyInAnyOrder(
            "fetch footballer 3", "fetch pass 0", "fetch tactic 1", "fetch coach 0");
    assertThat(scene.refused("A fetch footballer 8")).isEqualTo("FS-052 not-in-pile");
    scene.play("A fetch tactic 1");
    assertThat(scene.hand(Seat.A)).isEqualTo("t1");
    assertThat(scene.pile()).isEqualTo("3 pass coach scout");
    assertThat(scene.view(Seat.A).pile()).isEmpty();
  }

  @Rule({"FS-015", "FS-A62"})
  @Test
  void nobody_else_sees_more_of_the_pile_than_its_top_and_its_height() {
    var one = Scene.of(2).put("pile 3 pass coach");
    var other = Scene.of(2).put("pile 8 cut coach");
    for (var viewer : List.of(Seat.A, Seat.B, Spectator.SPECTATOR))
      assertThat(one.view(viewer)).isEqualTo(other.view(viewer));
    assertThat(one.view(Seat.A)).isNotEqualTo(Scene.of(2).put("pile 3 pass gym").view(Seat.A));
  }

  @Rule("FS-A47")
  @Test
  void with_an_empty_pile_he_stays_at_home() {
    var scene = Scene.of(2).put("A hand scout");
    assertThat(scene.refused("A send")).isEqualTo("FS-A47 pile-empty");
    scene.put("pile 3").play("A send; A fetch footballer 3");
    assertThat(scene.pile()).isEqualTo("scout");
  }

  @Rule("FS-A68")
  @Test
  void what_he_brought_is_seen_by_his_owner_alone() {
    var scene = Scene.of(2).put("A hand scout; pile 3 pass t1 coach").play("A send");
    scene.play("A fetch tactic 1");
    assertThat(scene.toldTo(Seat.A, FsEvent.Fetched.class)).hasSize(1);
    assertThat(scene.toldTo(Seat.B, FsEvent.Fetched.class)).isEmpty();
    assertThat(scene.toldTo(Seat.B, FsEvent.Back.class))
        .containsExactly(new FsEvent.Back("FS-052", Seat.A, 4));
    var fetch = new FsMove.Fetch(Kind.TACTIC, 1);
    assertThat(Pitch.GAME.audience(scene.s, Seat.A, fetch).has(Seat.B)).isFalse();
    assertThat(Pitch.GAME.audience(scene.s, Seat.A, fetch).has(Seat.A)).isTrue();
  }

  @Rule("FS-A72")
  @Test
  void of_several_copies_the_oldest_leaves() {
    var scene = Scene.of(2).put("A hand scout scout; pile pass 3 pass 8 pass").play("A send");
    assertThat(scene.texts(Seat.A, "fetch")).hasSize(3);
    scene.play("A fetch pass 0");
    assertThat(scene.pile()).isEqualTo("3 pass 8 pass scout");
    scene.play("A send; A fetch pass 0");
    assertThat(scene.pile()).isEqualTo("3 8 pass scout scout");
  }

  @Rule({"FS-053", "FS-A16", "FS-A18"})
  @Test
  void an_injury_hits_a_fit_footballer_in_another_gym_and_lies_on_him() {
    var scene = Scene.of(3).put("A hand injury; A gym 3 8 14; B gym 18 19 22; B bench 28");
    scene.put("C bench 30");
    assertThat(scene.texts(Seat.A, "injure"))
        .containsExactly("injure 18", "injure 19", "injure 22");
    assertThat(scene.refused("A injure 28")).isEqualTo("FS-A16 not-in-gym");
    assertThat(scene.refused("A injure 3")).isEqualTo("FS-053 no-opponent");
    assertThat(scene.refused("A injure 34")).isEqualTo("FS-053 no-opponent");
    scene.play("A injure 19");
    assertThat(scene.gym(2)).isEqualTo("18 19+ 22");
    assertThat(scene.pile()).isEmpty();
  }

  @Rule("FS-A17")
  @Test
  void an_injured_footballer_is_not_injured_again_in_training() {
    var scene = Scene.of(2).put("A hand injury; B gym 18 19 22; hurt 18");
    assertThat(scene.texts(Seat.A, "injure")).containsExactly("injure 19", "injure 22");
    assertThat(scene.refused("A injure 18")).isEqualTo("FS-A17 injured");
  }

  @Rule({"FS-014", "FS-054", "FS-A48", "FS-A67"})
  @Test
  void a_doctor_cures_one_own_footballer_on_bench_or_in_gym() {
    var scene = Scene.of(2).put("A hand doctor doctor; A bench 3; A gym 8 14 18; B bench 20");
    scene.put("hurt 3 8 20");
    assertThat(scene.texts(Seat.A, "cure")).containsExactly("cure 3", "cure 8");
    assertThat(scene.refused("A cure 20")).isEqualTo("FS-A48 not-injured");
    assertThat(scene.refused("A cure 14")).isEqualTo("FS-A48 not-injured");
    scene.play("A cure 8");
    assertThat(scene.gym(1)).isEqualTo("8 14 18");
    assertThat(scene.bench(Seat.A)).isEqualTo("3+");
    assertThat(scene.pile()).isEqualTo("injury doctor");
    scene.play("A cure 3");
    assertThat(scene.pile()).isEqualTo("injury doctor injury doctor");
  }

  @Rule({"FS-054", "FS-A18"})
  @Test
  void without_a_doctor_an_injury_stays() {
    var scene = Scene.of(2).put("A bench 3; hurt 3").until(now -> now.turns == 7);
    assertThat(scene.bench(Seat.A)).isEqualTo("3+");
  }
}
