package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// What is told and refused names the rule that it happens by, also where the same thing happens by
/// several rules.
final class CitedTest {
  private static final String ONES = "4-4-2 1 1111 1111 11";
  private static final String TWOS = "4-4-2 2 2222 2222 22";

  @ParameterizedTest
  @CsvSource({
    "basic, SUPER_CUP, 1, MOTS-A45, MOTS-057,",
    "basic, NATIONAL_CUP, 1, MOTS-062, MOTS-107, MOTS-063",
    "advanced, NATIONAL_CUP, 1, MOTS-062, MOTS-107, MOTS-168",
    "basic, EURO_CUP, 1, MOTS-117, MOTS-117, MOTS-117",
    "basic, EURO_CUP, 10,, MOTS-116, MOTS-A52",
    "advanced, EURO_CUP, 10,, MOTS-116, MOTS-168",
    "basic, DECIDER, 1, MOTS-100, MOTS-100, MOTS-A46",
    "advanced, DECIDER, 1, MOTS-100, MOTS-100, MOTS-A46"
  })
  @Rule({"MOTS-057", "MOTS-062", "MOTS-063", "MOTS-107", "MOTS-116", "MOTS-117", "MOTS-168"})
  void host_match_and_replay(
      String match,
      Competition competition,
      int away,
      @Nullable String host,
      String fixture,
      @Nullable String replay) {
    var scene = Scene.season(4, "match", match).day(7);
    scene.s.champion = Scene.BLUE;
    scene.s.cupWinner = Scene.RED;
    scene.s.won[Scene.BLUE] = 1;
    scene.s.won[Scene.RED] = 1; // level for the title
    Fixtures.open(scene.s, competition);
    Fixtures.add(scene.s, Scene.BLUE, away);
    Fixtures.throwForHome(scene.s, scene);
    scene.until(Stage.LINE_UPS);
    assertThat(rules(scene.all(MotsEvent.Threw.class)))
        .isEqualTo(host == null ? List.of() : both(host));
    assertThat(rules(scene.all(MotsEvent.Fixture.class))).containsExactly(fixture);
    scene.s.playing = 0;
    MatchEnd.finish(scene.s, MatchEnd.DRAW, scene);
    assertThat(rules(scene.all(MotsEvent.Replay.class)))
        .isEqualTo(replay == null ? List.of() : List.of(replay));
  }

  private static List<String> both(String rule) {
    return List.of(rule, rule);
  }

  private static List<String> rules(List<? extends MotsEvent> events) {
    return events.stream().map(MotsEvent::rule).toList();
  }

  @Test
  @Rule({"MOTS-104", "MOTS-105", "MOTS-106", "MOTS-058"})
  void draw_and_semi_finals_and_a_double() {
    var scene = Scene.season(4).day(16).roll(1).until(Stage.LINE_UPS);
    assertThat(rules(scene.all(MotsEvent.Fixture.class))).isEqualTo(both("MOTS-104"));
    assertThat(rules(scene.all(MotsEvent.Threw.class))).contains("MOTS-105", "MOTS-106");
    scene.all(MotsEvent.Threw.class).stream()
        .filter(t -> t.purpose() == Purpose.HOME)
        .forEach(t -> assertThat(t.rule()).isEqualTo("MOTS-106"));
    scene = Scene.season(4).day(2);
    scene.s.season = 2;
    scene.s.champion = Scene.BLUE;
    scene.s.cupWinner = Scene.BLUE;
    scene.s.second = Scene.GREEN;
    scene.roll(1).until(Stage.LINE_UPS);
    assertThat(scene.last(MotsEvent.Fixture.class).rule()).isEqualTo("MOTS-058");
  }

  @ParameterizedTest
  @CsvSource({
    "basic, 5, MOTS-076, MOTS-077, MOTS-070",
    "basic, 6, MOTS-079, MOTS-078, MOTS-070",
    "advanced, 5, MOTS-161, MOTS-161, MOTS-159",
    "advanced, 6, MOTS-161, MOTS-161, MOTS-159",
    "advanced, 7, MOTS-162, MOTS-163, MOTS-159",
    "advanced, 8, MOTS-162, MOTS-163, MOTS-159",
    "advanced, 9, MOTS-164, MOTS-164, MOTS-159",
    "advanced, 10, MOTS-A72, MOTS-A72, MOTS-159"
  })
  @Rule({"MOTS-076", "MOTS-078", "MOTS-079", "MOTS-161", "MOTS-162", "MOTS-164", "MOTS-A72"})
  void whose_number_is_called_and_what_for(
      String match, int face, String called, String then, String played) {
    var scene = Scene.season(4, "match", match).eleven(Scene.BLUE, TWOS).eleven(Scene.RED, ONES);
    scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    boolean basic = match.equals("basic");
    scene.play("A begin; LUCK " + (basic ? "d6 " : "d12 ") + face + "; LUCK d12 3");
    assertThat(scene.last(MotsEvent.Called.class).rule()).isEqualTo(called);
    int at = scene.told.indexOf(scene.last(MotsEvent.Called.class));
    assertThat(scene.told.get(at + 1).rule()).isEqualTo(then);
    scene.until(s -> s.playing == 1);
    assertThat(scene.last(MotsEvent.Played.class).rule()).isEqualTo(played);
  }

  @Test
  @Rule({"MOTS-069", "MOTS-120", "MOTS-149", "MOTS-A78"})
  void what_a_line_up_is_shown_for() {
    var scene = Scene.fresh(2).until(s -> s.lining == Purpose.DISPLAY && s.stage != Stage.LINE_UPS);
    assertThat(rules(scene.all(MotsEvent.LinedUp.class))).containsOnly("MOTS-A78");
    scene = Scene.season(2).day(7);
    Fixtures.open(scene.s, Competition.LEAGUE);
    Fixtures.add(scene.s, Scene.BLUE, Scene.YELLOW); // both are A's
    Fixtures.askForLineUps(scene.s, scene);
    scene.play("A " + scene.texts(Seat.A, "shape").getFirst());
    int weak = scene.s.card(Scene.BLUE, 0) + 1;
    assertThat(scene.refused(Seat.A, "pick " + weak)).isEqualTo("MOTS-149 not-the-strongest");
    scene.until(s -> s.stage != Stage.LINE_UPS);
    assertThat(rules(scene.all(MotsEvent.LinedUp.class))).isEqualTo(both("MOTS-149"));
    scene = Scene.season(2).linesFor(Competition.LEAGUE).until(s -> s.stage != Stage.LINE_UPS);
    assertThat(rules(scene.all(MotsEvent.LinedUp.class))).isEqualTo(both("MOTS-069"));
    scene = SeasonEndTest.started(SeasonEndTest.closing(4)).until(Stage.CONTRACTS);
    assertThat(rules(scene.all(MotsEvent.LinedUp.class))).hasSize(4).containsOnly("MOTS-120");
  }

  @ParameterizedTest
  @CsvSource({
    "FIRST_FOUR, MOTS-027",
    "TRANSFER, MOTS-066",
    "LEAGUE, MOTS-066",
    "FINAL_SIX, MOTS-134"
  })
  @Rule({"MOTS-027", "MOTS-066", "MOTS-134"})
  void nobody_bids(Purpose selling, String rule) {
    var scene = Scene.season(4);
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) t;
    Auction.open(scene.s, scene.loose(Position.DF, 2), selling, 20, 0);
    Squads.turnUp(scene.s, scene.s.lot);
    scene.s.rowed = 1;
    scene.play("A pass; B pass; C pass; D pass");
    assertThat(rules(scene.all(MotsEvent.Unsold.class))).containsExactly(rule);
  }

  @Test
  @Rule({"MOTS-026", "MOTS-133", "MOTS-A44", "MOTS-A46", "MOTS-A87"})
  void throws_that_decide() {
    assertThat(thrown(Purpose.FIRST_BIDDER, 0, 0)).isEqualTo("MOTS-026");
    assertThat(thrown(Purpose.FIRST_BIDDER, 42, 0)).isEqualTo("MOTS-133");
    assertThat(thrown(Purpose.FIRST_ROLLER, 0, 0)).isEqualTo("MOTS-036");
    assertThat(thrown(Purpose.PLACES, 42, 0)).isEqualTo("MOTS-A46");
    assertThat(thrown(Purpose.DEADLOCK, 17, 20)).isEqualTo("MOTS-A44");
    assertThat(thrown(Purpose.DEADLOCK, 17, 0)).isEqualTo("MOTS-A87");
  }

  private static String thrown(Purpose purpose, int day, int replays) {
    var scene = Scene.season(4).day(day);
    scene.s.replays = replays;
    ThrowOff.ask(scene.s, purpose, 0b11);
    return scene.play("LUCK d12 5").last(MotsEvent.Threw.class).rule();
  }

  @ParameterizedTest
  @CsvSource({"4, 3, MOTS-128", "4, 2, MOTS-130", "2, 2, MOTS-130", "3, 2, MOTS-153"})
  @Rule({"MOTS-128", "MOTS-130", "MOTS-153"})
  void who_is_helped_by_which_swap(int seats, int place, String rule) {
    var scene = SeasonEndTest.closing(seats);
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) t; // blue is first
    scene.s.ranked = 4;
    Swaps.start(scene.s, scene);
    if (place == 2 && seats != 3) scene.play(scene.s.seat(3) + " no-swap");
    var seat = scene.s.seat(place);
    int other = Integer.numberOfTrailingZeros(scene.s.swapping);
    var wrong = "swap " + scene.at(other, 2) + " " + scene.at(place, 11);
    assertThat(scene.refused(seat, wrong)).isEqualTo(rule + " same-position");
    scene.play(seat + " " + scene.texts(seat, "swap").getFirst());
    assertThat(scene.last(MotsEvent.Swapped.class).rule()).isEqualTo(rule);
  }
}
