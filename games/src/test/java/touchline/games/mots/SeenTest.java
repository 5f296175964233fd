package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Outcome;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Sitting;
import touchline.engine.Spectator;
import touchline.engine.Turn;
import touchline.engine.Viewer;

/// Cards that were shown stay known when all go back, and no others become known.
@Rule("MOTS-A80")
final class SeenTest {
  private static List<Integer> known(Sitting<MotsState> sitting, int team) {
    return ((MotsView) sitting.view(Spectator.SPECTATOR)).teams().get(team).known();
  }

  private static int number(Scene scene, Effect card) {
    return Chances.kind(scene.s, card) + 1;
  }

  /// Plays on from the scene at a table where people may go back.
  private static Sitting<MotsState> sitting(Scene scene) {
    return new Sitting<>(Box.GAME, scene.s, 4, () -> new Rng(3));
  }

  private static void accept(Sitting<MotsState> sitting, Seat seat, Move... moves) {
    assertThat(sitting.submit(seat, sitting.decision(seat), List.of(moves)))
        .isInstanceOf(Outcome.Accepted.class);
  }

  @Test
  void a_card_turned_up_stays_known_though_it_lies_covered_again() {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SUPERSAVE);
    var sitting = sitting(scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED));
    accept(sitting, Seat.A, new KickOff.Lay(Effect.SUPERSAVE));
    int made = sitting.rewindable(Seat.A);
    assertThat(known(sitting, Scene.BLUE)).isEmpty();
    accept(sitting, Seat.A, new KickOff.Begin());
    sitting.rewind(sitting.rewindable(Seat.A));
    assertThat(made).isEqualTo(1);
    assertThat(sitting.state().laid[0]).isEqualTo((byte) Chances.kind(scene.s, Effect.SUPERSAVE));
    assertThat(known(sitting, Scene.BLUE)).containsExactly(number(scene, Effect.SUPERSAVE));
    sitting.rewind(1);
    assertThat(known(sitting, Scene.BLUE)).containsExactly(number(scene, Effect.SUPERSAVE));
  }

  @Test
  void a_card_laid_covered_stays_unknown_whatever_else_went_under_the_pile() {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SUPERSAVE);
    scene.match(Competition.LEAGUE, Scene.BLUE, Scene.RED);
    var before = scene.s.copy();
    Chances.toBottom(scene.s, Chances.kind(scene.s, Effect.MONEY)); // somebody drew a blue card
    scene.play("A lay supersave");
    Box.GAME.remember(before, scene.s);
    for (var viewer : List.of(Seat.B, Spectator.SPECTATOR))
      assertThat(((MotsView) Box.GAME.view(before, viewer)).teams())
          .allSatisfy(team -> assertThat(team.known()).isEmpty());
  }

  @Test
  void what_may_have_been_drawn_in_between_is_not_known_what_was_shown_before_is() {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SCOUT).hold(Scene.BLUE, Effect.LOYALTY);
    var before = scene.s.copy();
    scene.play("A loyalty blue");
    int loyalty = Chances.kind(scene.s, Effect.LOYALTY);
    Seen.drawn(scene.s, Scene.BLUE);
    scene.play("A scout blue " + scene.view(Seat.A).pool().getFirst());
    Box.GAME.remember(before, scene.s);
    assertThat(((MotsView) Box.GAME.view(before, Seat.B)).teams().getFirst().known())
        .containsExactly(loyalty + 1);
  }

  /// A state, and what was told to everybody on the way to the next one.
  private record Moment(MotsState state, List<MotsEvent> told) {}

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void in_any_game_just_what_must_have_been_there_is_known(int seats) {
    var rng = new Rng(seats);
    int remembered = 0;
    for (int game = 0; game < 2; game++) {
      var moments = played(seats, rng);
      for (int i = 0; i < 200; i++) {
        int to = 1 + rng.below(moments.size() - 1);
        int from = Math.max(0, to - 1 - rng.below(120));
        remembered += goBack(moments, from, to, rng);
      }
    }
    assertThat(remembered).as("cards remembered").isGreaterThan(10);
  }

  private static final class Ears implements Hearing {
    private final List<MotsEvent> told = new ArrayList<>();
    private final List<Seats> heard = new ArrayList<>();

    @Override
    public List<MotsEvent> told() {
      return told;
    }

    @Override
    public List<Seats> heard() {
      return heard;
    }
  }

  private static List<Moment> played(int seats, Rng rng) {
    var all = new ArrayList<Moment>();
    var s = Box.GAME.setup(Box.setup(seats, Map.of("seasons", "3")));
    while (!(Box.GAME.turn(s) instanceof Turn.Over)) {
      var heard = new Ears();
      var before = s.copy();
      any(s, rng, heard);
      all.add(new Moment(before, heard.toldTo(Spectator.SPECTATOR)));
    }
    return all;
  }

  private static void any(MotsState s, Rng rng, Log log) {
    if (!(Box.GAME.turn(s) instanceof Turn.Decide(Seats asked))) {
      Box.GAME.play(s, Seat.LUCK, Box.GAME.roll(s, rng), log);
      return;
    }
    var seat = asked.lowest();
    var out = new Moves();
    new UseRed().legal(s, seat, out);
    if (out.isEmpty() || rng.below(3) > 0) {
      out.clear();
      Box.GAME.legal(s, seat, out);
    }
    Box.GAME.play(s, seat, out.pick(rng), log);
  }

  /// Goes back; gives how many cards became known by it.
  private static int goBack(List<Moment> moments, int from, int to, Rng rng) {
    var back = moments.get(from).state.copy();
    var expected = back.known.clone();
    for (int t = 0; t < MotsState.TEAMS; t++) reckon(moments.subList(from, to + 1), t, expected);
    Box.GAME.remember(back, moments.get(to).state);
    assertThat(back.known).isEqualTo(expected);
    Box.GAME.invariants(back);
    for (Viewer viewer : List.of(Seat.A, Seat.B, Spectator.SPECTATOR)) {
      var world = back.copy();
      Box.GAME.imagine(world, viewer, rng);
      assertThat(Box.GAME.view(world, viewer)).isEqualTo(Box.GAME.view(back, viewer));
      Box.GAME.invariants(world);
    }
    int more = 0;
    for (int at = 0; at < expected.length; at++)
      more += back.known[at] - moments.get(from).state.known[at];
    return more;
  }

  /// From what was told: a card that is known now and was not drawn since was there at the start.
  private static void reckon(List<Moment> moments, int team, byte[] expected) {
    int kinds = moments.getFirst().state.box.kinds;
    var gone = new int[kinds];
    int unseen = 0;
    for (var moment : moments) {
      for (int k = 0; k < kinds; k++) {
        int at = team * kinds + k;
        int sure = moment.state.known[at] + gone[k] - unseen;
        expected[at] = (byte) Math.max(expected[at], sure);
      }
      for (var event : moment.told) {
        switch (event) {
          case MotsEvent.Used(_, Team by, int kind, _) when by.ordinal() == team ->
              gone[kind - 1]++;
          case MotsEvent.Revealed(_, Team by, int kind) when by.ordinal() == team ->
              gone[kind - 1]++;
          case MotsEvent.Kept(_, Team by, int kind) when by.ordinal() == team -> gone[kind - 1]--;
          case MotsEvent.KeptUnseen(_, Team by) when by.ordinal() == team -> unseen++;
          default -> {}
        }
      }
    }
  }
}
