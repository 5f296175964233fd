package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// One throw of the d6 decides.
final class BasicMatchTest {
  private static final String WEAK = "4-4-2 1 1111 1111 11";

  private static Scene played(String home, String away, String throwsOf) {
    var scene = Scene.season(4).league(home, away).play("A begin");
    for (var dice : throwsOf.split(" ")) {
      boolean die = scene.s.stage == Stage.DIE;
      scene.play("LUCK " + (die ? "d6 " : "d12 ") + dice);
    }
    return scene;
  }

  @ParameterizedTest
  @CsvSource({
    "1, 4-4-2 1 1111 1111 13, 4-4-2 2 1111 1111 11, 0",
    "1, 4-4-2 3 1111 1111 11, 4-4-2 1 1112 1111 11, 0",
    "1, 4-4-2 1 1111 1111 11, 4-4-2 1 1111 1112 11, 1",
    "1, 4-4-2 1 1111 1111 12, 4-4-2 1 1111 1112 11, 2",
    "2, 4-3-3 1 1111 111 111, 4-4-2 5 1111 1111 11, 0",
    "2, 4-4-2 5 1111 5111 12, 4-4-2 1 1111 1111 22, 1",
    "2, 4-4-2 1 1111 1111 13, 4-4-2 5 1111 1112 22, 2",
    "3, 4-4-2 1 1111 1112 11, 4-4-2 5 4111 1111 55, 0",
    "3, 4-3-3 1 1111 111 111, 4-4-2 1 1111 1111 11, 1",
    "3, 4-4-2 1 1111 1113 11, 4-4-2 5 2111 2211 11, 2",
    "4, 5-3-2 1 11111 111 11, 4-4-2 5 1111 5555 11, 0",
    "4, 3-4-3 1 111 1111 111, 4-4-2 1 1111 1111 11, 1",
    "4, 4-4-2 1 1122 1111 11, 4-4-2 5 2211 1111 33, 2"
  })
  @Rule({"MOTS-070", "MOTS-071", "MOTS-072", "MOTS-073", "MOTS-074", "MOTS-075", "MOTS-A32"})
  void a_face_compares_its_line_and_equal_is_a_draw(
      int face, String home, String away, int outcome) {
    var scene = played(home, away, "" + face);
    assertThat(scene.last(MotsEvent.Played.class))
        .isEqualTo(new MotsEvent.Played("MOTS-070", Competition.LEAGUE, 0, 1, outcome, face, 0, 0));
  }

  @Test
  @Rule("MOTS-070")
  void the_home_manager_throws_once() {
    var scene = Scene.season(4).league(WEAK, WEAK);
    assertThat(scene.refused(Seat.B, "begin")).isEqualTo("TABLE-001 not-your-turn");
    scene.play("A begin; LUCK d6 1");
    assertThat(scene.s.stage).isEqualTo(Stage.TURN_OVER);
    assertThat(scene.last(MotsEvent.Threw.class).team()).isEqualTo(Team.BLUE);
  }

  @ParameterizedTest
  @CsvSource({
    "5 10, 4-4-2 1 1111 1111 45, 4-4-2 3 1111 1111 11, 0",
    "5 10, 4-4-2 1 1111 1111 34, 4-4-2 3 1111 1111 11, 2",
    "5 11, 4-4-2 1 1111 1111 24, 4-4-2 3 1111 1111 11, 0",
    "6 2, 4-4-2 3 1111 1111 11, 4-4-2 1 4111 1111 11, 1",
    "6 2, 4-4-2 3 1111 1111 11, 4-4-2 1 3111 1111 11, 2"
  })
  @Rule({"MOTS-076", "MOTS-077", "MOTS-078", "MOTS-079", "MOTS-054"})
  void a_penalty_is_scored_with_more_stars_than_the_keeper(
      String dice, String home, String away, int outcome) {
    assertThat(played(home, away, dice).last(MotsEvent.Played.class).outcome()).isEqualTo(outcome);
  }

  @Test
  @Rule({"MOTS-A33", "MOTS-A35"})
  void twelve_and_empty_places_are_thrown_again() {
    var scene = played("4-4-2 1 0111 1111 41", "4-4-2 3 1111 1111 11", "5 12 2 12");
    assertThat(scene.s.stage).isEqualTo(Stage.TAKER);
    scene.play("LUCK d12 10");
    assertThat(scene.last(MotsEvent.Penalty.class))
        .isEqualTo(new MotsEvent.Penalty("MOTS-077", 0, 10, 4, 3, true));
  }

  @Test
  @Rule("MOTS-A34")
  void a_goalkeeper_may_take_it_and_an_empty_goal_counts_nothing() {
    var scene = played("4-4-2 1 1111 1111 11", "4-4-2 0 1111 1111 11", "5 1");
    assertThat(scene.last(MotsEvent.Penalty.class))
        .isEqualTo(new MotsEvent.Penalty("MOTS-077", 0, 1, 1, 0, true));
  }

  @Test
  @Rule("MOTS-080")
  void the_winner_gets_ten_from_the_bank_and_ten_from_the_loser() {
    assertThat(played("4-4-2 1 1111 1111 13", WEAK, "1").cash()).containsExactly(120, 90, 100, 100);
  }

  @Test
  @Rule("MOTS-081")
  void a_draw_pays_nothing() {
    assertThat(played(WEAK, "4-4-2 1 1111 1112 11", "2").cash())
        .containsExactly(100, 100, 100, 100);
  }

  @Test
  @Rule({"MOTS-A15", "MOTS-A16"})
  void who_has_less_than_ten_pays_what_he_has() {
    var scene = Scene.season(4).league("4-4-2 1 1111 1111 13", WEAK);
    scene.s.cash[Scene.RED] = 4;
    scene.play("A begin; LUCK d6 1");
    assertThat(scene.cash()).containsExactly(114, 0, 100, 100);
  }

  @Test
  @Rule("MOTS-A15")
  void by_option_the_bank_pays_the_rest() {
    var scene =
        Scene.season(4, "short-payment", "bank-pays-rest").league("4-4-2 1 1111 1111 13", WEAK);
    scene.s.cash[Scene.RED] = 4;
    scene.play("A begin; LUCK d6 1");
    assertThat(scene.cash()).containsExactly(120, 0, 100, 100);
  }

  @Test
  @Rule({"MOTS-034", "MOTS-A36"})
  void fewer_than_nine_lose_without_a_throw_and_without_money() {
    var scene = Scene.season(4).league("4-4-2 1 1111 1111 00", "4-4-2 1 1110 1110 01");
    assertThat(scene.last(MotsEvent.Walkover.class).outcome()).isEqualTo(MatchEnd.HOME);
    assertThat(scene.cash()).containsExactly(100, 100, 100, 100);
    assertThat(MatchEnd.leaguePoints(scene.s, Scene.BLUE)).isEqualTo(3);
    assertThat(MatchEnd.leaguePoints(scene.s, Scene.RED)).isZero();
  }

  @Test
  @Rule({"MOTS-033", "MOTS-A35"})
  void nine_men_play() {
    var scene = Scene.season(4).league("4-4-2 1 1111 1111 00", "4-4-2 1 1111 1111 00");
    assertThat(scene.s.stage).isEqualTo(Stage.KICK_OFF);
    assertThat(scene.view(Seat.C).teams().getFirst().line()).endsWith(0, 0);
  }

  @Test
  @Rule("MOTS-A37")
  void both_under_nine_draw_in_the_league() {
    var scene = Scene.season(4).league("4-4-2 1 1110 1110 01", "4-4-2 1 1110 1110 01");
    assertThat(scene.last(MotsEvent.Walkover.class).outcome()).isEqualTo(MatchEnd.DRAW);
    assertThat(MatchEnd.leaguePoints(scene.s, Scene.BLUE)).isEqualTo(1);
    assertThat(MatchEnd.leaguePoints(scene.s, Scene.RED)).isEqualTo(1);
  }
}
