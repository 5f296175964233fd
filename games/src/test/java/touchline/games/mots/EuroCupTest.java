package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Sixteen cards, from season 2 on.
final class EuroCupTest {
  private static final String STRONG = "4-4-2 5 5555 5555 55";
  private static final String WEAK = "4-4-2 1 1111 1111 11";
  private static final int CLUB = 1 << MotsState.TEAMS;

  /// Season 2 with these winners of season 1; 9 for nobody.
  private static Scene second(int champion, int runnerUp, int cupWinner, int holder) {
    var scene = Scene.season(4);
    scene.s.season = 2;
    scene.s.champion = champion;
    scene.s.second = runnerUp;
    scene.s.cupWinner = cupWinner;
    scene.s.holder = holder;
    if (EuroCup.enter(scene.s)) scene.s.stage = Stage.EURO_FIELD;
    return scene;
  }

  /// On the Wednesday of a week, with these still in: teams as bits, clubs from bit 4.
  private static Scene wednesday(int week, int euro) {
    var scene = second(Scene.BLUE, Scene.RED, Scene.GREEN, MotsState.NOBODY);
    scene.s.euro = euro;
    return scene.day(7 * week - 5).roll(1);
  }

  @Test
  @Rule("MOTS-109")
  void there_is_none_in_season_one() {
    var scene = Scene.season(4).day(9).roll(2);
    assertThat(scene.s.day).isEqualTo(11);
    assertThat(scene.all(MotsEvent.Paired.class)).isEmpty();
  }

  @Test
  @Rule({"MOTS-110", "MOTS-A49", "MOTS-113"})
  void champion_and_cup_winner_take_part() {
    var euro = second(Scene.BLUE, Scene.RED, Scene.GREEN, MotsState.NOBODY);
    assertThat(euro.view(Seat.A).cups().euro()).hasSize(16).startsWith(Scene.BLUE, Scene.GREEN, 10);
    assertThat(euro.s.stage).isEqualTo(Stage.DAY);
  }

  @Test
  @Rule("MOTS-111")
  void a_double_brings_the_runner_up() {
    var euro = second(Scene.BLUE, Scene.RED, Scene.BLUE, MotsState.NOBODY);
    assertThat(euro.view(Seat.A).cups().euro()).startsWith(Scene.BLUE, Scene.RED, 10).hasSize(16);
  }

  @Test
  @Rule({"MOTS-112", "MOTS-113", "MOTS-A50", "MOTS-A49"})
  void the_holder_returns_and_an_international_card_is_left_out() {
    var scene = second(Scene.BLUE, Scene.RED, Scene.GREEN, Scene.YELLOW);
    assertThat(scene.s.stage).isEqualTo(Stage.EURO_FIELD);
    assertThat(scene.texts(Seat.LUCK)).hasSize(14).doesNotContain("left-out 0", "left-out 2");
    scene.play("LUCK left-out 17");
    assertThat(scene.view(Seat.A).cups().euro())
        .hasSize(16)
        .startsWith(Scene.BLUE, Scene.YELLOW, Scene.GREEN)
        .doesNotContain(17);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    var twice = second(Scene.BLUE, Scene.RED, Scene.GREEN, Scene.GREEN);
    assertThat(twice.view(Seat.A).cups().euro()).hasSize(16).contains(23);
  }

  @Test
  @Rule({"MOTS-114", "MOTS-115", "MOTS-118", "MOTS-061"})
  void cards_are_drawn_in_pairs_and_of_two_international_teams_the_first_wins() {
    var scene = wednesday(2, 1 | CLUB * 0b111);
    assertThat(scene.s.stage).isEqualTo(Stage.EURO_DRAW);
    scene.play("LUCK entrant 12; LUCK entrant 10; LUCK entrant 11; LUCK entrant 0");
    assertThat(scene.all(MotsEvent.Paired.class))
        .extracting(MotsEvent.Paired::first, MotsEvent.Paired::second)
        .containsExactly(
            org.assertj.core.api.Assertions.tuple(12, 10),
            org.assertj.core.api.Assertions.tuple(11, 0));
    assertThat(scene.view(Seat.A).cups().euro()).containsExactly(0, 11, 12);
  }

  @Test
  @Rule({"MOTS-116", "MOTS-A51", "MOTS-A05"})
  void against_europe_the_managed_team_is_at_home_and_lines_up_knowing_the_card() {
    var scene = wednesday(2, 1 | CLUB).play("LUCK entrant 10; LUCK entrant 0");
    assertThat(scene.last(MotsEvent.Fixture.class))
        .isEqualTo(new MotsEvent.Fixture("MOTS-116", Competition.EURO_CUP, Scene.BLUE, 10));
    assertThat(scene.s.stage).isEqualTo(Stage.LINE_UPS);
    assertThat(scene.texts(Seat.A, "shape")).hasSizeGreaterThan(1);
    scene.build(Seat.A);
    assertThat(scene.s.stage).isEqualTo(Stage.KICK_OFF); // no change: the card was open
    scene.play("A begin");
    var club = Box.CONTENT.clubs().getFirst();
    assertThat(Sums.of(scene.s, 10, Sums.ALL))
        .isEqualTo(club.stars().stream().mapToInt(Integer::intValue).sum());
    assertThat(Sums.of(scene.s, 10, Sums.DF))
        .isEqualTo(club.stars().subList(1, 6).stream().mapToInt(Integer::intValue).sum());
  }

  @Test
  @Rule({"MOTS-117", "MOTS-082", "MOTS-A52", "MOTS-063"})
  void two_managers_throw_for_home_replay_a_draw_and_the_bank_pays_twenty() {
    var scene = wednesday(2, 0b1001).play("LUCK entrant 3; LUCK entrant 0");
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME);
    scene.play("LUCK d12 9; LUCK d12 2").until(Stage.KICK_OFF);
    assertThat(scene.s.home[0]).isEqualTo((byte) Scene.BLUE);
    scene.eleven(Scene.BLUE, "4-4-2 1 1111 1111 12").eleven(Scene.GREEN, "4-4-2 1 1111 1112 11");
    scene.play("A begin; LUCK d6 1");
    assertThat(scene.all(MotsEvent.Replay.class)).hasSize(1);
    scene.play("LUCK d6 3");
    assertThat(scene.cash()).containsExactly(100, 100, 100, 120);
  }

  @Test
  @Rule({"MOTS-A52", "MOTS-082"})
  void a_draw_against_europe_is_replayed_too_and_a_defeat_costs_nothing() {
    var scene = wednesday(2, 1 | CLUB).play("LUCK entrant 10; LUCK entrant 0").build(Seat.A);
    scene.eleven(Scene.BLUE, "5-3-2 3 32323 222 21"); // level with Vinterby but for an attacker
    scene.play("A begin; LUCK d6 3");
    int outcome = Sums.of(scene.s, 0, Sums.MF) - Sums.of(scene.s, 10, Sums.MF);
    assertThat(scene.all(MotsEvent.Replay.class)).hasSize(outcome == 0 ? 1 : 0);
    scene = wednesday(2, 1 | CLUB).play("LUCK entrant 10; LUCK entrant 0").build(Seat.A);
    scene.eleven(Scene.BLUE, WEAK).play("A begin; LUCK d6 1");
    assertThat(scene.cash()).containsOnly(100);
    assertThat(scene.view(Seat.A).cups().euro()).containsExactly(10);
  }

  @Test
  @Rule("MOTS-A44")
  void against_europe_a_throw_of_seven_ends_the_deadlock() {
    var scene = wednesday(2, 1 | CLUB).play("LUCK entrant 10; LUCK entrant 0").build(Seat.A);
    scene.eleven(Scene.BLUE, WEAK).play("A begin");
    java.util.Arrays.fill(scene.s.club, (byte) 1);
    scene.s.replays = 19;
    scene.play("LUCK d6 5; LUCK d12 4; LUCK d12 7");
    assertThat(scene.last(MotsEvent.Played.class).outcome()).isEqualTo(MatchEnd.HOME);
  }

  @Test
  @Rule("MOTS-A53")
  void the_absent_may_play_in_europe() {
    var scene = Scene.season(4);
    int keeper = scene.at(Scene.BLUE, 1);
    scene.absent(keeper, Absence.values());
    scene.linesFor(Competition.EURO_CUP).play("A shape 4 4 2; A pick " + keeper);
  }

  @Test
  @Rule({"MOTS-118", "MOTS-119", "MOTS-A54"})
  void without_a_managed_team_it_is_not_continued() {
    var scene = wednesday(4, CLUB * 0b1111);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.all(MotsEvent.Paired.class)).isEmpty();
    scene.s.holder = Scene.BLUE;
    scene.day(41);
    scene.s.roller = 0;
    scene.roll(1).until(s -> s.lining == Purpose.STRONGEST);
    assertThat(scene.s.holder).isEqualTo(MotsState.NOBODY);
    assertThat(scene.all(MotsEvent.Trophy.class))
        .noneMatch(t -> t.competition() == Competition.EURO_CUP);
  }

  /// The final after the last Sunday between blue and somebody.
  private static Scene endgame(String blue, int other) {
    var scene = second(Scene.BLUE, Scene.RED, Scene.GREEN, MotsState.NOBODY);
    scene.s.euro = 1 | (other < 4 ? 1 << other : CLUB << other - 10);
    scene.eleven(Scene.BLUE, blue).day(41).roll(1);
    scene.until(s -> s.competition == Competition.EURO_CUP && s.stage == Stage.KICK_OFF);
    scene.eleven(Scene.BLUE, blue);
    java.util.Arrays.fill(scene.s.club, (byte) 3);
    return scene.play(scene.s.seat(scene.s.home[0]) + " begin; LUCK d6 1");
  }

  @Test
  @Rule({"MOTS-006", "MOTS-118", "MOTS-112"})
  void the_winner_has_three_points_and_a_managed_runner_up_two() {
    var scene = endgame(STRONG, Scene.RED);
    assertThat(
            scene.all(MotsEvent.Trophy.class).stream()
                .filter(t -> t.competition() == Competition.EURO_CUP))
        .extracting(MotsEvent.Trophy::team, MotsEvent.Trophy::points)
        .containsExactly(
            org.assertj.core.api.Assertions.tuple(Team.BLUE, 3),
            org.assertj.core.api.Assertions.tuple(Team.RED, 2));
    assertThat(scene.s.holder).isEqualTo(Scene.BLUE);
    assertThat(scene.s.euros).containsExactly(1, 0, 0, 0);
  }

  @Test
  @Rule({"MOTS-006", "MOTS-A55"})
  void who_loses_the_final_to_europe_is_runner_up() {
    var scene = endgame(WEAK, 10);
    assertThat(
            scene.all(MotsEvent.Trophy.class).stream()
                .filter(t -> t.competition() == Competition.EURO_CUP))
        .extracting(MotsEvent.Trophy::team, MotsEvent.Trophy::points)
        .containsExactly(org.assertj.core.api.Assertions.tuple(Team.BLUE, 2));
    assertThat(scene.s.holder).isEqualTo(MotsState.NOBODY);
  }
}
