package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Bidding for a card that was turned up.
final class AuctionTest {
  private static Scene offered(int stars, String... options) {
    var scene = Scene.season(4, options);
    return scene.transfer(scene.loose(Position.DF, stars) + 1);
  }

  @Test
  @Rule({"MOTS-024", "MOTS-A14"})
  void bids_start_at_face_value_and_rise_by_a_step() {
    var scene = offered(3);
    assertThat(scene.refused(Seat.A, "bid blue 25")).isEqualTo("MOTS-A14 too-low");
    assertThat(scene.refused(Seat.A, "bid blue 33")).isEqualTo("MOTS-A14 not-a-step");
    scene.play("A bid blue 40");
    assertThat(scene.refused(Seat.B, "bid red 40")).isEqualTo("MOTS-A14 too-low");
    assertThat(scene.refused(Seat.B, "bid red 42")).isEqualTo("MOTS-A14 too-low");
    scene.play("B bid red 45");
    assertThat(scene.texts(Seat.C, "bid")).startsWith("bid yellow 50").endsWith("bid yellow 100");
  }

  @Test
  @Rule("MOTS-A14")
  void by_option_a_step_is_one_thousand() {
    var scene = offered(3, "bid-step", "1").play("A bid blue 31; B bid red 32");
    assertThat(scene.texts(Seat.C, "bid")).startsWith("bid yellow 33", "bid yellow 34");
  }

  @Test
  @Rule({"MOTS-A14", "MOTS-A15"})
  void nobody_bids_more_than_his_cash() {
    var scene = offered(3);
    assertThat(scene.refused(Seat.A, "bid blue 105")).isEqualTo("MOTS-A15 not-enough");
    scene.s.cash[Scene.BLUE] = 37;
    assertThat(scene.texts(Seat.A, "bid")).containsExactly("bid blue 30", "bid blue 35");
  }

  @Test
  @Rule({"MOTS-025", "MOTS-A14"})
  void the_highest_bidder_gets_him_and_pays_his_bid() {
    var scene = offered(4).play("A bid blue 40; B pass; C bid yellow 55; D pass; A pass");
    int card = scene.last(MotsEvent.Signed.class).player();
    assertThat(scene.last(MotsEvent.Signed.class))
        .isEqualTo(new MotsEvent.Signed("MOTS-025", Team.YELLOW, card, 55));
    assertThat(scene.cash()).containsExactly(100, 100, 45, 100);
    assertThat(scene.view(Seat.A).teams().get(Scene.YELLOW).squad()).contains(card);
  }

  @Test
  @Rule("MOTS-A14")
  void a_pass_is_final() {
    var scene = offered(3).play("A bid blue 30; B pass; C bid yellow 35; D pass; A bid blue 40");
    assertThat(scene.s.next).isEqualTo(2);
    assertThat(scene.refused(Seat.B, "bid red 45")).isEqualTo("TABLE-001 not-your-turn");
    scene.play("C pass");
    assertThat(scene.last(MotsEvent.Signed.class).team()).isEqualTo(Team.BLUE);
  }

  @Test
  @Rule({"MOTS-145", "MOTS-143"})
  void eighteen_players_cannot_bid() {
    var scene = Scene.season(4).fill(Scene.RED, 18);
    scene.transfer(scene.loose(Position.DF, 4) + 1).play("A bid blue 40");
    assertThat(scene.s.next).isEqualTo(2);
    assertThat(scene.texts(Seat.B)).isEmpty();
    scene.s.next = 1;
    assertThat(scene.refused(Seat.B, "bid red 45")).isEqualTo("MOTS-145 squad-full");
  }

  @Test
  @Rule({"MOTS-145", "MOTS-A30"})
  void whoever_sells_before_the_card_is_turned_may_bid() {
    var scene = Scene.season(4).fill(Scene.RED, 18).day(1).roll(1);
    int spare = scene.s.card(Scene.RED, 17) + 1;
    int up = scene.loose(Position.DF, 4) + 1;
    scene.play("B to-bank " + spare + "; A turn-card; LUCK up " + up);
    assertThat(scene.refused(Seat.B, "to-bank " + (scene.s.card(Scene.RED, 0) + 1)))
        .isEqualTo("MOTS-A67 window-shut");
    scene.play("A pass");
    assertThat(scene.offers(Seat.B, "bid red 40")).isTrue();
  }

  @Test
  @Rule({"MOTS-A30", "MOTS-A67"})
  void the_card_waits_for_whoever_asks_but_only_once() {
    var scene = Scene.season(4).day(1).roll(1).play("C wait");
    assertThat(scene.refused(Seat.A, "turn-card")).isEqualTo("MOTS-145 somebody-asked-to-wait");
    scene.play("C go-on");
    assertThat(scene.refused(Seat.C, "wait")).isEqualTo("MOTS-A67 once-in-a-window");
    scene.play("A turn-card");
  }
}
