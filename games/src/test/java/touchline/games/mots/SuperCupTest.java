package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Wednesday of week 1, from season 2 on.
final class SuperCupTest {
  private static Scene reached(int champion, int second, int cupWinner) {
    var scene = Scene.season(4).day(2);
    scene.s.season = 2;
    scene.s.champion = champion;
    scene.s.second = second;
    scene.s.cupWinner = cupWinner;
    return scene.roll(1);
  }

  @Test
  @Rule({"MOTS-057", "MOTS-A45"})
  void the_champion_meets_the_cup_winner_and_a_throw_decides_home() {
    var scene = reached(Scene.RED, Scene.BLUE, Scene.GREEN);
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME);
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.RED, Team.GREEN);
    scene.play("LUCK d12 4; LUCK d12 5");
    assertThat(scene.last(MotsEvent.Fixture.class))
        .isEqualTo(
            new MotsEvent.Fixture("MOTS-057", Competition.SUPER_CUP, Scene.GREEN, Scene.RED));
  }

  @Test
  @Rule("MOTS-058")
  void after_a_double_the_runner_up_plays() {
    var scene = reached(Scene.RED, Scene.BLUE, Scene.RED);
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.BLUE, Team.RED);
  }

  @Test
  @Rule({"MOTS-059", "MOTS-A45"})
  void it_pays_like_any_match_and_gives_no_points() {
    var scene = reached(Scene.RED, Scene.BLUE, Scene.GREEN).until(Stage.KICK_OFF);
    scene.eleven(Scene.RED, "4-4-2 5 5555 5555 55");
    scene.play(scene.s.seat(scene.s.home[0]) + " begin; LUCK d6 1");
    assertThat(scene.cash()).containsExactly(100, 120, 100, 90);
    assertThat(scene.s.points).containsOnly(0);
  }

  @Test
  @Rule("MOTS-A45")
  void a_draw_ends_it_without_money() {
    var scene = reached(Scene.RED, Scene.BLUE, Scene.GREEN).until(Stage.KICK_OFF);
    scene.play(scene.s.seat(scene.s.home[0]) + " begin; LUCK d6 1");
    assertThat(scene.cash()).containsOnly(100);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
  }

  @Test
  @Rule("MOTS-060")
  void there_is_none_in_season_one() {
    var scene = Scene.season(4).day(2).roll(2);
    assertThat(scene.all(MotsEvent.Fixture.class)).isEmpty();
    assertThat(scene.s.day).isEqualTo(4);
    assertThat(scene.s.stage).isEqualTo(Stage.NUMBERS);
  }
}
