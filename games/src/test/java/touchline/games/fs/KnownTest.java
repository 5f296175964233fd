package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// What the viewers know always has room for the truth, also after moves were taken back.
final class KnownTest {
  private static final int THREE = 2; // the card of footballer 3
  private static final int PASS = FsContent.card(Kind.PASS);

  static void holds(FsState s) {
    Pitch.GAME.invariants(s);
  }

  @Rule("FS-A62")
  @Test
  void a_truth_that_somebody_takes_for_impossible_is_found() {
    var scene = Scene.of(3).put("A hand 3; pile 8; B bench 14");
    holds(scene.s);
    for (int viewer = 0; viewer < Known.VIEWERS; viewer++)
      for (int card : new int[] {2, 7, 13, PASS}) {
        var wrong = scene.s.copy();
        for (int i = 0; i < FsContent.copies(card); i++)
          wrong.known[Known.at(viewer, card) + i] = (byte) Known.hand(2);
        assertThatThrownBy(() -> holds(wrong)).hasMessageContaining("viewer");
      }
  }

  private static void any(FsState s, Rng rng) {
    if (!(Pitch.GAME.turn(s) instanceof Turn.Decide(Seats asked))) {
      Pitch.GAME.play(s, Seat.LUCK, Pitch.GAME.roll(s, rng), Log.NONE);
      return;
    }
    var out = new Moves();
    Pitch.GAME.legal(s, asked.lowest(), out);
    Pitch.GAME.play(s, asked.lowest(), out.pick(rng), Log.NONE);
  }

  @Rule({"FS-A62", "FS-A68", "FS-A70", "FS-A72"})
  @ParameterizedTest
  @CsvSource({"2, assisted, 1", "3, strict, 2", "4, assisted, 3", "4, strict, 4", "6, strict, 5"})
  void the_truth_always_fits_also_when_all_go_back(int seats, String proof, int seed) {
    var rng = new Rng(seed);
    for (int game = 0; game < 3; game++) {
      var options = Map.of("turn-limit", "20", "proof", proof);
      var s = Pitch.GAME.setup(Pitch.setup(seats, options));
      var before = new ArrayList<FsState>();
      for (int i = 0; i < 1500 && s.stage != Stage.OVER; i++) {
        before.add(s.copy());
        any(s, rng);
        holds(s);
        if (i % 8 != 0) continue;
        var back = before.get(Math.max(0, before.size() - 1 - rng.below(60))).copy();
        Pitch.GAME.remember(back, s);
        holds(back);
      }
      assertThat(before.size()).isGreaterThan(40);
    }
  }

  /// Whether the viewer knows that the seat holds so many of the card.
  private static int sure(FsState s, int viewer, int card, int seat) {
    int sum = 0;
    int first = Known.at(viewer, card);
    for (int i = first; i < first + FsContent.copies(card); i++)
      if ((s.known[i] & 0xff) == Known.hand(seat)) sum++;
    return sum;
  }

  @Rule({"FS-A62", "FS-A70"})
  @Test
  void what_was_shown_and_taken_back_stays_known() {
    var scene = Scene.of(3).put("A hand 3 pass 8");
    var before = scene.s.copy();
    assertThat(sure(before, 1, THREE, 0)).isZero();
    assertThat(sure(before, 0, THREE, 0)).isEqualTo(1);
    scene.play("A bench 3");
    Pitch.GAME.remember(before, scene.s);
    for (int viewer = 0; viewer < Known.VIEWERS; viewer++) {
      assertThat(sure(before, viewer, THREE, 0)).isEqualTo(1);
      assertThat(sure(before, viewer, PASS, 0)).isEqualTo(viewer == 0 ? 1 : 0);
    }
    holds(before);
  }

  @Rule("FS-A70")
  @Test
  void what_may_have_been_drawn_since_is_not_taken_for_known() {
    var scene = Scene.of(2).put("A hand 8 14 18 19 22 28 pass cut").play("A end-training");
    var before = scene.s.copy();
    scene.play("A discard pass 0; LUCK draw A footballer 3");
    scene.until(now -> now.turns == 5);
    scene.play("A bench 3");
    Pitch.GAME.remember(before, scene.s);
    assertThat(sure(before, 1, PASS, 0)).isZero();
    assertThat(sure(before, 1, THREE, 0)).isZero();
    holds(before);
  }

  @Rule({"FS-098", "FS-A70", "FS-A71"})
  @Test
  void a_hand_that_went_back_into_the_deck_was_not_shown() {
    var scene = Scene.of(3, "proof", "strict").put("A hand 3 pass pass 8");
    var before = scene.s.copy();
    scene.play("A announce 1; A prove");
    for (int viewer = 1; viewer < Known.VIEWERS; viewer++)
      assertThat(scene.s.known[Known.at(viewer, THREE)] & Known.hand(0)).isZero();
    holds(scene.s);
    Pitch.GAME.remember(before, scene.s);
    for (int viewer = 1; viewer < Known.VIEWERS; viewer++) {
      assertThat(sure(before, viewer, THREE, 0)).isZero();
      assertThat(sure(before, viewer, PASS, 0)).isZero();
    }
  }
}
