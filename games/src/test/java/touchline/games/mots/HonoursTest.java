package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Who wins in the end, and what a season holds.
final class HonoursTest {
  private static Scene over() {
    var scene = Scene.season(4);
    scene.s.stage = Stage.OVER;
    return scene;
  }

  private static String result(Scene scene) {
    return ((Turn.Over) Box.GAME.turn(scene.s)).result().text();
  }

  @Test
  @Rule("MOTS-002")
  void the_most_game_points_win() {
    var scene = over();
    scene.s.points[Scene.YELLOW] = 9;
    scene.s.points[Scene.BLUE] = 8;
    scene.s.leagues[Scene.BLUE] = 3;
    assertThat(result(scene)).isEqualTo("won 2 3 1 3 points 8 0 9 0");
  }

  @Test
  @Rule("MOTS-A63")
  void level_leagues_then_euro_cups_then_national_cups_then_wealth() {
    var scene = over();
    scene.s.cash[Scene.GREEN] = 101;
    assertThat(result(scene)).startsWith("won 2 2 2 1 ");
    scene.s.cups[Scene.YELLOW] = 1;
    assertThat(result(scene)).startsWith("won 3 3 1 2 ");
    scene.s.euros[Scene.RED] = 1;
    assertThat(result(scene)).startsWith("won 4 1 2 3 ");
    scene.s.leagues[Scene.BLUE] = 1;
    assertThat(result(scene)).startsWith("won 1 2 3 4 ");
  }

  @Test
  @Rule("MOTS-A63")
  void the_face_value_of_the_squad_counts_and_still_level_they_share() {
    var scene = over();
    assertThat(result(scene)).isEqualTo("shared 1 1 1 1 points 0 0 0 0");
    scene.bench(Scene.RED, "GK3");
    scene.s.cash[Scene.BLUE] += 29;
    assertThat(result(scene)).startsWith("won 2 1 3 3 ");
    scene.s.cash[Scene.BLUE]++;
    assertThat(result(scene)).startsWith("shared 1 1 3 3 ");
  }

  @Test
  @Rule({"MOTS-003", "MOTS-098", "MOTS-061"})
  void a_season_has_league_national_cup_and_euro_cup() {
    var scene = Scene.season(4, "seasons", "3").until(s -> s.season == 2 && s.stage == Stage.DAY);
    var first = scene.all(MotsEvent.Fixture.class);
    assertThat(first.stream().filter(f -> f.competition() == Competition.LEAGUE)).hasSize(12);
    assertThat(first.stream().filter(f -> f.competition() == Competition.NATIONAL_CUP)).hasSize(3);
    assertThat(first).noneMatch(f -> f.competition() == Competition.EURO_CUP);
    scene.told.clear();
    scene.until(s -> s.season == 3);
    assertThat(scene.all(MotsEvent.Fixture.class))
        .extracting(MotsEvent.Fixture::competition)
        .contains(
            Competition.LEAGUE,
            Competition.NATIONAL_CUP,
            Competition.EURO_CUP,
            Competition.SUPER_CUP);
  }

  @Test
  @Rule({"MOTS-001", "MOTS-002"})
  void three_seasons_and_the_game_is_over() {
    var scene = Scene.season(4, "seasons", "3").until(Stage.OVER);
    assertThat(scene.s.season).isEqualTo(3);
    assertThat(scene.s.points[0] + scene.s.points[1] + scene.s.points[2] + scene.s.points[3])
        .isGreaterThanOrEqualTo(3 * (3 + 2 + 1 + 2 + 1));
    assertThat(scene.texts(Seat.A)).isEmpty();
  }
}
