package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Tactics cards in the advanced match.
final class AdvancedCardsTest {
  private static final String ONES = "4-4-2 1 1111 1111 11";

  private static Scene dice(Scene scene, int... pips) {
    for (int pip : pips) scene.play("LUCK d12 " + pip);
    return scene;
  }

  private static String score(Scene scene) {
    return (scene.s.goals & 0xff) + ":" + (scene.s.goals >> 8);
  }

  private static Scene laid(Effect card, String home, String away) {
    var scene = Scene.season(4, "match", "advanced").hold(Scene.BLUE, card);
    scene.eleven(Scene.BLUE, home).eleven(Scene.RED, away);
    scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    return scene.play("A lay " + touchline.engine.Words.of(card) + "; A begin");
  }

  @Test
  @Rule({"MOTS-170", "MOTS-A73"})
  void tactics_cards_as_our_table_says() {
    var scene = laid(Effect.COUNTER_ATTACK, ONES, "4-4-2 1 1111 5111 11");
    assertThat(score(dice(scene, 3, 3, 1))).isEqualTo("2:1");
    scene = laid(Effect.COUNTER_ATTACK, ONES, ONES);
    assertThat(score(dice(scene, 3, 4))).isEqualTo("1:0"); // level in midfield; level in defence
    scene = laid(Effect.SUPERSAVE, ONES, "4-4-2 1 5111 1111 11");
    assertThat(score(dice(scene, 6, 6))).isEqualTo("0:0");
    assertThat(scene.s.throwsMade).isEqualTo(2); // no number was called for a taker
    dice(scene, 8, 2); // a red card stays a red card
    assertThat(scene.last(MotsEvent.SentOff.class).side()).isEqualTo(Scene.RED);
    scene = laid(Effect.CENTRAL_ATTACK, ONES, ONES);
    assertThat(score(dice(scene, 1, 2, 3, 2))).isEqualTo("4:0");
    scene = laid(Effect.MATCH_OF_THE_SEASON, ONES, ONES);
    assertThat(score(dice(scene, 3, 3, 1))).isEqualTo("2:0");
    scene = laid(Effect.WING_ATTACK, "4-4-2 1 1111 2111 11", ONES);
    assertThat(score(scene)).isEqualTo("1:0");
    assertThat(scene.s.throwsMade).isEqualTo(1);
  }

  @Test
  @Rule({"MOTS-157", "MOTS-170", "MOTS-A73"})
  void wing_attack_takes_the_place_of_a_throw() {
    var scene = laid(Effect.WING_ATTACK, "4-4-2 1 1111 1111 11", ONES);
    assertThat(score(scene)).isEqualTo("0:0"); // level
    dice(scene, 11, 11, 11, 11);
    assertThat(scene.all(MotsEvent.Played.class)).isEmpty();
    dice(scene, 11);
    assertThat(scene.last(MotsEvent.Played.class).outcome()).isEqualTo(MatchEnd.DRAW);
  }

  @Test
  @Rule("MOTS-A73")
  void by_option_there_are_none() {
    var scene = Scene.season(4, "match", "advanced", "tactics-in-advanced", "none");
    scene.hold(Scene.BLUE, Effect.SUPERSAVE).match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    assertThat(scene.refused(Seat.A, "lay supersave")).isEqualTo("MOTS-A73 not-in-advanced");
  }
}
