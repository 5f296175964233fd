package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Green cards, laid face down by the home team before the die.
final class TacticsTest {
  private static final String ONES = "4-4-2 1 1111 1111 11";

  private static Scene laid(Effect card, String home, String away) {
    return Scene.season(4)
        .hold(Scene.BLUE, card)
        .league(home, away)
        .play("A lay " + touchline.engine.Words.of(card) + "; A begin");
  }

  private static int outcome(Scene scene) {
    return scene.last(MotsEvent.Played.class).outcome();
  }

  @Test
  @Rule({"MOTS-084", "MOTS-046"})
  void only_the_home_team_and_one_card_it_holds() {
    var scene =
        Scene.season(4)
            .hold(Scene.BLUE, Effect.COUNTER_ATTACK)
            .hold(Scene.BLUE, Effect.SUPERSAVE)
            .hold(Scene.RED, Effect.SUPERSAVE)
            .league(ONES, ONES);
    assertThat(scene.refused(Seat.B, "lay supersave")).isEqualTo("MOTS-084 home-only");
    assertThat(scene.refused(Seat.A, "lay wing-attack")).isEqualTo("MOTS-046 not-in-hand");
    scene.play("A lay supersave");
    assertThat(scene.refused(Seat.A, "lay counter-attack")).isEqualTo("MOTS-084 one-a-match");
    scene.play("A begin");
  }

  @Test
  @Rule({"MOTS-085", "MOTS-087", "MOTS-047"})
  void it_lies_face_down_until_the_die_is_thrown_then_goes_under_the_pile() {
    var scene = laid(Effect.SUPERSAVE, ONES, ONES);
    int kind = Chances.kind(scene.s, Effect.SUPERSAVE);
    assertThat(scene.view(Seat.B).matches().list().getFirst().laid()).isTrue();
    assertThat(scene.view(Seat.B).matches().list().getFirst().card()).isZero();
    assertThat(scene.view(Seat.A).matches().list().getFirst().card()).isEqualTo(kind + 1);
    assertThat(scene.all(MotsEvent.Revealed.class)).isEmpty();
    scene.play("LUCK d6 1");
    assertThat(scene.last(MotsEvent.Revealed.class).kind()).isEqualTo(kind + 1);
    assertThat(scene.view(Seat.B).chanceUnder()).containsExactly(kind + 1);
    assertThat(scene.s.held(Scene.BLUE, kind)).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Competition.class,
      names = {"LEAGUE", "NATIONAL_CUP", "SUPER_CUP", "DECIDER"})
  @Rule("MOTS-A38")
  void cards_may_be_laid_in_all_national_matches(Competition competition) {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SUPERSAVE).match(competition, 0, 1);
    assertThat(scene.offers(Seat.A, "lay supersave")).isTrue();
  }

  @Test
  @Rule("MOTS-086")
  void not_in_the_euro_cup() {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SUPERSAVE);
    scene.match(Competition.EURO_CUP, Scene.BLUE, Scene.RED);
    assertThat(scene.refused(Seat.A, "lay supersave")).isEqualTo("MOTS-086 not-in-euro-cup");
  }

  @Test
  @Rule("MOTS-088")
  void a_card_has_no_effect_in_the_replay() {
    var scene =
        Scene.season(4)
            .hold(Scene.BLUE, Effect.COUNTER_ATTACK)
            .eleven(Scene.BLUE, "4-4-2 1 1111 1111 12")
            .eleven(Scene.RED, "4-4-2 1 1111 1112 11")
            .match(Competition.NATIONAL_CUP, Scene.BLUE, Scene.RED)
            .play("A lay counter-attack; A begin; LUCK d6 1; LUCK d6 3");
    assertThat(outcome(scene)).isEqualTo(MatchEnd.AWAY);
  }

  @Test
  @Rule({"MOTS-089", "MOTS-A39"})
  void counter_attack_wins_on_three_outplayed_or_level() {
    var scene = laid(Effect.COUNTER_ATTACK, ONES, "4-4-2 5 2222 5555 55");
    assertThat(outcome(scene.play("LUCK d6 3"))).isEqualTo(MatchEnd.HOME);
    scene = laid(Effect.COUNTER_ATTACK, ONES, ONES);
    assertThat(outcome(scene.play("LUCK d6 3"))).isEqualTo(MatchEnd.HOME);
  }

  @Test
  @Rule("MOTS-090")
  void counter_attack_does_nothing_on_another_face() {
    var scene = laid(Effect.COUNTER_ATTACK, ONES, "4-4-2 1 1111 1111 22");
    assertThat(outcome(scene.play("LUCK d6 1"))).isEqualTo(MatchEnd.AWAY);
  }

  @ParameterizedTest
  @CsvSource({
    "4-4-2 1 1111 1111 11, true, true",
    "3-5-2 1 111 11111 11, true, true",
    "3-4-3 1 111 1111 111, true, false",
    "4-3-3 1 1111 111 111, false, false",
    "5-3-2 1 11111 111 11, false, false"
  })
  @Rule({"MOTS-091", "MOTS-093"})
  void attacks_need_their_formations(String home, boolean wings, boolean central) {
    var scene =
        Scene.season(4)
            .hold(Scene.BLUE, Effect.WING_ATTACK)
            .hold(Scene.BLUE, Effect.CENTRAL_ATTACK)
            .league(home, ONES);
    if (wings) assertThat(scene.offers(Seat.A, "lay wing-attack")).isTrue();
    else assertThat(scene.refused(Seat.A, "lay wing-attack")).isEqualTo("MOTS-091 wrong-formation");
    if (central) assertThat(scene.offers(Seat.A, "lay central-attack")).isTrue();
    else
      assertThat(scene.refused(Seat.A, "lay central-attack")).isEqualTo("MOTS-093 wrong-formation");
  }

  @ParameterizedTest
  @CsvSource({
    "4-4-2 1 1111 3112 11, 4-3-3 5 1111 151 111, 1, 0",
    "3-5-2 1 111 15551 11, 4-4-2 1 1111 2111 11, 2, 1",
    "3-4-3 1 111 2551 111, 5-3-2 1 11111 151 11, 4, 0",
    "4-4-2 1 1111 2552 11, 4-4-2 1 1111 3111 11, 6, 2"
  })
  @Rule({"MOTS-092", "MOTS-A40"})
  void wing_attack_compares_the_widest_midfielders_whatever_the_die(
      String home, String away, int die, int outcome) {
    assertThat(outcome(laid(Effect.WING_ATTACK, home, away).play("LUCK d6 " + die)))
        .isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({
    "4-4-2 1 1111 1111 11, 4-4-2 1 2222 2222 11, 1, 2",
    "3-5-2 1 111 11111 11, 4-4-2 2 2222 2222 12, 1, 2",
    "4-4-2 1 1111 1111 11, 4-4-2 1 1111 1111 33, 2, 2",
    "4-4-2 1 1111 1111 11, 4-4-2 1 1111 2222 11, 3, 2",
    "3-5-2 1 111 11111 11, 3-5-2 1 111 33221 11, 3, 2",
    "4-4-2 1 1111 1111 11, 4-4-2 1 1112 1111 11, 4, 1"
  })
  @Rule({"MOTS-094", "MOTS-A41"})
  void central_attack_adds_two_to_attackers_and_central_midfielders(
      String home, String away, int die, int outcome) {
    assertThat(outcome(laid(Effect.CENTRAL_ATTACK, home, away).play("LUCK d6 " + die)))
        .isEqualTo(outcome);
  }

  @Test
  @Rule("MOTS-A41")
  void central_attack_helps_a_penalty_taker_but_not_a_wide_one() {
    var keeper = "4-4-2 2 1111 1111 11";
    var scene = laid(Effect.CENTRAL_ATTACK, ONES, keeper).play("LUCK d6 5; LUCK d12 7");
    assertThat(outcome(scene)).isEqualTo(MatchEnd.HOME);
    scene = laid(Effect.CENTRAL_ATTACK, ONES, keeper).play("LUCK d6 5; LUCK d12 6");
    assertThat(outcome(scene)).isEqualTo(MatchEnd.DRAW);
  }

  @Test
  @Rule({"MOTS-095", "MOTS-A42"})
  void match_of_the_season_adds_five_in_midfield_only() {
    var scene = laid(Effect.MATCH_OF_THE_SEASON, ONES, "4-4-2 1 1111 2222 11");
    assertThat(outcome(scene.play("LUCK d6 3"))).isEqualTo(MatchEnd.HOME);
    scene = laid(Effect.MATCH_OF_THE_SEASON, ONES, "4-4-2 1 1111 3222 11");
    assertThat(outcome(scene.play("LUCK d6 3"))).isEqualTo(MatchEnd.DRAW);
    scene = laid(Effect.MATCH_OF_THE_SEASON, ONES, "4-4-2 1 1111 1111 12");
    assertThat(outcome(scene.play("LUCK d6 1"))).isEqualTo(MatchEnd.AWAY);
  }

  @Test
  @Rule({"MOTS-096", "MOTS-A43"})
  void supersave_saves_on_six_and_on_nothing_else() {
    var scene = laid(Effect.SUPERSAVE, ONES, "4-4-2 1 5555 5555 55").play("LUCK d6 6");
    assertThat(outcome(scene)).isEqualTo(MatchEnd.DRAW);
    scene = laid(Effect.SUPERSAVE, ONES, "4-4-2 1 5555 5555 55").play("LUCK d6 2");
    assertThat(outcome(scene)).isEqualTo(MatchEnd.AWAY);
  }
}
