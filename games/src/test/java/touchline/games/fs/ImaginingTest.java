package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;
import touchline.engine.Viewer;

/// Imagining reaches every world that agrees with what a viewer knows, and no other.
final class ImaginingTest {
  /// What is met when worlds are dealt anew, from the true one and from the last one by turns.
  private static Set<String> worlds(Scene scene, Viewer viewer, Function<Scene, String> look) {
    var rng = new Rng(5);
    var met = new TreeSet<String>();
    var world = scene;
    for (int i = 0; i < 400; i++) {
      world = (i % 2 == 0 ? scene : world).imagined(viewer, rng);
      met.add(look.apply(world));
    }
    return met;
  }

  private static String hands(Scene scene) {
    return "B " + scene.hand(Seat.B) + ", C " + scene.hand(Seat.C);
  }

  @Rule({"FS-015", "FS-A62"})
  @Test
  void one_hidden_hand_may_be_any_card_that_has_not_been_seen() {
    var scene = Scene.of(2).put("B hand 3").deck("8 pass");
    Function<Scene, String> hand = world -> world.hand(Seat.B);
    assertThat(worlds(scene, Seat.A, hand)).containsExactlyInAnyOrder("3", "8", "pass");
    assertThat(worlds(scene, Spectator.SPECTATOR, hand))
        .containsExactlyInAnyOrder("3", "8", "pass");
    assertThat(worlds(scene, Seat.B, hand)).containsExactly("3");
  }

  /// All ways to deal these cards: two to B, one to C, the rest stays in the deck.
  private static Set<String> dealt(List<String> cards) {
    var all = new TreeSet<String>();
    for (int a = 0; a < cards.size(); a++)
      for (int b = 0; b < cards.size(); b++)
        for (int c = 0; c < cards.size(); c++)
          if (a != b && a != c && b != c) {
            var first = cards.get(Math.min(a, b));
            all.add("B " + first + " " + cards.get(Math.max(a, b)) + ", C " + cards.get(c));
          }
    return all;
  }

  @Rule({"FS-015", "FS-A62"})
  @Test
  void two_hidden_hands_and_the_deck_share_what_is_left_in_every_way() {
    var scene = Scene.of(3).put("A hand t1; B hand 3 pass; C hand 8").deck("pass coach");
    assertThat(worlds(scene, Seat.A, ImaginingTest::hands))
        .isEqualTo(dealt(List.of("3", "8", "coach", "pass", "pass")));
    assertThat(worlds(scene, Seat.C, ImaginingTest::hands)) // he knows his own; A's may be anything
        .allMatch(hands -> hands.endsWith(", C 8"))
        .contains("B 3 pass, C 8", "B 3 t1, C 8", "B t1 coach, C 8", "B pass pass, C 8")
        .hasSize(7);
  }

  @Rule({"FS-051", "FS-A62"})
  @Test
  void what_a_supporter_took_is_known_to_the_two_and_to_nobody_else() {
    var scene = Scene.of(3).put("A hand supporter; B hand 3 8; C hand 14").deck("18");
    scene.play("A sway B C; LUCK take B footballer 8; LUCK take C footballer 14");
    Function<Scene, String> thief = world -> world.hand(Seat.A);
    assertThat(worlds(scene, Seat.A, thief)).containsExactly("8 14");
    assertThat(worlds(scene, Seat.A, ImaginingTest::hands))
        .containsExactlyInAnyOrder("B 3, C ", "B 18, C ");
    assertThat(worlds(scene, Seat.B, thief)).containsExactlyInAnyOrder("8 14", "8 18");
    assertThat(worlds(scene, Seat.C, thief)).containsExactlyInAnyOrder("3 14", "8 14", "14 18");
    assertThat(worlds(scene, Spectator.SPECTATOR, thief))
        .containsExactlyInAnyOrder("3 8", "3 14", "3 18", "8 14", "8 18", "14 18");
  }

  @Rule({"FS-051", "FS-A62"})
  @Test
  void two_of_a_kind_taken_from_two_hands_are_each_known_to_their_victim() {
    var scene = Scene.of(3).put("A hand supporter; B hand pass; C hand pass").deck("cut");
    scene.play("A sway B C; LUCK take B pass 0; LUCK take C pass 0");
    Function<Scene, String> thief = world -> world.hand(Seat.A);
    assertThat(worlds(scene, Seat.B, thief)).containsExactlyInAnyOrder("cut pass", "pass pass");
    assertThat(worlds(scene, Seat.A, thief)).containsExactly("pass pass");
    // One of them is played: B does not know whether the other is left.
    scene.s.stage = Stage.REGROUP;
    scene.s.regrouping = 0;
    scene.play("A discard pass 0");
    assertThat(worlds(scene, Seat.B, thief)).containsExactlyInAnyOrder("pass", "cut");
  }

  @Rule({"FS-A62", "FS-A68"})
  @Test
  void what_a_scout_fetched_is_known_to_his_owner_alone() {
    var scene = Scene.of(2).put("A hand scout; pile 3 8 14 pass").play("A send");
    scene.play("A fetch footballer 8");
    Function<Scene, String> all = world -> world.hand(Seat.A) + " / " + world.pile();
    assertThat(worlds(scene, Seat.A, all)).containsExactly("8 / 3 14 pass scout");
    var others = Set.of("3 / 8 14 pass scout", "8 / 3 14 pass scout", "14 / 3 8 pass scout");
    assertThat(worlds(scene, Seat.B, all)).isEqualTo(others); // the pass lay on top for all to see
    assertThat(worlds(scene, Spectator.SPECTATOR, all)).isEqualTo(others);
  }

  @Rule({"FS-A68", "FS-A72"})
  @Test
  void the_top_card_he_fetched_is_known_to_all() {
    var scene = Scene.of(2).put("A hand scout; pile 3 8 14 pass").play("A send; A fetch pass 0");
    assertThat(worlds(scene, Seat.B, world -> world.hand(Seat.A))).containsExactly("pass");
    var older = Scene.of(2).put("A hand scout; pile 3 pass 8 pass").play("A send; A fetch pass 0");
    assertThat(worlds(older, Seat.B, world -> world.hand(Seat.A) + " / " + world.pile()))
        .containsExactlyInAnyOrder(
            "3 / pass 8 pass scout", "8 / 3 pass pass scout", "pass / 3 8 pass scout");
  }

  @Rule({"FS-A68", "FS-A72"})
  @Test
  void it_stays_hidden_however_many_scouts_follow() {
    var scene = Scene.of(2).put("A hand scout scout; pile 3 8 pass scout gym");
    scene.play("A send; A fetch footballer 3");
    for (int i = 0; i < 300; i++) scene.play("A send; A fetch scout 0");
    KnownTest.holds(scene.s);
    assertThat(scene.pile()).isEqualTo("8 pass gym scout scout");
    assertThat(worlds(scene, Seat.A, world -> world.hand(Seat.A))).containsExactly("3 scout");
    assertThat(worlds(scene, Seat.B, world -> world.hand(Seat.A)))
        .contains("3 scout")
        .anyMatch(hand -> !hand.contains("3"));
  }

  @Rule({"FS-015", "FS-A68"})
  @Test
  void who_looks_through_the_pile_sees_what_has_gone() {
    var scene = Scene.of(3).put("A hand scout; B hand scout; pile 3 8 14 pass");
    scene.play("A send; A fetch footballer 8");
    scene.s.active = 1; // B's training
    Function<Scene, String> hand = world -> world.hand(Seat.A);
    assertThat(worlds(scene, Seat.B, hand)).hasSize(3);
    scene.play("B send");
    assertThat(worlds(scene, Seat.B, hand)).containsExactly("8");
    assertThat(worlds(scene, Seat.C, hand)).hasSize(3);
  }

  @Rule({"FS-017", "FS-A70"})
  @Test
  void discards_are_kept_in_mind_below_the_top_and_into_the_new_deck() {
    var scene = Scene.of(2).put("B hand 20; pile 3 8 14").deck("9");
    assertThat(worlds(scene, Seat.A, world -> world.hand(Seat.B)))
        .containsExactlyInAnyOrder("20", "9");
    Cards.shuffle(scene.s, scene); // 3, 8 and 14 are in the deck, not in B's hand
    assertThat(worlds(scene, Seat.A, world -> world.hand(Seat.B)))
        .containsExactlyInAnyOrder("20", "9");
  }

  @Rule({"FS-098", "FS-A71"})
  @Test
  void after_an_elimination_the_hand_may_be_anywhere_it_may_be_drawn_from() {
    var scene = Scene.of(3, "proof", "strict").put("A hand 3; B hand 8").deck("14");
    scene.put("C hand 14");
    scene.play("A announce 1; A prove");
    assertThat(worlds(scene, Seat.C, world -> world.hand(Seat.B)))
        .containsExactlyInAnyOrder("3", "8");
    assertThat(worlds(scene, Seat.A, world -> world.hand(Seat.B) + world.hand(Seat.C)))
        .containsExactlyInAnyOrder("814", "148");
  }

  @Rule({"FS-A55", "FS-A62"})
  @Test
  void the_viewers_own_sight_stays_the_same_in_every_world() {
    var scene = Scene.of(3).put("A hand 3 8 t1; B hand 14 coach; C hand pass; pile 20 9");
    var rng = new Rng(3);
    for (var viewer : List.<Viewer>of(Seat.A, Seat.B, Seat.C, Spectator.SPECTATOR))
      for (int i = 0; i < 20; i++)
        assertThat(scene.imagined(viewer, rng).view(viewer)).isEqualTo(scene.view(viewer));
  }

  @Rule("FS-A57")
  @Test
  void whom_a_strict_proof_has_named_so_far_others_do_not_imagine() {
    var scene = Scene.of(2, "proof", "strict").put("A hand 3 8; A bench 14").play("A announce 1");
    scene.play("A name 3; A name 14");
    assertThat(scene.imagined(Seat.B, new Rng(1)).s.names).isZero();
    assertThat(scene.imagined(Seat.A, new Rng(1)).s.names).isEqualTo(2);
  }
}
