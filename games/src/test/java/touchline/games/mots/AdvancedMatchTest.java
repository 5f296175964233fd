package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Six throws of the d12, each worth a goal at most.
final class AdvancedMatchTest {
  private static final String ONES = "4-4-2 1 1111 1111 11";

  /// Kicked off; nobody has a bench unless given.
  private static Scene kickedOff(String home, String away, String bench, String... options) {
    var all = new java.util.ArrayList<>(java.util.List.of("match", "advanced"));
    all.addAll(java.util.List.of(options));
    var scene = Scene.season(4, all.toArray(String[]::new));
    scene.eleven(Scene.BLUE, home).eleven(Scene.RED, away);
    if (!bench.isEmpty()) scene.bench(Scene.BLUE, bench).bench(Scene.RED, bench);
    return scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED).play("A begin");
  }

  private static Scene dice(Scene scene, int... pips) {
    for (int pip : pips) scene.play("LUCK d12 " + pip);
    return scene;
  }

  private static String score(Scene scene) {
    return (scene.s.goals & 0xff) + ":" + (scene.s.goals >> 8);
  }

  @Test
  @Rule({"MOTS-156", "MOTS-157", "MOTS-159", "MOTS-160", "MOTS-158"})
  void six_throws_a_goal_for_the_better_and_none_for_equals() {
    var scene = kickedOff("4-4-2 1 1111 1111 33", "4-4-2 1 1111 2111 11", "");
    dice(scene, 1, 2, 3, 4, 2);
    assertThat(score(scene)).isEqualTo("3:1");
    assertThat(scene.all(MotsEvent.Played.class)).isEmpty();
    dice(scene, 11);
    assertThat(scene.last(MotsEvent.Played.class))
        .extracting(
            MotsEvent.Played::outcome, MotsEvent.Played::homeGoals, MotsEvent.Played::awayGoals)
        .containsExactly(MatchEnd.HOME, 3, 1);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(120);
    assertThat(Scene.season(4).league(ONES, ONES).play("A begin").texts(Seat.LUCK)).hasSize(6);
  }

  @ParameterizedTest
  @CsvSource({"5 10, 1:0", "5 3, 0:0", "6 11, 0:1", "6 2, 0:0", "5 12 10, 1:0"})
  @Rule({"MOTS-161", "MOTS-A76"})
  void five_and_six_are_penalties(String throwsOf, String score) {
    var scene = kickedOff("4-4-2 1 1111 1111 22", "4-4-2 1 1111 1111 22", "");
    for (var pips : throwsOf.split(" ")) dice(scene, Integer.parseInt(pips));
    assertThat(score(scene)).isEqualTo(score);
    assertThat(scene.s.stage).isEqualTo(Stage.SIX_THROWS);
  }

  @ParameterizedTest
  @CsvSource({"7, 0", "8, 1"})
  @Rule({"MOTS-162", "MOTS-163"})
  void seven_and_eight_send_a_player_off_for_the_rest_of_the_match(int die, int side) {
    var scene = kickedOff("4-4-2 1 1111 1111 22", "4-4-2 1 1111 1111 22", "FW3");
    scene.play("LUCK d12 " + die);
    int sent = scene.at(side, 10);
    dice(scene, 10);
    assertThat(scene.last(MotsEvent.SentOff.class).side()).isEqualTo(side);
    assertThat(scene.at(side, 10)).isZero();
    assertThat(scene.texts(Seat.at(side), "bring-on").stream().map(m -> m.split(" ")[2]))
        .doesNotContain("" + sent);
    scene.until(Stage.TURN_OVER);
    assertThat(scene.at(side, 10)).isEqualTo(sent);
    assertThat(scene.s.absence[sent - 1]).isZero();
  }

  @Test
  @Rule({"MOTS-162", "MOTS-164"})
  void twelve_calls_nobody() {
    var scene = kickedOff(ONES, ONES, "");
    dice(scene, 7, 12, 8, 12, 9, 12);
    assertThat(scene.all(MotsEvent.SentOff.class)).isEmpty();
    assertThat(scene.all(MotsEvent.Hurt.class)).isEmpty();
    assertThat(Sums.fielded(scene.s, Scene.BLUE)).isEqualTo(11);
    assertThat(scene.s.throwsMade).isEqualTo(3);
  }

  @Test
  @Rule({"MOTS-164", "MOTS-165"})
  void nine_injures_a_home_player_who_must_be_replaced_and_is_fit_afterwards() {
    var scene = kickedOff(ONES, ONES, "FW2");
    int hurt = scene.at(Scene.BLUE, 10);
    dice(scene, 9, 10);
    assertThat(scene.s.stage).isEqualTo(Stage.REPLACEMENT);
    assertThat(scene.refused(Seat.A, "replace " + scene.at(Scene.BLUE, 11)))
        .isEqualTo("MOTS-165 not-on-bench");
    scene.play("A " + scene.texts(Seat.A, "replace").getFirst());
    assertThat(scene.s.box.stars[scene.at(Scene.BLUE, 10) - 1]).isEqualTo((byte) 2);
    scene.until(Stage.TURN_OVER);
    assertThat(scene.at(Scene.BLUE, 10)).isEqualTo(hurt);
    assertThat(scene.s.absence[hurt - 1]).isZero();
  }

  @Test
  @Rule("MOTS-166")
  void a_replacement_of_another_type_may_change_the_formation() {
    var scene = kickedOff(ONES, ONES, "MF2");
    dice(scene, 9, 2);
    int midfielder = Integer.parseInt(scene.texts(Seat.A, "replace").getFirst().substring(8));
    scene.play("A replace " + midfielder);
    var on = scene.last(MotsEvent.CameOn.class);
    assertThat(scene.at(Scene.BLUE, on.place())).isEqualTo(midfielder);
    assertThat(scene.view(Seat.B).teams().getFirst().formation()).isEqualTo("3-5-2");
    assertThat(scene.at(Scene.BLUE, 9)).isEqualTo(midfielder);
    assertThat(scene.view(Seat.B).teams().getFirst().line()).doesNotContain(0);
    var keeper = kickedOff(ONES, ONES, "MF2");
    dice(keeper, 9, 1);
    assertThat(keeper.s.stage).isNotEqualTo(Stage.REPLACEMENT); // nobody fits in goal
    var both = kickedOff(ONES, ONES, "GK2 MF2");
    dice(both, 9, 1);
    assertThat(both.texts(Seat.A, "replace")).hasSize(1);
    int other = 0;
    for (int i = 0; i < both.s.size[0]; i++)
      if (both.s.box.stars[both.s.card(0, i)] == 2 && both.s.box.position[both.s.card(0, i)] == 2)
        other = both.s.card(0, i) + 1;
    assertThat(both.refused(Seat.A, "replace " + other)).isEqualTo("MOTS-166 no-formation");
  }

  @Test
  @Rule({"MOTS-167", "MOTS-A72"})
  void ten_injures_away_eleven_and_twelve_are_quiet() {
    var scene = kickedOff(ONES, ONES, "");
    dice(scene, 10, 3);
    assertThat(scene.last(MotsEvent.Hurt.class).side()).isEqualTo(Scene.RED);
    dice(scene, 11, 12);
    assertThat(scene.all(MotsEvent.Quiet.class)).hasSize(2);
    var quiet = kickedOff(ONES, ONES, "", "outcomes-10-12", "quiet");
    dice(quiet, 10, 11, 12);
    assertThat(quiet.all(MotsEvent.Quiet.class)).hasSize(3);
  }

  @Test
  @Rule("MOTS-168")
  void level_is_a_draw_in_the_league() {
    var scene = kickedOff(ONES, ONES, "");
    dice(scene, 1, 2, 3, 4, 11, 12);
    assertThat(scene.last(MotsEvent.Played.class).outcome()).isEqualTo(MatchEnd.DRAW);
  }

  @Test
  @Rule({"MOTS-168", "MOTS-A75"})
  void in_a_cup_the_six_throws_are_repeated_with_everybody_back() {
    var scene = Scene.season(4, "match", "advanced").eleven(0, ONES).eleven(1, ONES);
    scene.match(Competition.NATIONAL_CUP, 0, 1).play("A begin");
    int sent = scene.at(Scene.BLUE, 2);
    dice(scene, 7, 2, 11, 11, 11, 11, 11);
    assertThat(scene.all(MotsEvent.Replay.class)).hasSize(1);
    assertThat(scene.s.throwsMade).isZero();
    assertThat(scene.at(Scene.BLUE, 2)).isEqualTo(sent);
    scene.s.goals = 1;
    dice(scene, 11, 11, 11, 11, 11, 11);
    assertThat(scene.s.cupWinner).isEqualTo(Scene.BLUE);
  }

  @Test
  @Rule({"MOTS-169", "MOTS-A74", "MOTS-A90"})
  void after_each_throw_both_substitute_covered_as_often_as_they_like() {
    var scene = kickedOff(ONES, ONES, "FW2 FW3 MF2");
    dice(scene, 11);
    assertThat(scene.s.stage).isEqualTo(Stage.SUBSTITUTIONS);
    int off = scene.at(Scene.BLUE, 10);
    var on = scene.texts(Seat.A, "bring-on " + off);
    assertThat(on).hasSizeGreaterThanOrEqualTo(2);
    scene.play("A " + on.getFirst());
    assertThat(scene.view(Seat.B).teams().getFirst().line()).contains(off);
    int second = scene.at(Scene.BLUE, 11);
    scene.play("A " + scene.texts(Seat.A, "bring-on " + second).getFirst() + "; A play-on");
    assertThat(scene.all(MotsEvent.CameOn.class)).isEmpty();
    scene.play("B play-on");
    assertThat(scene.all(MotsEvent.CameOn.class)).hasSize(2);
    for (var came : scene.all(MotsEvent.CameOn.class))
      assertThat(scene.at(Scene.BLUE, came.place())).isEqualTo(came.player());
    dice(scene, 11);
    assertThat(scene.texts(Seat.A, "bring-on").stream().map(m -> m.split(" ")[2]))
        .doesNotContain("" + off, "" + second); // who has left does not return
    int keeper = scene.at(Scene.BLUE, 1);
    assertThat(scene.refused(Seat.A, "bring-on " + keeper + " " + off))
        .isEqualTo("MOTS-A74 not-possible");
  }

  @Test
  @Rule("MOTS-A89")
  void a_match_goes_on_with_fewer_than_nine_and_europe_has_no_bench() {
    var scene = kickedOff("4-4-2 1 1111 1111 00", ONES, "");
    dice(scene, 7, 2, 7, 3);
    assertThat(Sums.fielded(scene.s, Scene.BLUE)).isEqualTo(7);
    assertThat(scene.s.stage).isEqualTo(Stage.SIX_THROWS);
    var europe = Scene.season(4, "match", "advanced");
    europe.match(Competition.EURO_CUP, Scene.BLUE, 10).play("A begin");
    int stars = europe.s.club[1];
    dice(europe, 8, 3);
    europe.until(Stage.SIX_THROWS).play("LUCK d12 10; LUCK d12 2");
    assertThat(europe.s.club[2]).isZero();
    assertThat(europe.s.club[1]).isEqualTo((byte) (stars - 1));
    europe.s.club[1] = 1;
    europe.until(Stage.SIX_THROWS).play("LUCK d12 10; LUCK d12 2");
    assertThat(europe.s.club[1]).isEqualTo((byte) 1);
  }
}
