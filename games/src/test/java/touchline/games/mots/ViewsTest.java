package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Spectator;
import touchline.testkit.Worlds;

/// What each viewer may know.
final class ViewsTest {
  @Test
  @Rule("MOTS-A80")
  void hands_are_counted_for_all_and_seen_by_their_manager() {
    var scene = Scene.season(4).hold(Scene.RED, Effect.SCOUT).hold(Scene.RED, Effect.SUPERSAVE);
    for (var viewer : new touchline.engine.Viewer[] {Seat.A, Seat.C, Spectator.SPECTATOR}) {
      assertThat(scene.view(viewer).teams().get(Scene.RED).hand()).isEmpty();
      assertThat(scene.view(viewer).teams().get(Scene.RED).held()).isEqualTo(2);
    }
    assertThat(scene.view(Seat.B).teams().get(Scene.RED).hand()).hasSize(2);
  }

  @Test
  @Rule("MOTS-A80")
  void money_squads_pool_and_absences_are_open_the_order_of_the_pile_is_not() {
    var scene = Scene.season(4);
    scene.absent(scene.at(Scene.BLUE, 2), Absence.INJURED, Absence.SUSPENDED);
    var view = scene.view(Spectator.SPECTATOR);
    assertThat(view.teams()).extracting(MotsView.TeamView::cash).containsOnly(100);
    assertThat(view.teams().getFirst().squad()).hasSize(14);
    assertThat(view.absences())
        .containsExactly(
            new MotsView.AbsenceView(
                scene.at(Scene.BLUE, 2), java.util.List.of(Absence.INJURED, Absence.SUSPENDED)));
    assertThat(view.pile()).isEqualTo(100 - 4 * 14 - view.pool().size());
    assertThat(view.under()).isEmpty();
    assertThat(view.chancePile()).isEqualTo(64);
  }

  @Test
  @Rule("MOTS-A80")
  void a_card_that_lay_known_under_the_pile_is_known_in_the_hand() {
    var scene = Scene.season(4);
    java.util.Arrays.fill(scene.s.chances, (byte) 0);
    int kind = Chances.kind(scene.s, Effect.SCOUT);
    Chances.toBottom(scene.s, kind);
    scene.chance("scout");
    assertThat(scene.toldTo(Seat.B)).hasAtLeastOneElementOfType(MotsEvent.Kept.class);
    assertThat(scene.view(Seat.B).teams().getFirst().known()).containsExactly(kind + 1);
  }

  @Test
  @Rule({"MOTS-A80", "MOTS-A31"})
  void covered_moves_are_known_to_their_maker_only() {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SUPERSAVE);
    scene.linesFor(Competition.LEAGUE);
    var shape = new LineUps.Shape(4, 4, 2);
    assertThat(Box.GAME.audience(scene.s, Seat.A, shape)).isEqualTo(Seats.of(Seat.A));
    scene.until(Stage.KICK_OFF);
    assertThat(Box.GAME.audience(scene.s, Seat.A, new KickOff.Lay(Effect.SUPERSAVE)))
        .isEqualTo(Seats.of(Seat.A));
    assertThat(Box.GAME.audience(scene.s, Seat.A, new KickOff.Begin())).isEqualTo(Seats.EVERYBODY);
  }

  @ParameterizedTest
  @EnumSource(
      value = Purpose.class,
      names = {"DISPLAY", "MATCHES", "STRONGEST"})
  @Rule({"MOTS-A80", "MOTS-A31"})
  void in_the_open_only_a_closed_line_up_for_a_match_is_known(Purpose purpose) {
    var scene = Scene.season(4, "line-ups", "open").linesFor(Competition.LEAGUE);
    LineUps.ask(scene.s, 3, purpose);
    assertThat(Box.GAME.audience(scene.s, Seat.A, new LineUps.Shape(4, 4, 2)))
        .isEqualTo(Seats.of(Seat.A));
    assertThat(Box.GAME.audience(scene.s, Seat.A, new LineUps.Pick(1))).isEqualTo(Seats.of(Seat.A));
    assertThat(Box.GAME.audience(scene.s, Seat.A, new LineUps.Leave())).isEqualTo(Seats.of(Seat.A));
    assertThat(Box.GAME.audience(scene.s, Seat.A, new LineUps.Ready()))
        .isEqualTo(purpose == Purpose.MATCHES ? Seats.EVERYBODY : Seats.of(Seat.A));
  }

  @Test
  @Rule("MOTS-A80")
  void imagining_deals_every_hand_but_ones_own_anew() {
    var scene = Scene.season(4).hold(Scene.BLUE, Effect.SCOUT).hold(Scene.RED, Effect.SUPERSAVE);
    var fresh = Scene.fresh(4).s;
    var worlds = Worlds.reached(Box.GAME, scene.s, fresh, Seat.A, 400);
    assertThat(worlds).hasSize(11); // the eleven kinds that are kept, in the hand of red
    var world = scene.s.copy();
    Box.GAME.imagine(world, Seat.A, new Rng(3));
    assertThat(world.held(Scene.BLUE, Chances.kind(world, Effect.SCOUT))).isEqualTo(1);
  }

  /// Green is at home to red and has laid the last green card that is not under the pile; red has a
  /// card in hand.
  private static Scene lastGreenLaid(boolean known) {
    var scene = Scene.season(4).hold(Scene.RED, Effect.SCOUT);
    if (known) scene.hold(Scene.GREEN, Effect.PHYSIO); // besides, something may be dealt anew
    scene.hold(Scene.GREEN, Effect.SUPERSAVE);
    int kind = Chances.kind(scene.s, Effect.SUPERSAVE);
    if (known) scene.s.known[Scene.GREEN * scene.s.box.kinds + kind] = 1;
    for (int k = 0; k < scene.s.box.kinds; k++) {
      if (scene.s.box.effect[k].colour() != Effect.Colour.GREEN) continue;
      for (; scene.s.chances[k] > 0; scene.s.chances[k]--) Chances.toBottom(scene.s, k);
    }
    return scene.match(Competition.LEAGUE, Scene.GREEN, Scene.RED).play("D lay supersave");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Rule("MOTS-A80")
  void the_last_green_card_lies_on_the_table_in_every_world(boolean known) {
    var scene = lastGreenLaid(known);
    Box.GAME.invariants(scene.s);
    int kind = Chances.kind(scene.s, Effect.SUPERSAVE);
    for (int seed = 0; seed < 100; seed++) {
      var world = scene.s.copy();
      Box.GAME.imagine(world, seed % 2 == 0 ? Seat.A : Spectator.SPECTATOR, new Rng(seed));
      Box.GAME.invariants(world);
      assertThat(world.laid[0]).isEqualTo((byte) kind);
      assertThat(Chances.held(world, Scene.RED)).isEqualTo(1);
      assertThat(Chances.held(world, Scene.GREEN)).isEqualTo(known ? 1 : 0);
    }
  }

  @Test
  @Rule("MOTS-A11")
  void a_squad_without_an_eleven_is_seen_to_have_gaps() {
    var scene = Scene.season(4).eleven(Scene.BLUE, "4-4-2 0 1111 1111 11");
    scene.linesFor(Competition.LEAGUE);
    assertThat(scene.view(Seat.A).building().getFirst().best()).startsWith(0).hasSize(11);
  }
}
