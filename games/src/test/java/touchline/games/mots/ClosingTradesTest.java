package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Swaps, the six auctions and the way to thirteen.
final class ClosingTradesTest {
  /// The example of the rulebook: blue is 4th, red 3rd, yellow 2nd, green 1st.
  private static Scene swapping() {
    var scene = SeasonEndTest.closing(4);
    scene.eleven(Scene.BLUE, "4-4-2 4 1111 1111 11").eleven(Scene.RED, "4-4-2 2 1111 1111 11");
    scene.eleven(Scene.YELLOW, "4-4-2 2 1111 4111 11").eleven(Scene.GREEN, "4-4-2 2 1111 1111 51");
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) (3 - t);
    scene.s.ranked = 4;
    Swaps.start(scene.s, scene);
    return scene;
  }

  private static String swap(Scene scene, int from, int take, int own, int give) {
    return "swap " + scene.at(from, take) + " " + scene.at(own, give);
  }

  @Test
  @Rule({"MOTS-128", "MOTS-130", "MOTS-131"})
  void the_example_of_the_rulebook() {
    var scene = swapping();
    int midfielder = scene.at(Scene.YELLOW, 6);
    int attacker = scene.at(Scene.GREEN, 10);
    int keeper = scene.at(Scene.BLUE, 1);
    scene.play("A " + swap(scene, Scene.YELLOW, 6, Scene.BLUE, 6));
    scene.play("A " + swap(scene, Scene.GREEN, 10, Scene.BLUE, 10));
    scene.play("B " + swap(scene, Scene.BLUE, 1, Scene.RED, 1));
    assertThat(scene.at(Scene.BLUE, 6)).isEqualTo(midfielder);
    assertThat(scene.at(Scene.BLUE, 10)).isEqualTo(attacker);
    assertThat(scene.at(Scene.RED, 1)).isEqualTo(keeper);
    assertThat(scene.s.box.stars[scene.at(Scene.BLUE, 1) - 1]).isEqualTo((byte) 2);
    assertThat(scene.s.size).containsOnly(11);
    assertThat(scene.cash()).containsOnly(100);
    assertThat(scene.s.stage).isNotEqualTo(Stage.SWAPS);
  }

  @Test
  @Rule({"MOTS-128", "MOTS-A59", "MOTS-A60"})
  void one_each_of_first_and_second_same_position_from_the_line_up() {
    var scene = swapping().bench(Scene.BLUE, "MF1");
    int bench = scene.s.card(Scene.BLUE, 0) + 1;
    for (int i = 0; i < scene.s.size[0]; i++)
      if (scene.s.place(0, scene.s.card(0, i)) < 0) bench = scene.s.card(0, i) + 1;
    assertThat(scene.refused(Seat.A, swap(scene, Scene.YELLOW, 6, Scene.BLUE, 2)))
        .isEqualTo("MOTS-128 same-position");
    assertThat(scene.refused(Seat.A, "swap " + scene.at(Scene.YELLOW, 6) + " " + bench))
        .isEqualTo("MOTS-128 same-position");
    assertThat(scene.refused(Seat.A, swap(scene, Scene.RED, 6, Scene.BLUE, 6)))
        .isEqualTo("MOTS-128 same-position");
    assertThat(scene.refused(Seat.C, "no-swap")).isEqualTo("TABLE-001 not-your-turn");
    scene.play("A " + swap(scene, Scene.YELLOW, 6, Scene.BLUE, 6));
    assertThat(scene.refused(Seat.A, swap(scene, Scene.YELLOW, 7, Scene.BLUE, 7)))
        .isEqualTo("MOTS-128 same-position");
    scene.play("A no-swap");
    assertThat(scene.offers(Seat.B, "no-swap")).isTrue();
  }

  @Test
  @Rule({"MOTS-129", "MOTS-A61"})
  void swapped_and_protected_players_lie_face_down() {
    var scene = swapping();
    int star = scene.at(Scene.YELLOW, 6);
    int given = scene.at(Scene.BLUE, 6);
    scene.s.down[scene.at(Scene.BLUE, 1) - 1] = Contracts.TURNED;
    scene.play("A swap " + star + " " + given + "; A no-swap");
    assertThat(scene.view(Seat.D).faceDown()).contains(star, given);
    assertThat(scene.refused(Seat.B, "swap " + star + " " + scene.at(Scene.RED, 6)))
        .isEqualTo("MOTS-129 face-down");
    assertThat(scene.refused(Seat.B, swap(scene, Scene.BLUE, 1, Scene.RED, 1)))
        .isEqualTo("MOTS-129 face-down");
  }

  /// Before the six auctions of the season's end.
  private static Scene six() {
    var scene = SeasonEndTest.closing(4);
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) (3 - t);
    Squads.toPool(scene.s, scene.loose(Position.DF, 5));
    scene.play("A to-bank " + scene.at(Scene.BLUE, 5));
    scene.s.stage = Stage.SWAPS;
    SeasonEnd.playerTransfers(scene.s);
    return scene;
  }

  @Test
  @Rule({"MOTS-028", "MOTS-132", "MOTS-135"})
  void all_but_one_star_players_are_shuffled_into_the_pile() {
    var scene = six();
    assertThat(scene.view(Seat.A).under()).isEmpty();
    assertThat(scene.view(Seat.A).pool()).isNotEmpty().allMatch(n -> scene.s.box.stars[n - 1] == 1);
  }

  @Test
  @Rule({"MOTS-132", "MOTS-133", "MOTS-134"})
  void six_are_auctioned_one_at_a_time_and_the_unsold_go_under_the_pile() {
    var scene = six().play("LUCK d12 2; LUCK d12 9; LUCK d12 3; LUCK d12 1");
    var turned = new HashSet<Integer>();
    for (int lot = 0; lot < 6; lot++) {
      assertThat(scene.s.stage).isEqualTo(Stage.TURN_OVER);
      scene.until(Stage.AUCTION);
      assertThat(scene.s.next).isEqualTo((1 + lot) % 4);
      assertThat(scene.s.reserve).isEqualTo(10 * scene.s.box.stars[scene.s.lot]);
      turned.add(scene.s.lot + 1);
      scene.until(s -> s.stage != Stage.AUCTION);
    }
    assertThat(turned).hasSize(6);
    assertThat(scene.view(Seat.A).under()).containsExactlyInAnyOrderElementsOf(turned);
    assertThat(scene.s.season).isEqualTo(2);
  }

  static Scene shortOf(int cash) {
    var scene = SeasonEndTest.closing(4);
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) (3 - t);
    scene.eleven(Scene.BLUE, Scene.PLAIN);
    scene.s.cash[Scene.BLUE] = cash;
    scene.s.stage = Stage.SHORTAGE;
    return scene;
  }

  @Test
  @Rule({"MOTS-144", "MOTS-143", "MOTS-A58"})
  void a_team_with_fewer_than_thirteen_fills_up() {
    var scene = shortOf(100);
    int star = scene.loose(Position.MF, 5) + 1;
    assertThat(scene.refused(Seat.A, "fill-up " + star)).isEqualTo("MOTS-144 not-in-pool");
    scene.play("A " + scene.texts(Seat.A).getFirst() + "; A " + scene.texts(Seat.A).getLast());
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) 13);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(80);
    assertThat(scene.s.season).isEqualTo(2);
  }

  @Test
  @Rule({"MOTS-142", "MOTS-144"})
  void who_was_sold_this_season_is_not_taken_back_and_the_reason_is_told() {
    var scene = shortOf(15);
    var pool = scene.view(Seat.A).pool();
    int sold = pool.getFirst();
    Trade.remember(scene.s, Scene.BLUE, Scene.RED, sold - 1);
    assertThat(scene.refused(Seat.A, "fill-up " + sold)).isEqualTo("MOTS-142 buy-back");
    int dear = scene.loose(Position.MF, 2);
    Squads.toPool(scene.s, dear);
    assertThat(scene.refused(Seat.A, "fill-up " + (dear + 1))).isEqualTo("MOTS-A15 not-enough");
    for (int player : scene.view(Seat.A).pool())
      if (player != pool.getLast()) Trade.remember(scene.s, Scene.BLUE, Scene.RED, player - 1);
    scene.play("A fill-up " + pool.getLast());
    assertThat(scene.s.season).isEqualTo(2); // twelve, and nobody left whom blue may have
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) 12);
  }

  @Test
  @Rule("MOTS-A58")
  void who_cannot_pay_takes_one_star_players_for_what_he_has() {
    var scene = shortOf(4);
    scene.play("A " + scene.texts(Seat.A).getFirst());
    scene.play("A " + scene.texts(Seat.A).getFirst());
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) 13);
    assertThat(scene.s.cash[Scene.BLUE]).isZero();
  }
}
