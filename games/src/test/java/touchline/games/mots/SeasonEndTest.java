package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// From the prizes to the next kick-off.
final class SeasonEndTest {
  /// After the last matches: green is champion, then yellow, red, blue.
  static Scene closing(int seats, String... options) {
    var scene = Scene.season(seats, options).day(42);
    for (int t = 0; t < Deal.teams(scene.s); t++) scene.s.won[t] = (byte) t;
    scene.s.cupWinner = Scene.YELLOW;
    return scene;
  }

  static Scene started(Scene scene) {
    Deciders.start(scene.s, scene);
    return scene;
  }

  @Test
  @Rule({"MOTS-120", "MOTS-A56"})
  void everybody_displays_his_strongest_eleven() {
    var scene = closing(4).bench(Scene.BLUE, "MF5 FW1"); // 4-4-2 with the five-star midfielder
    started(scene);
    assertThat(scene.s.lining).isEqualTo(Purpose.STRONGEST);
    assertThat(scene.refused(Seat.A, "shape 4 3 3")).isEqualTo("MOTS-120 not-the-strongest");
    var best = scene.view(Seat.A).building().getFirst();
    assertThat(best.strongestOnly()).isTrue();
    scene.play("A " + scene.texts(Seat.A, "shape").getFirst());
    int weak = scene.loose(Position.GK, 1);
    for (int i = 0; i < scene.s.size[0]; i++)
      if (scene.s.box.position[scene.s.card(0, i)] == 0
          && scene.s.box.stars[scene.s.card(0, i)] == 1) weak = scene.s.card(0, i);
    assertThat(scene.refused(Seat.A, "pick " + (weak + 1))).isEqualTo("MOTS-120 not-the-strongest");
    scene.build(Seat.A);
    scene.until(Stage.CONTRACTS);
    assertThat(Sums.of(scene.s, Scene.BLUE, Sums.ALL))
        .isEqualTo(best.best().stream().mapToInt(n -> scene.s.box.stars[n - 1]).sum());
  }

  @Test
  @Rule({"MOTS-121", "MOTS-A58", "MOTS-A84", "MOTS-136"})
  void the_steps_follow_in_order() {
    var scene = started(closing(4));
    var stages = new ArrayList<Stage>();
    scene.until(
        s -> {
          boolean aside = s.stage == Stage.EMERGENCY; // between two losses
          if (!aside && (stages.isEmpty() || stages.getLast() != s.stage)) stages.add(s.stage);
          return s.season == 2 && s.stage == Stage.DAY;
        });
    var expected = new ArrayList<Stage>();
    expected.addAll(List.of(Stage.LINE_UPS, Stage.CONTRACTS, Stage.LOSSES, Stage.SWAPS));
    expected.add(Stage.THROW_OFF);
    for (int lot = 0; lot < SeasonEnd.FINAL_SIX; lot++)
      expected.addAll(List.of(Stage.TURN_OVER, Stage.TURN_UP, Stage.AUCTION));
    expected.addAll(List.of(Stage.SHORTAGE, Stage.DAY)); // fourteen lose two and buy nobody
    assertThat(stages).isEqualTo(expected);
    assertThat(scene.s.size).containsOnly(MotsState.LEAST);
    assertThat(scene.view(Seat.A).cups().euro()).hasSize(16);
  }

  @Test
  @Rule({"MOTS-A62", "MOTS-002", "MOTS-121"})
  void after_the_last_season_the_game_ends_with_the_prizes() {
    var scene = started(closing(4, "seasons", "1"));
    assertThat(Box.GAME.turn(scene.s)).isInstanceOf(Turn.Over.class);
    assertThat(scene.s.points).containsExactly(0, 1, 2, 3);
    assertThat(scene.cash()).containsExactly(175, 150, 125, 100);
    assertThat(scene.all(MotsEvent.Extended.class)).isEmpty();
    var six = started(closing(4));
    assertThat(six.s.house.seasons).isEqualTo(6);
    assertThat(Box.GAME.turn(six.s)).isNotInstanceOf(Turn.Over.class);
  }

  @Test
  @Rule({"MOTS-122", "MOTS-A84"})
  void two_contracts_are_extended_covered_and_at_once() {
    var scene = started(closing(4)).until(Stage.CONTRACTS);
    int first = scene.at(Scene.BLUE, 2);
    int bench = scene.s.card(Scene.BLUE, 0);
    for (int i = 0; i < scene.s.size[0]; i++)
      if (scene.s.place(0, scene.s.card(0, i)) < 0) bench = scene.s.card(0, i);
    assertThat(scene.refused(Seat.A, "extend " + (bench + 1))).isEqualTo("MOTS-122 not-in-line-up");
    scene.play("A extend " + first + "; A extend " + scene.at(Scene.BLUE, 3));
    assertThat(scene.texts(Seat.A, "extend")).isEmpty();
    assertThat(scene.view(Seat.B).faceDown()).isEmpty();
    assertThat(scene.view(Seat.A).faceDown()).hasSize(2);
    scene.until(Stage.LOSSES);
    assertThat(scene.view(Seat.B).faceDown()).hasSize(8).contains(first);
  }

  private static Scene losing() {
    var scene = started(closing(4)).until(Stage.CONTRACTS);
    scene.play("A extend " + scene.at(0, 1) + "; A extend " + scene.at(0, 2));
    return scene.until(Stage.LOSSES);
  }

  @Test
  @Rule({"MOTS-123", "MOTS-A84", "MOTS-124"})
  void the_last_throws_first_and_face_down_players_and_twelve_are_thrown_again() {
    var scene = losing(); // blue is last
    int size = scene.s.size[Scene.BLUE];
    scene.play("LUCK d12 12; LUCK d12 1; LUCK d12 2");
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) size);
    int gone = scene.at(Scene.BLUE, 3);
    scene.play("LUCK d12 3");
    assertThat(scene.last(MotsEvent.Lost.class))
        .isEqualTo(new MotsEvent.Lost("MOTS-123", Team.BLUE, gone));
    assertThat(scene.s.owner[gone - 1]).isGreaterThanOrEqualTo(MotsState.POOL);
  }

  @Test
  @Rule({"MOTS-123", "MOTS-A82"})
  void a_one_star_player_lost_lies_in_the_pool_others_under_the_pile() {
    var scene = losing("4-4-2 3 1333 3333 33", "GK1 DF1 MF1");
    int weak = 0;
    for (int place = 1; place <= Formation.ELEVEN; place++)
      if (scene.s.box.stars[scene.at(Scene.BLUE, place) - 1] == 1) weak = place;
    int one = scene.at(Scene.BLUE, weak);
    int three = scene.at(Scene.BLUE, 8);
    scene.play("LUCK d12 " + weak + "; LUCK d12 8");
    assertThat(scene.view(Seat.A).pool()).contains(one).doesNotContain(three);
    assertThat(scene.view(Seat.A).under()).containsExactly(three);
  }

  /// Blue, last of all, has this strongest eleven, and loses neither of its attackers.
  private static Scene losing(String eleven, String bench) {
    var scene = started(closing(4).eleven(Scene.BLUE, eleven).bench(Scene.BLUE, bench));
    scene.until(Stage.CONTRACTS);
    scene.play("A extend " + scene.at(Scene.BLUE, 10) + "; A extend " + scene.at(Scene.BLUE, 11));
    return scene.until(Stage.LOSSES);
  }

  @ParameterizedTest
  @CsvSource({
    "DF1 DF2 MF1 FW1, 2, DF, 2, 4-4-2", // the stronger of two
    "DF1 MF2 FW1, 2, MF, 2, 3-5-2", // one of another type is stronger
    "MF1 FW2 DF1, 2, FW, 2, 3-4-3",
    "DF2 MF2 FW1, 6, MF, 2, 4-4-2", // of equals one of the same
    "MF2 FW1 GK2, 2, MF, 2, 3-5-2" // a goalkeeper does not fit
  })
  @Rule("MOTS-125")
  void it_is_the_strongest_who_fits(
      String bench, int lost, Position position, int stars, String formation) {
    var scene = losing("4-4-2 3 3333 3333 33", bench).play("LUCK d12 " + lost);
    int on = scene.last(MotsEvent.CameOn.class).player() - 1;
    assertThat(scene.s.box.position[on]).isEqualTo((byte) position.ordinal());
    assertThat(scene.s.box.stars[on]).isEqualTo((byte) stars);
    assertThat(scene.view(Seat.B).teams().get(Scene.BLUE).formation()).isEqualTo(formation);
  }

  @Test
  @Rule({"MOTS-125", "MOTS-127"})
  void the_strongest_fitting_substitute_steps_in_and_each_team_loses_two() {
    var scene = losing();
    int gone = scene.at(Scene.BLUE, 3);
    scene.play("LUCK d12 3");
    var on = scene.last(MotsEvent.CameOn.class);
    assertThat(on.team()).isEqualTo(Team.BLUE);
    assertThat(scene.at(Scene.BLUE, on.place())).isEqualTo(on.player());
    scene.until(s -> s.stage == Stage.SWAPS || s.stage == Stage.THROW_OFF);
    for (var team : Team.values())
      assertThat(scene.all(MotsEvent.Lost.class).stream().filter(l -> l.team() == team)).hasSize(2);
    assertThat(scene.s.owner[gone - 1]).isNotEqualTo((byte) Scene.BLUE);
  }

  /// Blue, last of all, is about to lose its only goalkeeper.
  private static Scene keeperless(int cash) {
    var scene = closing(4);
    scene.eleven(Scene.BLUE, "4-4-2 2 1234 1234 23").bench(Scene.BLUE, "DF2 MF2 FW2");
    scene.s.cash[Scene.BLUE] = cash;
    started(scene);
    scene.s.cash[Scene.BLUE] = cash;
    scene.until(Stage.CONTRACTS);
    scene.play("A extend " + scene.at(0, 2) + "; A extend " + scene.at(0, 3));
    return scene.until(Stage.LOSSES).play("LUCK d12 1");
  }

  @Test
  @Rule("MOTS-126")
  void without_a_fitting_substitute_one_is_bought_before_the_next_throw() {
    var scene = keeperless(50);
    assertThat(scene.s.stage).isEqualTo(Stage.EMERGENCY);
    int keeper = Integer.parseInt(scene.texts(Seat.A, "rush").getFirst().substring(5));
    int back =
        scene.view(Seat.A).pool().stream()
            .filter(n -> scene.s.box.position[n - 1] == Sums.FW)
            .findFirst()
            .orElseThrow();
    assertThat(scene.refused(Seat.A, "rush " + back)).isEqualTo("MOTS-126 does-not-fit");
    scene.play("A rush " + keeper);
    assertThat(scene.at(Scene.BLUE, 1)).isEqualTo(keeper);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(40);
    assertThat(scene.s.stage).isEqualTo(Stage.LOSSES);
  }

  @Test
  @Rule({"MOTS-126", "MOTS-142", "MOTS-A15", "MOTS-A57"})
  void each_refusal_in_need_has_its_reason() {
    var scene = keeperless(15);
    int keeper = Integer.parseInt(scene.texts(Seat.A, "rush").getFirst().substring(5));
    assertThat(scene.refused(Seat.A, "rush " + scene.at(Scene.RED, 1)))
        .isEqualTo("MOTS-027 not-in-pool");
    int dear = scene.loose(Position.GK, 3);
    Squads.toPool(scene.s, dear);
    assertThat(scene.refused(Seat.A, "rush " + (dear + 1))).isEqualTo("MOTS-A15 not-enough");
    assertThat(scene.refused(Seat.A, "quick-sale " + scene.at(Scene.RED, 1)))
        .isEqualTo("MOTS-138 not-yours");
    assertThat(scene.refused(Seat.A, "quick-sale " + scene.at(Scene.BLUE, 5)))
        .isEqualTo("MOTS-A57 in-line-up");
    int bench = 0;
    for (int i = 0; i < scene.s.size[Scene.BLUE]; i++)
      if (scene.s.place(Scene.BLUE, scene.s.card(Scene.BLUE, i)) < 0)
        bench = scene.s.card(Scene.BLUE, i) + 1;
    assertThat(scene.refused(Seat.A, "quick-sale " + bench)).isEqualTo("MOTS-A57 no-use");
    Trade.remember(scene.s, Scene.BLUE, Scene.RED, keeper - 1);
    assertThat(scene.refused(Seat.A, "rush " + keeper)).isEqualTo("MOTS-142 buy-back");
  }

  @Test
  @Rule("MOTS-A57")
  void if_need_be_after_a_quick_sale() {
    var scene = keeperless(4);
    var sales = scene.texts(Seat.A, "quick-sale");
    assertThat(sales).hasSize(1); // two stars bring ten; one star would not be enough
    scene.play("A " + sales.getFirst());
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(14);
    scene.play("A " + scene.texts(Seat.A, "rush").getFirst());
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(4);
  }

  @Test
  @Rule("MOTS-A57")
  void if_that_is_impossible_the_place_stays_empty() {
    var scene = closing(4).eleven(Scene.BLUE, "4-4-2 2 1234 1234 23");
    started(scene).s.cash[Scene.BLUE] = 0;
    scene.until(Stage.CONTRACTS);
    scene.play("A extend " + scene.at(0, 2) + "; A extend " + scene.at(0, 3));
    scene.until(Stage.LOSSES).play("LUCK d12 1");
    assertThat(scene.s.stage).isEqualTo(Stage.LOSSES);
    assertThat(scene.at(Scene.BLUE, 1)).isZero();
    int size = scene.s.size[Scene.BLUE];
    scene.play("LUCK d12 1");
    assertThat(scene.s.size[Scene.BLUE]).isEqualTo((byte) size);
  }
}
