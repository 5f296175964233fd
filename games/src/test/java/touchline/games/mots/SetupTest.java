package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// From colours to the first throw.
final class SetupTest {
  private static Scene coloured() {
    return Scene.fresh(4).play("A take green; B take red; C take blue; D take yellow");
  }

  @Test
  @Rule("MOTS-001")
  void two_to_four_managers() {
    for (int seats : new int[] {1, 5})
      assertThatThrownBy(() -> Scene.fresh(seats)).hasMessageContaining("MOTS-001");
    for (int seats = 2; seats <= 4; seats++)
      assertThat(Scene.fresh(seats).s.stage).isEqualTo(Stage.COLOURS);
  }

  @Test
  @Rule({"MOTS-014", "MOTS-A10"})
  void colours_in_seat_order_and_none_twice() {
    var scene = Scene.fresh(4);
    assertThat(scene.refused(Seat.B, "take red")).isEqualTo("TABLE-001 not-your-turn");
    scene.play("A take green");
    assertThat(scene.refused(Seat.B, "take green")).isEqualTo("MOTS-014 taken");
    scene.play("B take red; C take blue; D take yellow");
    assertThat(scene.view(Seat.A).order())
        .containsExactly(Team.GREEN, Team.RED, Team.BLUE, Team.YELLOW);
    assertThat(scene.view(Seat.A).teams().get(Scene.GREEN).seat()).isEqualTo(Seat.A);
  }

  @Test
  @Rule({"MOTS-015", "MOTS-016", "MOTS-017"})
  void every_team_gets_a_hundred_and_six_stars_at_random() {
    var scene = coloured();
    assertThat(scene.s.stage).isEqualTo(Stage.DEAL);
    assertThat(scene.cash()).containsOnly(100);
    assertThat(scene.texts(Seat.LUCK)).hasSize(12); // every five-star player
    scene.until(Stage.DRAFT);
    for (int t = 0; t < 4; t++)
      assertThat(stars(scene, t)).containsExactlyInAnyOrder(5, 4, 4, 3, 3, 3);
  }

  private static List<Integer> stars(Scene scene, int team) {
    return scene.view(Seat.A).teams().get(team).squad().stream()
        .map(n -> +scene.s.box.stars[n - 1])
        .toList();
  }

  @Test
  @Rule({"MOTS-018", "MOTS-A09"})
  void two_star_players_are_picked_in_turn_by_the_first_seat_first() {
    var scene = coloured().until(Stage.DRAFT);
    int two = scene.loose(Position.GK, 2) + 1;
    int one = scene.loose(Position.GK, 1) + 1;
    assertThat(scene.texts(Seat.A)).hasSize(24);
    assertThat(scene.refused(Seat.B, "choose " + two)).isEqualTo("TABLE-001 not-your-turn");
    assertThat(scene.refused(Seat.A, "choose " + one)).isEqualTo("MOTS-018 not-laid-open");
    scene.play("A choose " + two);
    assertThat(scene.s.owner[two - 1]).isEqualTo((byte) Scene.GREEN);
    assertThat(scene.texts(Seat.B)).hasSize(23).doesNotContain("choose " + two);
  }

  @Test
  @Rule({"MOTS-019", "MOTS-020", "MOTS-A11"})
  void then_one_star_players_until_everybody_has_fourteen() {
    var scene = coloured().until(s -> s.stage == Stage.DRAFT && Draft.stars(s) == 1);
    int two = scene.loose(Position.FW, 2) + 1;
    assertThat(scene.refused(Seat.A, "choose " + two)).isEqualTo("MOTS-019 not-laid-open");
    assertThat(scene.texts(Seat.A)).hasSize(28); // whoever he needs or not
    scene.until(Stage.LINE_UPS);
    for (int t = 0; t < 4; t++)
      assertThat(stars(scene, t))
          .containsExactlyInAnyOrder(5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1);
  }

  @Test
  @Rule({"MOTS-021", "MOTS-022"})
  void the_other_one_star_players_lie_open_and_the_rest_is_the_pile() {
    var scene = coloured().until(Stage.LINE_UPS);
    assertThat(scene.view(Seat.A).pool()).hasSize(12);
    for (int n : scene.view(Seat.A).pool())
      assertThat(scene.s.box.stars[n - 1]).isEqualTo((byte) 1);
    assertThat(scene.view(Seat.A).pile()).isEqualTo(100 - 4 * 14 - 12);
  }

  @Test
  @Rule("MOTS-A78")
  void every_manager_displays_a_line_up_before_the_first_offers() {
    var scene = coloured().until(Stage.LINE_UPS);
    assertThat(scene.s.lining).isEqualTo(Purpose.DISPLAY);
    assertThat(scene.s.building).isEqualTo(0b1111);
    scene.until(Stage.THROW_OFF);
    assertThat(scene.all(MotsEvent.LinedUp.class)).hasSize(4);
    assertThat(scene.all(MotsEvent.TurnedUp.class)).isEmpty();
  }

  @Test
  @Rule({"MOTS-023", "MOTS-024", "MOTS-027"})
  void four_cards_are_turned_together_and_offered_one_after_the_other() {
    var scene = coloured().until(Stage.AUCTION);
    var row = scene.view(Seat.A).auction().row();
    assertThat(row).hasSize(4).doesNotHaveDuplicates();
    assertThat(scene.s.lot).isEqualTo(row.getFirst() - 1);
    assertThat(scene.s.reserve).isEqualTo(10 * scene.s.box.stars[scene.s.lot]);
    scene.until(s -> s.lots == 1);
    assertThat(scene.view(Seat.A).pool()).contains(row.getFirst());
    assertThat(scene.s.lot).isEqualTo(row.get(1) - 1);
    scene.until(Stage.DAY);
    assertThat(scene.view(Seat.A).pool()).containsAll(row);
  }

  @Test
  @Rule({"MOTS-026", "MOTS-A13"})
  void the_highest_throw_bids_first_then_the_first_bid_moves_left() {
    var scene = coloured().until(Stage.THROW_OFF);
    scene.play("LUCK d12 4; LUCK d12 11; LUCK d12 11; LUCK d12 2");
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.BLUE, Team.RED);
    scene.play("LUCK d12 3; LUCK d12 5").until(Stage.AUCTION); // red, seat B, then blue, seat C
    assertThat(scene.s.next).isEqualTo(2);
    for (int place : new int[] {3, 0, 1}) {
      int lots = scene.s.lots + 1;
      scene.until(s -> s.lots == lots);
      assertThat(scene.s.next).isEqualTo(place);
    }
  }
}
