package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// How a game begins: the draw for the start, the deal, and the first turns.
final class StartTest {
  @Rule({"FS-001", "FS-020", "FS-A64"})
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void two_to_six_play_and_get_eight_cards_each_out_of_one_deck(int seats) {
    var scene = Scene.fresh(seats).until(Stage.TRAINING);
    for (int seat = 0; seat < seats; seat++) assertThat(scene.s.cards(seat)).isEqualTo(8);
    assertThat(scene.s.inDeck()).isEqualTo(129 - 8 * seats);
    assertThat(scene.s.inPile()).isZero();
  }

  @Rule("FS-001")
  @Test
  void neither_one_nor_seven_may_play() {
    assertThat(Pitch.GAME.title().fewestSeats()).isEqualTo(2);
    assertThat(Pitch.GAME.title().mostSeats()).isEqualTo(6);
  }

  @Rule({"FS-018", "FS-019"})
  @Test
  void everybody_shows_cards_until_a_footballer_and_the_lowest_number_starts() {
    var scene = Scene.fresh(3).play("LUCK show A pass 0; LUCK show A tactic 2");
    assertThat(scene.texts(Seat.LUCK)).allMatch(m -> m.startsWith("show A "));
    scene.play("LUCK show A footballer 20; LUCK show B footballer 12");
    assertThat(scene.s.stage).isEqualTo(Stage.SHOWING);
    assertThat(scene.texts(Seat.LUCK)).allMatch(m -> m.startsWith("show C "));
    assertThat(scene.texts(Seat.LUCK)).doesNotContain("show C footballer 20");
    assertThat(scene.view(Spectator.SPECTATOR).sides())
        .extracting(FsView.Side::shown)
        .containsExactly(20, 12, 0);
    scene.play("LUCK show C footballer 40");
    assertThat(scene.told(FsEvent.Starts.class))
        .containsExactly(new FsEvent.Starts("FS-019", Seat.B, 12));
    assertThat(scene.told(FsEvent.Showed.class)).hasSize(5);
    scene.until(Stage.TRAINING);
    assertThat(scene.asked()).isEqualTo("B");
  }

  @Rule({"FS-019", "FS-093"})
  @Test
  void turns_go_clockwise() {
    var scene = Scene.fresh(3);
    scene.play("LUCK show A footballer 20; LUCK show B footballer 30; LUCK show C footballer 3");
    scene.until(now -> now.turns == 5);
    assertThat(scene.told(FsEvent.TurnBegan.class))
        .extracting(FsEvent.TurnBegan::seat)
        .containsExactly(Seat.C, Seat.A, Seat.B, Seat.C, Seat.A);
  }

  @Rule({"FS-016", "FS-020"})
  @Test
  void the_cards_shown_are_shuffled_in_again_before_the_deal() {
    var scene = Scene.fresh(2).play("LUCK show A gym 0; LUCK show A footballer 1");
    scene.play("LUCK show B footballer 2");
    assertThat(scene.s.stage).isEqualTo(Stage.DEALING);
    assertThat(scene.s.inDeck()).isEqualTo(129);
    scene.play("LUCK draw A footballer 2; LUCK draw A footballer 1");
    assertThat(scene.hand(Seat.A)).isEqualTo("1 2");
    for (var event : scene.told(FsEvent.Drew.class)) assertThat(event.seat()).isEqualTo(Seat.A);
    assertThat(scene.toldTo(Seat.B, FsEvent.Drew.class)).isEmpty();
    assertThat(scene.toldTo(Seat.A, FsEvent.Drew.class)).hasSize(2);
  }

  private static final String MEETING = "A bench 1; B bench 3";

  @Rule({"FS-021", "FS-022", "FS-A32"})
  @Test
  void only_the_first_turn_of_the_game_has_no_confrontations() {
    var first = Scene.of(2).put(MEETING);
    first.s.turns = 1;
    assertThat(first.play("A end-training").s.stage).isEqualTo(Stage.REGROUP);
    var second = Scene.of(2).put(MEETING);
    second.s.turns = 2;
    assertThat(second.play("A end-training").s.stage).isEqualTo(Stage.DECLARING);
  }

  @Rule({"FS-055", "FS-A32"})
  @Test
  void the_phase_is_left_out_where_nobody_can_be_challenged() {
    for (var table :
        List.of("A bench 1", "A bench 3; B bench 2", "A bench 1; hurt 1; B bench 3", "B bench 3"))
      assertThat(Scene.meeting(2, table).s.stage).as(table).isEqualTo(Stage.REGROUP);
    assertThat(Scene.meeting(2, "A bench 3; B bench 8; hurt 8").s.stage).isEqualTo(Stage.DECLARING);
  }

  @Rule({"FS-022", "FS-093"})
  @Test
  void training_confrontations_regroup_and_then_the_next() {
    var scene = Scene.meeting(2, MEETING);
    scene.play("A challenge 1 3");
    assertThat(scene.s.stage).isEqualTo(Stage.TALK);
    scene.play("B pass; A pass");
    assertThat(scene.s.stage).isEqualTo(Stage.REGROUP);
    scene.until(Stage.TRAINING);
    assertThat(scene.asked()).isEqualTo("B");
    assertThat(scene.told(FsEvent.TurnBegan.class))
        .containsExactly(new FsEvent.TurnBegan("FS-022", Seat.B, 4));
  }
}
