package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Buying from the pool, selling to the bank and to each other.
final class MarketTest {
  @Test
  @Rule({"MOTS-021", "MOTS-A12"})
  void a_one_star_player_costs_ten_first_come_out_of_turn_too() {
    var scene = Scene.season(4);
    int player = scene.view(Seat.A).pool().getFirst();
    scene.play("C from-pool yellow " + player);
    assertThat(scene.s.cash[Scene.YELLOW]).isEqualTo(90);
    assertThat(scene.refused(Seat.A, "from-pool blue " + player)).isEqualTo("MOTS-027 not-in-pool");
    scene.s.cash[Scene.BLUE] = 9;
    int other = scene.view(Seat.A).pool().getFirst();
    assertThat(scene.refused(Seat.A, "from-pool blue " + other)).isEqualTo("MOTS-A15 not-enough");
  }

  @Test
  @Rule({"MOTS-138", "MOTS-139"})
  void the_bank_pays_half_and_the_player_goes_under_the_pile() {
    var scene = Scene.season(4);
    int star = scene.at(Scene.RED, 5);
    scene.play("B to-bank " + star);
    assertThat(scene.s.cash[Scene.RED]).isEqualTo(120);
    assertThat(scene.view(Seat.A).under()).containsExactly(star);
    int second = scene.at(Scene.YELLOW, 5);
    scene.play("C to-bank " + second);
    assertThat(scene.view(Seat.A).under()).containsExactly(star, second);
  }

  @Test
  @Rule("MOTS-139")
  void a_sold_one_star_player_lies_in_the_pool() {
    var scene = Scene.season(4);
    int player = scene.at(Scene.BLUE, 2);
    scene.play("A to-bank " + player);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(105);
    assertThat(scene.view(Seat.A).pool()).contains(player);
  }

  @Test
  @Rule({"MOTS-143", "MOTS-A64"})
  void thirteen_at_least_and_eighteen_at_most() {
    var scene = Scene.season(4);
    scene.play("A to-bank " + scene.at(Scene.BLUE, 2));
    assertThat(scene.refused(Seat.A, "to-bank " + scene.at(Scene.BLUE, 3)))
        .isEqualTo("MOTS-143 thirteen-at-least");
    assertThat(scene.refused(Seat.A, "for-sale " + scene.at(Scene.BLUE, 3) + " 20"))
        .isEqualTo("MOTS-143 thirteen-at-least");
    scene.fill(Scene.RED, 18);
    Squads.toPool(scene.s, scene.loose(Position.DF, 4));
    int pool = scene.view(Seat.A).pool().getFirst();
    assertThat(scene.refused(Seat.B, "from-pool red " + pool)).isEqualTo("MOTS-143 squad-full");
  }

  @Test
  @Rule("MOTS-A67")
  void no_trade_during_matches_auctions_and_the_seasons_end() {
    var scene = Scene.season(4);
    int own = scene.at(Scene.BLUE, 2);
    scene.transfer(scene.loose(Position.DF, 4) + 1);
    assertThat(scene.refused(Seat.A, "to-bank " + own)).isEqualTo("MOTS-A67 window-shut");
    scene.until(Stage.DAY).match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    assertThat(scene.refused(Seat.A, "to-bank " + own)).isEqualTo("MOTS-A67 window-shut");
    assertThat(scene.refused(Seat.C, "wait")).isEqualTo("MOTS-A67 window-shut");
    scene.day(42).s.stage = Stage.LOSSES;
    assertThat(scene.refused(Seat.A, "to-bank " + own)).isEqualTo("MOTS-A67 window-shut");
  }

  @Test
  @Rule("MOTS-A67")
  void before_line_ups_begin_there_is_still_time() {
    var scene = Scene.season(4).linesFor(Competition.LEAGUE);
    assertThat(scene.offers(Seat.A, "to-bank " + scene.at(Scene.BLUE, 2))).isTrue();
    scene.play("A shape 4 4 2");
    assertThat(scene.refused(Seat.A, "to-bank " + scene.at(Scene.BLUE, 2)))
        .isEqualTo("MOTS-A67 window-shut");
  }

  @Test
  @Rule({"MOTS-140", "MOTS-141", "MOTS-A66"})
  void a_manager_sells_by_open_bidding_of_all_others_from_his_price_on() {
    var scene = Scene.season(4);
    int star = scene.at(Scene.RED, 5);
    assertThat(scene.refused(Seat.A, "for-sale " + star + " 30")).isEqualTo("MOTS-140 not-yours");
    assertThat(scene.refused(Seat.B, "for-sale " + star + " 33")).isEqualTo("MOTS-A66 not-a-price");
    scene.play("B for-sale " + star + " 30");
    assertThat(scene.view(Seat.A).auction().in()).containsExactly(Seat.A, Seat.C, Seat.D);
    assertThat(scene.refused(Seat.C, "bid yellow 25")).isEqualTo("MOTS-A14 too-low");
    scene.play("C bid yellow 30; D pass; A bid blue 35; C pass");
    assertThat(scene.cash()).containsExactly(65, 135, 100, 100);
    assertThat(scene.s.owner[star - 1]).isEqualTo((byte) Scene.BLUE);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.refused(Seat.B, "for-sale " + scene.at(Scene.RED, 4) + " 30"))
        .isEqualTo("MOTS-A66 once-in-a-window");
  }

  @Test
  @Rule("MOTS-140")
  void without_a_bid_he_stays() {
    var scene = Scene.season(4);
    int star = scene.at(Scene.RED, 5);
    scene.play("B for-sale " + star + " 80; C pass; D pass; A pass");
    assertThat(scene.s.owner[star - 1]).isEqualTo((byte) Scene.RED);
    assertThat(scene.at(Scene.RED, 5)).isEqualTo(star);
  }

  private static Scene sold(int place) {
    var scene = Scene.season(4).bench(Scene.BLUE, "DF4").bench(Scene.RED, "DF4 MF2");
    return scene.play(
        "A for-sale " + scene.at(Scene.BLUE, place) + " 40; B bid red 40; C pass; D pass");
  }

  @Test
  @Rule({"MOTS-142", "MOTS-A65"})
  void no_buying_back_of_an_equivalent_from_the_buyer() {
    var scene = sold(5);
    int equal = scene.at(Scene.RED, 5);
    scene.play("B for-sale " + equal + " 40");
    assertThat(scene.view(Seat.A).auction().in()).containsExactly(Seat.C, Seat.D);
    scene.s.next = 0;
    assertThat(scene.refused(Seat.A, "bid blue 40")).isEqualTo("MOTS-142 buy-back");
    scene.s.next = 2;
    scene.play("C pass; D pass");
    scene.s.offered = 0;
    scene.play("B for-sale " + scene.at(Scene.RED, 7) + " 20");
    assertThat(scene.view(Seat.A).auction().in()).contains(Seat.A);
  }

  @Test
  @Rule({"MOTS-142", "MOTS-A65"})
  void nor_of_the_same_player_from_anyone() {
    var scene = Scene.season(4).bench(Scene.BLUE, "DF4").bench(Scene.RED, "MF2");
    int player = scene.at(Scene.BLUE, 5);
    scene.play("A for-sale " + player + " 40; B bid red 40; C pass; D pass");
    scene.play("B for-sale " + player + " 5; C bid yellow 5; D pass");
    scene.play("C for-sale " + player + " 5");
    assertThat(scene.view(Seat.A).auction().in()).containsExactly(Seat.D);
  }

  @Test
  @Rule("MOTS-142")
  void the_ban_ends_with_the_season() {
    var scene = sold(5).day(41);
    assertThat(scene.s.sales).contains(1 << Sums.DF * 5 + 3);
    scene.roll(1).until(s -> s.season == 2 && s.stage == Stage.DAY);
    assertThat(scene.s.sales).containsOnly(0);
    assertThat(scene.s.soldBy).containsOnly(0);
  }

  @Test
  @Rule("MOTS-A88")
  void whom_the_bank_bought_may_be_bought_again() {
    var scene = Scene.season(4);
    int player = scene.at(Scene.BLUE, 2);
    scene.play("A to-bank " + player + "; A from-pool blue " + player);
    assertThat(scene.s.cash[Scene.BLUE]).isEqualTo(95);
  }
}
