package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// What the day squares bring on which the marker lands.
final class SquaresTest {
  private static Scene landing(int day, int roller) {
    var scene = Scene.season(4).day(day - 1);
    scene.s.roller = roller;
    return scene.roll(1);
  }

  private static int absent(Scene scene, int number) {
    return scene.s.absence[number - 1];
  }

  @Test
  @Rule({"MOTS-043", "MOTS-039"})
  void on_a_chance_square_the_roller_draws() {
    var scene = landing(1, 2);
    assertThat(scene.s.stage).isEqualTo(Stage.CHANCE);
    scene.play("LUCK draw 1");
    assertThat(scene.last(MotsEvent.Drew.class).team()).isEqualTo(Team.YELLOW);
  }

  @Test
  @Rule("MOTS-A24")
  void without_chance_cards_nothing_is_drawn() {
    var scene = Scene.season(4);
    java.util.Arrays.fill(scene.s.chances, (byte) 0);
    scene.roll(1);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.s.roller).isEqualTo(1);
  }

  @Test
  @Rule({"MOTS-050", "MOTS-A20", "MOTS-054"})
  void an_injury_hits_the_number_in_the_rollers_line_up() {
    var scene = landing(4, 1).play("LUCK d12 6");
    assertThat(absent(scene, scene.at(Scene.RED, 6))).isEqualTo(Absence.INJURED.bit());
    assertThat(scene.s.box.position[scene.at(Scene.RED, 6) - 1])
        .isEqualTo((byte) Position.MF.ordinal());
    assertThat(scene.last(MotsEvent.Absent.class))
        .isEqualTo(
            new MotsEvent.Absent("MOTS-050", Team.RED, scene.at(Scene.RED, 6), Absence.INJURED));
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.s.roller).isEqualTo(2);
  }

  @Test
  @Rule({"MOTS-051", "MOTS-052"})
  void twelve_hits_nobody() {
    for (int day : new int[] {4, 6}) {
      var scene = landing(day, 0).play("LUCK d12 12");
      assertThat(scene.s.absence).containsOnly(0);
      assertThat(scene.last(MotsEvent.GotAway.class).team()).isEqualTo(Team.BLUE);
    }
  }

  @Test
  @Rule("MOTS-052")
  void a_red_card_suspends() {
    var scene = landing(6, 0).play("LUCK d12 1");
    assertThat(absent(scene, scene.at(Scene.BLUE, 1))).isEqualTo(Absence.SUSPENDED.bit());
  }

  @Test
  @Rule("MOTS-A20")
  void an_empty_place_or_somebody_already_out_is_not_hit_again() {
    var scene = Scene.season(4).eleven(Scene.BLUE, "4-4-2 1 0111 1111 11").day(3);
    int injured = scene.at(Scene.BLUE, 3);
    scene.absent(injured, Absence.CALLED_UP);
    scene.roll(1).play("LUCK d12 2");
    assertThat(scene.all(MotsEvent.NobodyHit.class)).hasSize(1);
    scene.s.roller = 0;
    scene.day(3).roll(1).play("LUCK d12 3");
    assertThat(scene.all(MotsEvent.NobodyHit.class)).hasSize(2);
    assertThat(absent(scene, injured)).isEqualTo(Absence.CALLED_UP.bit());
  }

  @Test
  @Rule({"MOTS-053", "MOTS-A23"})
  void in_week_five_everybody_throws_from_the_roller_on() {
    for (int day : new int[] {30, 32}) {
      var scene = landing(day, 2).play("LUCK d12 2; LUCK d12 3; LUCK d12 4; LUCK d12 12");
      assertThat(scene.all(MotsEvent.Absent.class).stream().map(MotsEvent.Absent::team).toList())
          .containsExactly(Team.YELLOW, Team.GREEN, Team.BLUE);
      assertThat(absent(scene, scene.at(Scene.BLUE, 4)))
          .isEqualTo((day == 30 ? Absence.INJURED : Absence.SUSPENDED).bit());
      assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    }
  }

  @Test
  @Rule({"MOTS-055", "MOTS-056", "MOTS-A22", "MOTS-A08"})
  void international_duty_calls_the_players_of_both_countries_in_all_teams() {
    var scene = landing(8, 0);
    for (var p : Box.CONTENT.players()) {
      boolean called = p.nation() != null && List.of("OST", "LIR").contains(p.nation());
      assertThat(absent(scene, p.number())).isEqualTo(called ? Absence.CALLED_UP.bit() : 0);
      if (called) assertThat(p.stars()).isGreaterThanOrEqualTo(3);
    }
    assertThat(scene.all(MotsEvent.Absent.class).stream().map(MotsEvent.Absent::team).distinct())
        .hasSizeGreaterThan(1);
  }

  @Test
  @Rule({"MOTS-A21", "MOTS-069"})
  void the_absent_miss_the_league_and_nothing_else() {
    for (var competition :
        List.of(
            Competition.LEAGUE,
            Competition.NATIONAL_CUP,
            Competition.SUPER_CUP,
            Competition.EURO_CUP)) {
      var scene = Scene.season(4);
      int keeper = scene.at(Scene.BLUE, 1);
      scene.absent(keeper, Absence.INJURED);
      scene.linesFor(competition).play("A shape 4 4 2");
      if (competition == Competition.LEAGUE)
        assertThat(scene.refused(Seat.A, "pick " + keeper)).isEqualTo("MOTS-069 absent");
      else assertThat(scene.offers(Seat.A, "pick " + keeper)).isTrue();
    }
  }

  @Test
  @Rule("MOTS-A21")
  void after_the_league_round_everybody_is_back() {
    var scene = Scene.season(4).day(6);
    scene.absent(scene.at(Scene.BLUE, 1), Absence.SUSPENDED);
    scene.roll(1).until(Stage.TURN_OVER);
    assertThat(scene.s.absence).containsOnly(0);
  }

  @Test
  @Rule({"MOTS-064", "MOTS-065"})
  void on_a_transfer_square_the_top_card_is_offered_and_the_roller_bids_first() {
    var scene = landing(2, 1);
    assertThat(scene.s.stage).isEqualTo(Stage.TURN_OVER);
    int star = scene.loose(Position.MF, 5) + 1;
    scene.play("B turn-card; LUCK up " + star);
    assertThat(scene.s.reserve).isEqualTo(50);
    assertThat(scene.texts(Seat.B, "bid")).startsWith("bid red 50");
    scene.play("B pass");
    assertThat(scene.offers(Seat.C, "bid yellow 50")).isTrue();
  }

  @Test
  @Rule({"MOTS-066", "MOTS-027"})
  void a_player_without_a_bid_lies_in_the_pool_at_face_value() {
    var scene = Scene.season(4);
    int star = scene.loose(Position.MF, 5) + 1;
    scene.transfer(star).play("A pass; B pass; C pass; D pass");
    assertThat(scene.view(Seat.A).pool()).contains(star);
    scene.play("D from-pool green " + star);
    assertThat(scene.s.cash[Scene.GREEN]).isEqualTo(50);
    assertThat(scene.last(MotsEvent.Signed.class).team()).isEqualTo(Team.GREEN);
  }

  @Test
  @Rule("MOTS-A81")
  void with_an_empty_pile_no_card_is_offered() {
    var scene = Scene.season(4).day(1);
    for (int c = 0; c < Lookup.YOUTHS; c++)
      if (scene.s.owner[c] == MotsState.PILE) Squads.toPool(scene.s, c);
    scene.roll(1);
    assertThat(scene.s.stage).isEqualTo(Stage.DAY);
    assertThat(scene.s.roller).isEqualTo(1);
  }

  @Test
  @Rule({"MOTS-067", "MOTS-098", "MOTS-A02"})
  void the_league_square_brings_the_two_matches_of_its_week() {
    var scene = landing(14, 0);
    assertThat(scene.all(MotsEvent.Fixture.class))
        .extracting(MotsEvent.Fixture::home, MotsEvent.Fixture::away)
        .containsExactly(
            org.assertj.core.api.Assertions.tuple(3, 0),
            org.assertj.core.api.Assertions.tuple(1, 2));
  }

  @Test
  @Rule({"MOTS-068", "MOTS-A29"})
  void after_the_league_one_more_card_the_roller_first() {
    var scene = Scene.season(4).day(6);
    scene.s.roller = 2;
    scene.roll(1).until(Stage.TURN_OVER).play("C turn-card");
    int up = scene.texts(Seat.LUCK).size();
    assertThat(up).isPositive();
    scene.until(Stage.AUCTION);
    assertThat(scene.offers(Seat.C, "pass")).isTrue();
    scene.play("C pass");
    assertThat(scene.offers(Seat.D, "pass")).isTrue();
  }
}
