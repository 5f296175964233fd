package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Spectator;

/// Discards, refills, and the deck that runs out.
final class RegroupTest {
  private static final String EIGHT = "3 8 14 18 19 22 pass pass";

  @Rule({"FS-014", "FS-016", "FS-090", "FS-A53"})
  @Test
  void one_card_may_be_discarded_and_the_hand_is_filled_up_to_eight_by_itself() {
    var scene = Scene.of(2).put("A hand " + EIGHT).play("A end-training");
    assertThat(scene.refused("A discard cut 0")).isEqualTo("FS-090 not-in-hand");
    assertThat(scene.refused("B keep")).isEqualTo("TABLE-001 not-your-turn");
    scene.play("A discard pass 0");
    assertThat(scene.pile()).isEqualTo("pass");
    assertThat(scene.asked()).isEqualTo("LUCK"); // no second discard
    scene.play("LUCK draw A coach 0");
    assertThat(scene.hand(Seat.A)).isEqualTo("3 8 14 18 19 22 coach pass");
    assertThat(scene.asked()).isEqualTo("B");
  }

  @Rule({"FS-090", "FS-A53"})
  @Test
  void nothing_need_be_discarded_and_small_hands_are_filled_up_too() {
    var scene = Scene.of(2).put("A hand " + EIGHT + "; B hand 20 9").play("A end-training");
    scene.play("A keep");
    assertThat(scene.asked()).isEqualTo("B");
    scene.play("B discard footballer 9");
    for (int i = 0; i < 7; i++) {
      assertThat(scene.asked()).isEqualTo("LUCK");
      scene.play("LUCK " + scene.texts(Seat.LUCK).getFirst());
    }
    assertThat(scene.s.cards(1)).isEqualTo(8);
    assertThat(scene.asked()).isEqualTo("B"); // whose turn begins
    assertThat(scene.s.stage).isEqualTo(Stage.TRAINING);
  }

  @Rule({"FS-090", "FS-093"})
  @Test
  void the_active_player_begins_and_all_follow_clockwise() {
    var scene = Scene.of(4);
    scene.s.active = 2;
    scene.until(now -> now.active == 3);
    assertThat(scene.told(FsEvent.Refilled.class))
        .extracting(FsEvent.Refilled::seat)
        .containsExactly(Seat.C, Seat.D, Seat.A, Seat.B);
  }

  @Rule({"FS-091", "FS-092", "FS-A52"})
  @Test
  void more_than_eight_are_discarded_down_to_eight_or_to_seven_to_draw_one() {
    for (boolean draws : new boolean[] {false, true}) {
      var scene = Scene.of(2).put("A hand " + EIGHT + " cut cut").play("A end-training");
      assertThat(scene.refused("A keep")).isEqualTo("FS-091 too-many");
      scene.play("A discard cut 0");
      assertThat(scene.refused("A keep")).isEqualTo("FS-091 too-many");
      scene.play("A discard cut 0");
      assertThat(scene.texts(Seat.A)).contains("keep", "discard pass 0");
      scene.play(draws ? "A discard pass 0" : "A keep");
      assertThat(scene.asked()).isEqualTo(draws ? "LUCK" : "B");
      scene.until(now -> now.regrouping == 1);
      assertThat(scene.s.cards(0)).isEqualTo(8);
    }
  }

  @Rule({"FS-017", "FS-A77"})
  @Test
  void the_pile_becomes_the_deck_when_a_card_has_to_be_drawn_and_not_before() {
    var scene = Scene.of(2).put("A hand 3 8 14 18 19 22 pass scout; B hand 20");
    scene.deck("gym").play("A send; A fetch coach 0"); // the pile lies there still
    int piled = scene.s.inPile();
    scene.play("A end-training; A discard footballer 3; LUCK draw A gym 0");
    assertThat(scene.s.inPile()).isEqualTo(piled + 1);
    assertThat(scene.s.inDeck()).isZero();
    assertThat(scene.told(FsEvent.Shuffled.class)).isEmpty();
    scene.play("B keep");
    assertThat(scene.told(FsEvent.Shuffled.class))
        .containsExactly(new FsEvent.Shuffled("FS-017", piled + 1));
    assertThat(scene.pile()).isEmpty();
    assertThat(scene.s.inDeck()).isEqualTo(piled + 1);
    assertThat(scene.texts(Seat.LUCK)).contains("draw B footballer 3", "draw B scout 0");
  }

  @Rule("FS-A77")
  @Test
  void a_scout_finds_the_pile_though_the_deck_is_empty() {
    var scene = Scene.of(2).put("A hand scout").deck("");
    assertThat(scene.view(Spectator.SPECTATOR).deck()).isZero();
    scene.play("A send; A fetch footballer 20");
    assertThat(scene.hand(Seat.A)).isEqualTo("20");
  }

  @Rule("FS-A51")
  @Test
  void where_deck_and_pile_are_empty_play_goes_on_with_small_hands() {
    var scene = Scene.of(2).put("A hand 3 8").rest(Seat.B).play("A end-training; A keep");
    assertThat(scene.asked()).isEqualTo("B");
    assertThat(scene.hand(Seat.A)).isEqualTo("3 8");
    var last = Scene.of(2).put("A hand 3 8").rest(Seat.B).play("A end-training");
    last.play("A discard footballer 3; LUCK draw A footballer 3"); // all that there was
    assertThat(last.asked()).isEqualTo("B");
  }

  @Rule({"FS-014", "FS-A62", "FS-A67"})
  @Test
  void what_was_discarded_last_lies_on_top() {
    var scene = Scene.of(2).put("A hand " + EIGHT + "; B hand 20 9 12 11").play("A end-training");
    scene.play("A discard footballer 8");
    assertThat(scene.view(Seat.B).top()).isEqualTo(new FsView.Card(Kind.FOOTBALLER, 8));
    scene.until(now -> now.regrouping == 1 && now.stage == Stage.REGROUP);
    scene.play("B discard footballer 12");
    assertThat(scene.pile()).isEqualTo("8 12");
    assertThat(scene.view(Seat.A).top()).isEqualTo(new FsView.Card(Kind.FOOTBALLER, 12));
    assertThat(scene.view(Seat.A).piled()).isEqualTo(2);
  }

  @Rule({"FS-014", "FS-A70"})
  @Test
  void the_log_tells_everybody_what_was_discarded() {
    var scene = Scene.of(2).put("A hand " + EIGHT).play("A end-training; A discard footballer 8");
    assertThat(scene.toldTo(Spectator.SPECTATOR, FsEvent.Discarded.class))
        .containsExactly(new FsEvent.Discarded("FS-014", Seat.A, Kind.FOOTBALLER, 8));
  }
}
