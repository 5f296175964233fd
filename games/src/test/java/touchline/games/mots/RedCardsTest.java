package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Red cards: kept unseen, played in any open window.
final class RedCardsTest {
  @Test
  @Rule({"MOTS-045", "MOTS-046", "MOTS-A80"})
  void kept_cards_are_seen_by_their_holder_only() {
    for (var id : new String[] {"scout", "supersave"}) {
      var scene = Scene.season(4).chance(id);
      assertThat(scene.toldTo(Seat.A)).hasAtLeastOneElementOfType(MotsEvent.Kept.class);
      assertThat(scene.toldTo(Seat.B)).doesNotHaveAnyElementsOfTypes(MotsEvent.Kept.class);
      assertThat(scene.view(Seat.A).teams().getFirst().hand()).hasSize(1);
      assertThat(scene.view(Seat.B).teams().getFirst().hand()).isEmpty();
      assertThat(scene.view(Seat.B).teams().getFirst().held()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PHYSIO, INJURED, physio",
    "APPEAL, SUSPENDED, appeal",
    "STAY_HOME, CALLED_UP, stay-home"
  })
  @Rule({"MOTS-A04", "MOTS-045", "MOTS-047"})
  void an_absence_is_cancelled_and_the_card_goes_under(Effect effect, Absence why, String move) {
    var scene = Scene.season(4).hold(Scene.RED, effect);
    int player = scene.at(Scene.RED, 3);
    assertThat(scene.refused(Seat.B, move + " " + player))
        .isEqualTo("MOTS-045 no-such-card-or-use");
    scene.absent(player, Absence.values());
    scene.play("B " + move + " " + player);
    assertThat(scene.s.absence[player - 1]).isEqualTo((byte) (7 & ~why.bit()));
    assertThat(scene.view(Seat.A).chanceUnder()).containsExactly(Chances.kind(scene.s, effect) + 1);
    assertThat(scene.refused(Seat.B, move + " " + player))
        .isEqualTo("MOTS-045 no-such-card-or-use");
  }

  @Test
  @Rule("MOTS-A04")
  void the_scout_buys_at_half_price() {
    var scene = Scene.season(4).hold(Scene.RED, Effect.SCOUT);
    int star = scene.loose(Position.FW, 5);
    Squads.toPool(scene.s, star);
    scene.play("B scout red " + (star + 1));
    assertThat(scene.s.cash[Scene.RED]).isEqualTo(75);
    assertThat(scene.s.owner[star]).isEqualTo((byte) Scene.RED);
  }

  @Test
  @Rule({"MOTS-A04", "MOTS-062"})
  void home_ground_settles_who_is_at_home() {
    var scene = Scene.season(4).hold(Scene.RED, Effect.HOME_GROUND).play("B home-ground red");
    scene.s.cupFinalists = 0b0011;
    scene.day(30).roll(1);
    assertThat(scene.s.stage).isEqualTo(Stage.LINE_UPS);
    assertThat(scene.s.home[0]).isEqualTo((byte) Scene.RED);
    assertThat(scene.s.athome).containsOnly(0);
  }

  @Test
  @Rule("MOTS-A04")
  void if_both_played_it_they_throw() {
    var scene =
        Scene.season(4)
            .hold(Scene.RED, Effect.HOME_GROUND)
            .hold(Scene.BLUE, Effect.HOME_GROUND)
            .play("B home-ground red; A home-ground blue");
    scene.s.cupFinalists = 0b0011;
    scene.day(30).roll(1);
    assertThat(scene.s.stage).isEqualTo(Stage.THROW_OFF);
    assertThat(scene.s.throwing).isEqualTo(Purpose.HOME);
  }

  @Test
  @Rule("MOTS-A04")
  void loyalty_turns_one_more_player_face_down() {
    var scene = Scene.season(4).hold(Scene.RED, Effect.LOYALTY).play("B loyalty red");
    scene.day(41).roll(1).until(Stage.LOSSES);
    assertThat(
            scene.all(MotsEvent.Extended.class).stream().filter(e -> e.team() == Team.RED).toList())
        .hasSize(3);
    assertThat(scene.all(MotsEvent.Extended.class)).hasSize(9);
    assertThat(scene.s.loyal).containsOnly(0);
  }

  @Test
  @Rule("MOTS-A04")
  void not_in_a_match_an_auction_or_at_the_seasons_end() {
    var scene = Scene.season(4).hold(Scene.RED, Effect.LOYALTY);
    scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    assertThat(scene.refused(Seat.B, "loyalty red")).isEqualTo("MOTS-A04 window-shut");
    scene = Scene.season(4).hold(Scene.RED, Effect.LOYALTY);
    scene.transfer(scene.loose(Position.DF, 4) + 1);
    assertThat(scene.refused(Seat.B, "loyalty red")).isEqualTo("MOTS-A04 window-shut");
    scene.until(Stage.DAY).day(41);
    scene.s.roller = 0;
    scene.roll(1).until(Stage.CONTRACTS);
    assertThat(scene.refused(Seat.B, "loyalty red")).isEqualTo("MOTS-A04 window-shut");
  }

  @Test
  @Rule("MOTS-A25")
  void any_number_is_held_and_stays_over_the_seasons_end() {
    var scene = Scene.season(4);
    for (var effect : Effect.values()) if (effect.kept()) scene.hold(Scene.RED, effect);
    scene.day(41).roll(1).until(s -> s.season == 2 && s.stage == Stage.DAY);
    assertThat(Chances.held(scene.s, Scene.RED)).isEqualTo(11);
  }
}
