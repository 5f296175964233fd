package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Two managers run two teams each: A blue and yellow, B red and green.
final class TwoManagersTest {
  @Test
  @Rule({"MOTS-147", "MOTS-A79"})
  void each_takes_two_teams_with_their_own_squads_and_money() {
    var scene = Scene.fresh(2).play("A take blue; B take red; A take yellow; B take green");
    assertThat(scene.view(Seat.A).teams())
        .extracting(MotsView.TeamView::seat)
        .containsExactly(Seat.A, Seat.B, Seat.A, Seat.B);
    scene.until(Stage.LINE_UPS);
    assertThat(scene.s.size).containsOnly(14);
    assertThat(scene.cash()).containsOnly(100);
  }

  @Test
  @Rule("MOTS-A79")
  void the_four_teams_take_turns() {
    var scene = Scene.season(2).day(3).roll(1).play("LUCK d12 2");
    assertThat(scene.last(MotsEvent.Absent.class).team()).isEqualTo(Team.BLUE);
    scene.play("B throw; LUCK d3 2; LUCK d12 2");
    assertThat(scene.last(MotsEvent.Absent.class).team()).isEqualTo(Team.RED);
    assertThat(scene.s.rolling()).isEqualTo(Scene.YELLOW);
    assertThat(scene.offers(Seat.A, "throw")).isTrue();
  }

  @Test
  @Rule({"MOTS-A69", "MOTS-147"})
  void a_manager_bids_for_one_of_his_teams() {
    var scene = Scene.season(2);
    scene.s.cash[Scene.YELLOW] = 45;
    scene.transfer(scene.loose(Position.DF, 4) + 1);
    assertThat(scene.texts(Seat.A, "bid")).contains("bid blue 40", "bid yellow 45");
    assertThat(scene.refused(Seat.A, "bid red 40")).isEqualTo("MOTS-147 not-your-team");
    scene.play("A bid yellow 40; B bid red 45");
    assertThat(scene.refused(Seat.A, "bid blue 50")).isEqualTo("MOTS-A69 one-team-only");
    assertThat(scene.texts(Seat.A)).containsExactly("pass"); // yellow has no more
    scene.play("A pass");
    assertThat(scene.cash()).containsExactly(100, 55, 45, 100);
  }

  @Test
  @Rule("MOTS-147")
  void nobody_buys_for_the_others_team() {
    var scene = Scene.season(2);
    int player = scene.view(Seat.A).pool().getFirst();
    assertThat(scene.refused(Seat.A, "from-pool red " + player))
        .isEqualTo("MOTS-147 not-your-team");
    scene.play("A from-pool yellow " + player);
  }

  @Test
  @Rule("MOTS-148")
  void no_trade_between_ones_own_teams() {
    var scene = Scene.season(2);
    scene.play("A for-sale " + scene.at(Scene.BLUE, 2) + " 5");
    assertThat(scene.view(Seat.A).auction().in()).containsExactly(Seat.B);
    assertThat(Trade.banned(scene.s, Scene.YELLOW, scene.s.lot, Scene.BLUE)).isTrue();
    assertThat(Trade.banned(scene.s, Scene.GREEN, scene.s.lot, Scene.BLUE)).isFalse();
  }

  /// Blue has sold its four-star defender to red.
  private static Scene blueSoldToRed() {
    var scene = Scene.season(2).bench(Scene.BLUE, "DF4").bench(Scene.RED, "MF2");
    scene.bench(Scene.GREEN, "MF2").bench(Scene.YELLOW, "MF2");
    return scene.play("A for-sale " + scene.at(Scene.BLUE, 5) + " 40; B bid red 40");
  }

  @Test
  @Rule({"MOTS-142", "MOTS-148", "MOTS-A65"})
  void what_one_of_his_teams_has_sold_no_other_of_them_may_buy_back() {
    var scene = blueSoldToRed();
    int sold = scene.last(MotsEvent.Signed.class).player() - 1;
    for (int seller : new int[] {Scene.RED, Scene.GREEN, MotsState.NOBODY}) {
      assertThat(Trade.banned(scene.s, Scene.BLUE, sold, seller)).isTrue();
      assertThat(Trade.banned(scene.s, Scene.YELLOW, sold, seller)).isTrue();
    }
    scene.play("B for-sale " + (sold + 1) + " 40"); // nobody may bid
    assertThat(scene.last(MotsEvent.Unsold.class).player()).isEqualTo(sold + 1);
    assertThat(scene.s.owner[sold]).isEqualTo((byte) Scene.RED);
    Squads.toPool(scene.s, sold); // sold on to the bank, and face up at last
    assertThat(scene.refused(Seat.A, "from-pool yellow " + (sold + 1)))
        .isEqualTo("MOTS-142 buy-back");
  }

  @Test
  @Rule({"MOTS-142", "MOTS-A65"})
  void nor_an_equivalent_from_any_team_of_the_buyer() {
    var scene = blueSoldToRed();
    int equal = scene.at(Scene.GREEN, 5);
    scene.play("B for-sale " + equal + " 40"); // nobody may bid
    assertThat(scene.last(MotsEvent.Unsold.class).player()).isEqualTo(equal);
    scene.s.offered = 0;
    scene.play("B for-sale " + scene.at(Scene.GREEN, 4) + " 20"); // a defender of other strength
    assertThat(scene.offers(Seat.A, "bid blue 20")).isTrue();
    assertThat(scene.offers(Seat.A, "bid yellow 20")).isTrue();
  }

  @Test
  @Rule("MOTS-149")
  void when_ones_own_teams_meet_both_are_at_their_strongest() {
    var scene = Scene.season(2);
    Fixtures.open(scene.s, Competition.LEAGUE);
    Fixtures.add(scene.s, Scene.BLUE, Scene.YELLOW);
    Fixtures.add(scene.s, Scene.RED, Scene.GREEN);
    scene.day(7);
    Fixtures.askForLineUps(scene.s, scene);
    assertThat(scene.view(Seat.A).building())
        .extracting(MotsView.LineUpView::strongestOnly)
        .containsExactly(true, true);
    scene.play("A shape 4 4 2");
    int weak = scene.s.card(Scene.BLUE, 0) + 1; // the one-star keeper of the bench
    assertThat(scene.refused(Seat.A, "pick " + weak)).isEqualTo("MOTS-149 not-the-strongest");
    scene.build(Seat.A).build(Seat.A).build(Seat.B).build(Seat.B);
    assertThat(scene.s.stage).isEqualTo(Stage.KICK_OFF); // nothing to change
    assertThat(Sums.of(scene.s, Scene.BLUE, Sums.ALL)).isEqualTo(27);
    var rivals = Scene.season(2).linesFor(Competition.LEAGUE);
    assertThat(rivals.view(Seat.A).building().getFirst().strongestOnly()).isFalse();
  }

  @Test
  @Rule("MOTS-A68")
  void no_swap_between_ones_own_teams() {
    var scene = SeasonEndTest.closing(2); // green, yellow, red, blue
    for (int t = 0; t < 4; t++) scene.s.rank[t] = (byte) (3 - t);
    Swaps.start(scene.s, scene);
    for (var swap : scene.texts(Seat.A, "swap"))
      assertThat(scene.s.owner[Integer.parseInt(swap.split(" ")[1]) - 1])
          .isEqualTo((byte) Scene.GREEN);
    scene.play("A no-swap");
    for (var swap : scene.texts(Seat.B, "swap"))
      assertThat(scene.s.owner[Integer.parseInt(swap.split(" ")[1]) - 1])
          .isEqualTo((byte) Scene.BLUE);
  }

  @Test
  @Rule("MOTS-150")
  void the_points_of_both_teams_count() {
    var scene = SeasonEndTest.closing(2, "seasons", "1");
    for (int t = 0; t < 4; t++) scene.s.points[t] = (byte) (t == 0 ? 9 : 1);
    SeasonEndTest.started(scene); // league: green 3, yellow 2, red 1, blue 0
    assertThat(Box.GAME.turn(scene.s)).isInstanceOf(Turn.Over.class);
    var result = ((Turn.Over) Box.GAME.turn(scene.s)).result();
    assertThat(result.points()).containsExactly(12, 6);
    assertThat(result.places()).containsExactly(1, 2);
  }
}
