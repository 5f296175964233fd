package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Two semi-finals in week 3 and a final in week 5.
final class NationalCupTest {
  private static final String STRONG = "4-4-2 5 5555 5555 55";
  private static final String WEAK = "4-4-2 1 1111 1111 11";

  private static Scene semi() {
    return Scene.season(4).day(16).roll(1);
  }

  private static Scene finals() {
    var scene = Scene.season(4).day(30);
    scene.s.cupFinalists = 0b0101; // blue and yellow
    return scene.roll(1);
  }

  @Test
  @Rule({"MOTS-104", "MOTS-105", "MOTS-106", "MOTS-062", "MOTS-061"})
  void the_two_highest_meet_and_the_higher_further_throw_is_at_home() {
    var scene = semi().play("LUCK d12 3; LUCK d12 12; LUCK d12 7; LUCK d12 5");
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME);
    scene.play("LUCK d12 2; LUCK d12 9; LUCK d12 6; LUCK d12 6; LUCK d12 4; LUCK d12 1");
    assertThat(scene.all(MotsEvent.Fixture.class))
        .extracting(MotsEvent.Fixture::home, MotsEvent.Fixture::away)
        .containsExactly(
            org.assertj.core.api.Assertions.tuple(Scene.YELLOW, Scene.RED),
            org.assertj.core.api.Assertions.tuple(Scene.BLUE, Scene.GREEN));
  }

  @Test
  @Rule("MOTS-A47")
  void the_draw_is_thrown_again_until_it_is_clear() {
    var scene = semi().play("LUCK d12 9; LUCK d12 9; LUCK d12 5; LUCK d12 5");
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME); // a tie that decides nothing
    scene = semi().play("LUCK d12 9; LUCK d12 5; LUCK d12 5; LUCK d12 2");
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.RED, Team.YELLOW);
    scene.play("LUCK d12 1; LUCK d12 4");
    assertThat(scene.s.home[0]).isEqualTo((byte) Scene.BLUE);
    assertThat(scene.s.away[0]).isEqualTo((byte) Scene.YELLOW);
  }

  @Test
  @Rule({"MOTS-107", "MOTS-105"})
  void the_winners_meet_in_the_final() {
    var scene = Scene.season(4).eleven(Scene.RED, STRONG).eleven(Scene.GREEN, STRONG);
    scene.day(16).roll(1).play("LUCK d12 9; LUCK d12 8; LUCK d12 5; LUCK d12 4");
    scene.until(Stage.DAY);
    assertThat(scene.view(Seat.A).cups().cupFinalists()).containsExactly(Team.RED, Team.GREEN);
    assertThat(scene.s.points).containsOnly(0);
    scene.day(30).roll(1);
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME);
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.RED, Team.GREEN);
  }

  @Test
  @Rule({"MOTS-005", "MOTS-107"})
  void the_winner_has_two_points_the_runner_up_one() {
    var scene = finals().until(Stage.KICK_OFF);
    scene.eleven(Scene.YELLOW, STRONG);
    scene.play(scene.s.seat(scene.s.home[0]) + " begin; LUCK d6 1");
    assertThat(scene.s.points).containsExactly(1, 0, 2, 0);
    assertThat(scene.s.cups).containsExactly(0, 0, 1, 0);
    assertThat(scene.view(Seat.A).cups().cupWinner()).isEqualTo(Team.YELLOW);
  }

  @Test
  @Rule({"MOTS-063", "MOTS-108", "MOTS-A48"})
  void a_draw_is_replayed_with_the_same_line_ups_and_paid_once() {
    var scene = finals().until(Stage.KICK_OFF);
    var host = scene.s.seat(scene.s.home[0]);
    int home = scene.s.home[0];
    int away = scene.s.away[0];
    scene.eleven(home, "4-4-2 1 1111 1111 12").eleven(away, "4-4-2 1 1111 1112 11");
    scene.play(host + " begin; LUCK d6 1");
    assertThat(scene.all(MotsEvent.Replay.class)).hasSize(1);
    assertThat(scene.cash()).containsOnly(100);
    scene.play("LUCK d6 1; LUCK d6 2");
    assertThat(scene.all(MotsEvent.Replay.class)).hasSize(2);
    assertThat(scene.s.cash[home]).isEqualTo(120);
    assertThat(scene.s.cash[away]).isEqualTo(90);
  }

  @Test
  @Rule("MOTS-A44")
  void after_twenty_draws_a_throw_decides() {
    var scene = finals().until(Stage.KICK_OFF);
    scene.eleven(Scene.BLUE, WEAK).eleven(Scene.YELLOW, WEAK);
    scene.play(scene.s.seat(scene.s.home[0]) + " begin");
    for (int i = 0; i < 20; i++) {
      assertThat(scene.s.stage).isEqualTo(Stage.DIE);
      scene.play("LUCK d6 1");
    }
    assertThat(scene.s.throwing).isEqualTo(Purpose.DEADLOCK);
    scene.play("LUCK d12 4; LUCK d12 11");
    assertThat(scene.view(Seat.A).cups().cupWinner()).isEqualTo(Team.YELLOW);
    assertThat(scene.s.cash[Scene.YELLOW]).isEqualTo(120);
  }

  @Test
  @Rule("MOTS-A87")
  void under_nine_loses_and_two_such_teams_throw() {
    var few = "4-4-2 1 1110 1110 01";
    var scene = Scene.season(4).eleven(Scene.BLUE, few);
    scene.match(Competition.NATIONAL_CUP, Scene.BLUE, Scene.RED);
    assertThat(scene.last(MotsEvent.Walkover.class).outcome()).isEqualTo(MatchEnd.AWAY);
    scene = Scene.season(4).eleven(Scene.BLUE, few).eleven(Scene.RED, few);
    scene.match(Competition.NATIONAL_CUP, Scene.BLUE, Scene.RED);
    assertThat(scene.s.throwing).isEqualTo(Purpose.DEADLOCK);
    scene.play("LUCK d12 8; LUCK d12 3");
    assertThat(scene.last(MotsEvent.Walkover.class).outcome()).isEqualTo(MatchEnd.HOME);
    assertThat(scene.cash()).containsOnly(100);
  }
}
