package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// With three managers the colour left over is the walkover team: green here.
final class ThreeManagersTest {
  @Test
  @Rule({"MOTS-A71", "MOTS-151"})
  void the_unused_colour_is_the_walkover_team() {
    var scene = Scene.fresh(3).play("A take red; B take green; C take yellow");
    assertThat(scene.s.stage).isEqualTo(Stage.DEAL);
    assertThat(scene.view(Seat.A).teams().get(Scene.BLUE).seat()).isNull();
    scene.until(Stage.DAY);
    assertThat(scene.s.size[Scene.BLUE]).isZero();
  }

  @Test
  @Rule("MOTS-151")
  void its_opponent_has_three_points_and_no_money() {
    var scene = Scene.season(3).day(6).roll(1); // yellow at home to green
    assertThat(scene.s.building).isEqualTo(0b0011);
    scene.until(Stage.TURN_OVER);
    assertThat(MatchEnd.leaguePoints(scene.s, Scene.YELLOW)).isEqualTo(3);
    assertThat(scene.s.cash[Scene.YELLOW]).isEqualTo(100);
    assertThat(scene.last(MotsEvent.Walkover.class))
        .isEqualTo(
            new MotsEvent.Walkover(
                "MOTS-151", Competition.LEAGUE, Scene.YELLOW, Scene.GREEN, MatchEnd.HOME));
  }

  @Test
  @Rule({"MOTS-A70", "MOTS-105"})
  void it_is_drawn_in_the_cup_and_loses() {
    var scene = Scene.season(3).day(16).roll(1);
    assertThat(scene.view(Seat.A).throwing().toThrow()).contains(Team.GREEN);
    scene.play("LUCK d12 9; LUCK d12 8; LUCK d12 5; LUCK d12 4").until(Stage.DAY);
    assertThat(scene.view(Seat.A).cups().cupFinalists()).contains(Team.YELLOW);
    assertThat(scene.s.cash[Scene.YELLOW]).isEqualTo(100);
    scene.s.cupFinalists = 0b1001;
    scene.day(30);
    scene.s.roller = 0;
    scene.roll(1);
    assertThat(scene.s.cupWinner).isEqualTo(Scene.BLUE);
    assertThat(scene.s.points).containsExactly(2, 0, 0, 0);
  }

  @Test
  @Rule("MOTS-A70")
  void it_is_last_of_the_league_and_so_never_in_europe_or_the_super_cup() {
    var scene = Scene.season(3).day(42);
    scene.s.cupWinner = Scene.BLUE;
    scene.s.won[Scene.BLUE] = 4;
    Deciders.start(scene.s, scene);
    scene.until(s -> s.season == 2);
    assertThat(scene.s.rank[3]).isEqualTo((byte) Scene.GREEN);
    assertThat(scene.s.champion).isEqualTo(Scene.BLUE);
    assertThat(scene.view(Seat.A).cups().euro()).hasSize(16).doesNotContain(Scene.GREEN);
    assertThat(scene.s.second).isNotEqualTo(Scene.GREEN);
  }

  @Test
  @Rule({"MOTS-152", "MOTS-103"})
  void season_money_goes_as_if_it_were_fourth() {
    var scene = SeasonEndTest.started(SeasonEndTest.closing(3)); // yellow, red, blue
    assertThat(scene.cash()).containsExactly(150, 125, 100, 100);
  }

  @Test
  @Rule("MOTS-153")
  void the_third_swaps_once_with_the_champion() {
    var scene = SeasonEndTest.started(SeasonEndTest.closing(3)).until(Stage.SWAPS);
    assertThat(scene.texts(Seat.B)).isEmpty();
    for (var swap : scene.texts(Seat.A, "swap"))
      assertThat(scene.s.owner[Integer.parseInt(swap.split(" ")[1]) - 1])
          .isEqualTo((byte) Scene.YELLOW);
    scene.play("A " + scene.texts(Seat.A, "swap").getFirst());
    assertThat(scene.s.stage).isNotEqualTo(Stage.SWAPS);
  }
}
