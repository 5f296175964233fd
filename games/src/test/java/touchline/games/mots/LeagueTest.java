package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Points, deciders and prizes of the league.
final class LeagueTest {
  private static final String STRONG = "4-4-2 5 5555 5555 55";

  /// After the last round, with so many wins and draws by team.
  private static Scene table(String wins, String draws, String... options) {
    var scene = Scene.season(4, options).day(42);
    for (int t = 0; t < 4; t++) {
      scene.eleven(t, "4-4-2 1 1111 1111 11"); // nobody beats his like, not even by a penalty
      scene.s.won[t] = (byte) (wins.charAt(t) - '0');
      scene.s.drawn[t] = (byte) (draws.charAt(t) - '0');
      scene.s.played[t] = 6;
    }
    Deciders.start(scene.s, scene);
    return scene;
  }

  private static Scene ranked(Scene scene) {
    return scene.until(s -> s.lining == Purpose.STRONGEST);
  }

  @Test
  @Rule("MOTS-097")
  void three_points_for_a_win_one_for_a_draw() {
    var scene = Scene.season(4).league(STRONG, "4-4-2 1 1111 1111 11");
    scene.play("A begin; LUCK d6 1");
    var blue = scene.view(Seat.C).teams().get(Scene.BLUE);
    assertThat(blue.leaguePoints()).isEqualTo(3);
    assertThat(scene.view(Seat.C).teams().get(Scene.RED).leaguePoints()).isZero();
    assertThat(scene.view(Seat.C).teams().get(Scene.RED).lost()).isEqualTo(1);
    scene.until(Stage.DAY).match(Competition.LEAGUE, Scene.YELLOW, Scene.GREEN);
    scene.play("C begin; LUCK d6 1");
    assertThat(scene.view(Seat.C).teams().get(Scene.YELLOW).leaguePoints()).isEqualTo(1);
    assertThat(scene.view(Seat.C).teams().get(Scene.GREEN).leaguePoints()).isEqualTo(1);
  }

  @Test
  @Rule({"MOTS-099", "MOTS-102", "MOTS-004", "MOTS-103"})
  void the_most_points_are_champion_and_places_bring_points_and_money() {
    var scene = ranked(table("1305", "0100"));
    assertThat(scene.view(Seat.A).closing().places())
        .containsExactly(Team.GREEN, Team.RED, Team.BLUE, Team.YELLOW);
    assertThat(scene.s.points).containsExactly(1, 2, 0, 3);
    assertThat(scene.cash()).containsExactly(150, 125, 175, 100);
    assertThat(scene.s.champion).isEqualTo(Scene.GREEN);
    assertThat(scene.s.leagues).containsExactly(0, 0, 0, 1);
  }

  @Test
  @Rule({"MOTS-100", "MOTS-101", "MOTS-A46"})
  void two_level_teams_play_a_decider_until_somebody_wins() {
    var scene = table("3310", "0000");
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME);
    scene.play("LUCK d12 2; LUCK d12 8");
    assertThat(scene.last(MotsEvent.Fixture.class))
        .isEqualTo(new MotsEvent.Fixture("MOTS-100", Competition.DECIDER, Scene.RED, Scene.BLUE));
    scene.until(Stage.KICK_OFF).eleven(Scene.RED, "4-4-2 1 1111 1111 13");
    scene.eleven(Scene.BLUE, "4-4-2 1 1111 1112 11").play("B begin; LUCK d6 2");
    assertThat(scene.s.rank[0]).isEqualTo((byte) Scene.RED);
    assertThat(scene.s.rank[1]).isEqualTo((byte) Scene.BLUE);
    var replayed = table("3310", "0000").until(Stage.KICK_OFF);
    int host = replayed.s.home[0];
    replayed.play(Seat.at(host) + " begin; LUCK d6 1");
    assertThat(replayed.s.stage).isEqualTo(Stage.DIE);
    assertThat(replayed.all(MotsEvent.Replay.class)).hasSize(1);
  }

  private static List<Integer> places(Scene scene) {
    return scene.view(Seat.C).teams().stream().map(MotsView.TeamView::place).toList();
  }

  @Test
  @Rule({"MOTS-100", "MOTS-A46"})
  void everybody_sees_the_place_once_it_is_decided() {
    var scene = table("3311", "0000"); // blue and red for the title, yellow and green for third
    assertThat(places(scene)).containsExactly(0, 0, 0, 0);
    scene.play("LUCK d12 2; LUCK d12 8").until(Stage.KICK_OFF);
    scene.eleven(Scene.RED, STRONG).play("B begin; LUCK d6 1");
    assertThat(places(scene)).containsExactly(2, 1, 0, 0);
    scene.play("LUCK d12 2; LUCK d12 8").until(Stage.KICK_OFF);
    scene.eleven(Scene.GREEN, STRONG).play("D begin; LUCK d6 1");
    assertThat(places(scene)).containsExactly(2, 1, 4, 3);
    scene.s.cupWinner = Scene.BLUE;
    scene.until(s -> s.season == 2);
    assertThat(places(scene)).containsExactly(0, 0, 0, 0);
  }

  @Test
  @Rule("MOTS-101")
  void deciders_pay_nothing() {
    var scene = table("3310", "0000").until(Stage.KICK_OFF);
    scene.eleven(scene.s.home[0], STRONG);
    scene.play(Seat.at(scene.s.home[0]) + " begin; LUCK d6 1");
    assertThat(scene.last(MotsEvent.Played.class).competition()).isEqualTo(Competition.DECIDER);
    assertThat(scene.all(MotsEvent.Money.class))
        .noneMatch(m -> m.cause() == Cause.MATCH_WON || m.cause() == Cause.MATCH_LOST);
  }

  @Test
  @Rule({"MOTS-A46", "MOTS-100"})
  void every_tie_that_affects_a_place_is_decided() {
    var scene = ranked(table("5111", "0000"));
    var deciders =
        scene.all(MotsEvent.Played.class).stream()
            .filter(p -> p.competition() == Competition.DECIDER)
            .toList();
    assertThat(deciders).hasSize(3);
    assertThat(deciders).noneMatch(p -> p.home() == Scene.BLUE || p.away() == Scene.BLUE);
  }

  @Test
  @Rule("MOTS-A46")
  void three_or_four_meet_once_each_and_who_is_still_level_throws() {
    var scene = table("2222", "0000").until(s -> s.throwing == Purpose.PLACES);
    assertThat(scene.all(MotsEvent.Played.class)).hasSize(6); // all level, all drawn
    assertThat(scene.all(MotsEvent.Replay.class)).isEmpty();
    assertThat(scene.s.decider).containsExactly(3, 3, 3, 3);
    scene.play("LUCK d12 3; LUCK d12 9; LUCK d12 9; LUCK d12 1; LUCK d12 2; LUCK d12 7");
    assertThat(scene.s.rank)
        .containsExactly(
            (byte) Scene.YELLOW, (byte) Scene.RED, (byte) Scene.BLUE, (byte) Scene.GREEN);
  }

  @Test
  @Rule("MOTS-A46")
  void group_matches_come_before_the_throw() {
    var scene = table("2220", "0000").eleven(Scene.YELLOW, STRONG);
    scene.until(s -> s.throwing == Purpose.PLACES);
    assertThat(scene.s.thrown[Scene.YELLOW]).isGreaterThan(scene.s.thrown[Scene.BLUE]);
    assertThat(scene.view(Seat.A).throwing().toThrow()).containsExactly(Team.BLUE, Team.RED);
  }

  @Test
  @Rule("MOTS-A46")
  void by_option_only_the_title_is_played_for() {
    var scene = table("4110", "0000", "deciders", "title-only");
    assertThat(scene.s.throwing).isEqualTo(Purpose.PLACES);
    scene.play("LUCK d12 3; LUCK d12 4");
    assertThat(scene.s.rank[1]).isEqualTo((byte) Scene.YELLOW);
    assertThat(table("4410", "0000", "deciders", "title-only").s.throwing).isEqualTo(Purpose.HOME);
  }

  @Test
  @Rule("MOTS-A46")
  void absences_are_over_at_the_deciders() {
    var scene = Scene.season(4).day(41);
    scene.absent(scene.at(Scene.BLUE, 1), Absence.INJURED);
    scene.roll(1).until(s -> s.competition == Competition.DECIDER && s.stage == Stage.LINE_UPS);
    assertThat(scene.s.absence).containsOnly(0);
  }
}
