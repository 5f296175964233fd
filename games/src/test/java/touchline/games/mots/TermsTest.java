package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// Before a decision everybody sees what it costs; and that is what it then costs.
final class TermsTest {
  @Test
  @Rule("MOTS-044")
  void a_free_signing_is_free() {
    check(Scene.season(4).chance("trial"), "accept ");
  }

  @Test
  @Rule({"MOTS-044", "MOTS-A03"})
  void a_bargain_costs_half() {
    var scene = Scene.season(4);
    Squads.toPool(scene.s, scene.loose(Position.DF, 2));
    scene.chance("closing-time");
    assertThat(scene.view(Seat.A).terms()).extracting(MotsView.TermsView::money).contains(-10, -5);
    check(scene, "accept ");
  }

  @Test
  @Rule({"MOTS-138", "MOTS-146"})
  void room_for_a_youth_brings_half_of_who_goes() {
    var scene = Scene.season(4).fill(Scene.BLUE, 18).chance("kai");
    scene.play("A " + scene.texts(Seat.A, "accept").getFirst());
    assertThat(scene.view(Seat.A).terms()).hasSize(19);
    check(scene, "make-room ");
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 15, 3})
  @Rule({"MOTS-144", "MOTS-A58"})
  void who_is_short_pays_face_value_or_all_he_has(int cash) {
    check(ClosingTradesTest.shortOf(cash), "fill-up ");
  }

  /// Every answer with terms does just that to the money.
  private static void check(Scene scene, String word) {
    var terms = scene.view(Spectator.SPECTATOR).terms();
    assertThat(terms).isNotEmpty().isEqualTo(scene.view(Seat.A).terms());
    var first = terms.getFirst();
    int before = scene.s.cash[Scene.BLUE];
    scene.play("A " + word + first.number());
    assertThat(scene.s.cash[Scene.BLUE] - before).isEqualTo(first.money());
    assertThat(scene.offers(Seat.A, word + first.number())).isFalse();
  }

  @Test
  @Rule({"MOTS-080", "MOTS-A15"})
  void the_stake_of_a_match_is_what_the_loser_has() {
    var scene = Scene.season(4);
    scene.s.cash[Scene.RED] = 4;
    scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    assertThat(Stakes.of(scene.s, 0)).isEqualTo(new MotsView.Stake(14, 4, 20, 10));
    var filled = Scene.season(4, "short-payment", "bank-pays-rest");
    filled.s.cash[Scene.RED] = 4;
    filled.match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    assertThat(Stakes.of(filled.s, 0)).isEqualTo(new MotsView.Stake(20, 4, 20, 10));
  }

  @Test
  @Rule({"MOTS-082", "MOTS-101"})
  void the_bank_pays_in_europe_and_nobody_in_a_decider() {
    var scene = Scene.season(4).match(Competition.EURO_CUP, Scene.BLUE, Scene.RED);
    assertThat(Stakes.of(scene.s, 0)).isEqualTo(new MotsView.Stake(20, 0, 20, 0));
    scene.s.away[0] = EuroCup.FIRST_CLUB;
    assertThat(Stakes.of(scene.s, 0)).isEqualTo(new MotsView.Stake(20, 0, 0, 0));
    scene.s.competition = Competition.DECIDER;
    assertThat(Stakes.of(scene.s, 0)).isNull();
  }

  @Test
  @Rule({"MOTS-024", "MOTS-138"})
  void the_box_tells_what_players_are_worth() {
    var scene = Scene.season(4);
    for (int card = 0; card < Lookup.CARDS; card++) {
      var price = scene.s.content.prices().get(scene.s.box.stars[card] - 1);
      assertThat(price)
          .isEqualTo(
              new MotsContent.Price(
                  scene.s.box.stars[card],
                  Squads.faceValue(scene.s, card),
                  Squads.bankPrice(scene.s, card)));
    }
  }
}
