package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// The marker, the turns and what is met on the way.
final class DayTest {
  @Test
  @Rule({"MOTS-035", "MOTS-037", "MOTS-036"})
  void the_d3_moves_the_one_marker_and_turns_go_round() {
    var scene = Scene.season(4);
    assertThat(scene.s.day).isZero();
    assertThat(scene.texts(Seat.LUCK)).isEmpty();
    assertThat(scene.refused(Seat.B, "throw")).isEqualTo("TABLE-001 not-your-turn");
    scene.day(3).play("A throw");
    assertThat(scene.texts(Seat.LUCK)).containsExactly("d3 1", "d3 2", "d3 3");
    scene.play("LUCK d3 1; LUCK d12 12");
    assertThat(scene.s.day).isEqualTo(4);
    scene.play("B throw; LUCK d3 2; LUCK d12 12");
    assertThat(scene.s.day).isEqualTo(6);
    assertThat(scene.offers(Seat.C, "throw")).isTrue();
  }

  @Test
  @Rule({"MOTS-036", "MOTS-A86"})
  void the_highest_throw_rolls_first_and_ties_throw_again() {
    var scene = Scene.season(4);
    ThrowOff.ask(scene.s, Purpose.FIRST_ROLLER, 0b1111);
    scene.play("LUCK d12 9; LUCK d12 3; LUCK d12 9; LUCK d12 1");
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.BLUE, Team.YELLOW);
    scene.play("LUCK d12 2; LUCK d12 8");
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.offers(Seat.C, "throw")).isTrue();
  }

  @Test
  @Rule({"MOTS-040", "MOTS-A17", "MOTS-068"})
  void a_match_square_passed_is_played_out_before_the_square_of_landing() {
    var scene = Scene.season(4).day(6).roll(3);
    assertThat(scene.s.day).isEqualTo(7);
    assertThat(scene.s.stage).isEqualTo(Stage.LINE_UPS);
    scene.until(Stage.TURN_OVER);
    assertThat(scene.s.day).isEqualTo(7);
    assertThat(scene.all(MotsEvent.Played.class)).hasSize(2);
    scene.until(Stage.CHANCE);
    assertThat(scene.s.day).isEqualTo(9);
    assertThat(scene.s.roller).isZero();
  }

  @Test
  @Rule("MOTS-040")
  void a_cup_square_passed_is_played_too() {
    var scene = Scene.season(4).day(16).roll(2);
    assertThat(scene.s.stage).isEqualTo(Stage.THROW_OFF);
    assertThat(scene.s.throwing).isEqualTo(Purpose.CUP_DRAW);
    scene.until(Stage.CHANCE);
    assertThat(scene.s.day).isEqualTo(18);
    assertThat(scene.s.cupFinalists).isNotZero();
  }

  @Test
  @Rule("MOTS-041")
  void match_squares_are_at_least_three_apart() {
    int last = -3;
    for (int day = 1; day <= Calendar.DAYS; day++) {
      if (!Scene.fresh(4).s.box.square[day].isMatchDay()) continue;
      assertThat(day - last).isGreaterThanOrEqualTo(3);
      last = day;
    }
    assertThat(Scene.season(4).day(7).play("A throw").texts(Seat.LUCK)).hasSize(3);
  }

  @Test
  @Rule({"MOTS-042", "MOTS-A18"})
  void the_marker_stops_on_the_last_sunday() {
    var scene = Scene.season(4).day(40).roll(3);
    assertThat(scene.s.day).isEqualTo(42);
    assertThat(scene.s.target).isEqualTo(42);
    assertThat(scene.s.competition).isEqualTo(Competition.LEAGUE);
  }

  @Test
  @Rule({"MOTS-042", "MOTS-A83", "MOTS-119"})
  void the_last_sunday_league_transfer_deciders_euro_final_prizes() {
    var scene = Scene.season(4).day(41);
    scene.s.season = 2;
    scene.s.euro = 1 | 1 << MotsState.TEAMS; // blue and the first international club
    scene.roll(1).until(Stage.TURN_OVER);
    assertThat(scene.s.selling).isEqualTo(Purpose.LEAGUE);
    scene.until(s -> s.competition == Competition.DECIDER || s.stage == Stage.EURO_DRAW);
    assertThat(scene.all(MotsEvent.Trophy.class)).isEmpty();
    scene.until(s -> s.competition == Competition.EURO_CUP);
    assertThat(scene.s.ranked).isEqualTo(4);
    assertThat(scene.all(MotsEvent.Trophy.class)).isEmpty();
    scene.until(s -> s.lining == Purpose.STRONGEST);
    assertThat(
            scene.all(MotsEvent.Trophy.class).stream().map(MotsEvent.Trophy::competition).toList())
        .endsWith(Competition.LEAGUE, Competition.LEAGUE, Competition.LEAGUE);
  }

  @Test
  @Rule({"MOTS-137", "MOTS-035", "MOTS-A19", "MOTS-036"})
  void a_new_season_starts_at_the_whistle_and_the_turns_go_on() {
    var scene = Scene.season(4).day(41);
    scene.s.roller = 2;
    scene.roll(1).until(s -> s.season == 2 && s.stage == Stage.DAY);
    assertThat(scene.s.day).isZero();
    assertThat(scene.s.roller).isEqualTo(3);
    assertThat(scene.last(MotsEvent.SeasonBegan.class).season()).isEqualTo(2);
  }

  @Test
  @Rule("MOTS-038")
  void six_weeks_of_seven_days() {
    assertThat(Box.CONTENT.board()).hasSize(42);
    assertThat(Calendar.week(42)).isEqualTo(6);
    assertThat(Calendar.week(7)).isEqualTo(1);
    assertThat(Calendar.week(8)).isEqualTo(2);
    assertThat(Calendar.weekday(42)).isEqualTo(7);
  }
}
