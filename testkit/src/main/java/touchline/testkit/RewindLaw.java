package touchline.testkit;

import java.util.List;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.Viewer;

/// Going back shows nobody anything: two worlds that a viewer cannot tell apart, and in which the
/// same is done as far as he sees, look the same to him when all go back to where they started.
/// What is remembered there makes a table of the game like any other.
final class RewindLaw implements Law {
  private static final int AHEAD = 24, RARITY = 6;

  @Override
  public String name() {
    return "rewind";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var viewer = Situation.pick(at.subject().viewers(), at.rng());
    var world = at.state().copy();
    at.subject().game.imagine(world, viewer, at.rng());
    new Pair<>(at, viewer, world).playAndGoBack();
  }

  /// What happens and what could happen, from a common start.
  private static final class Pair<S extends State<S>> {
    private final Situation<S> at;
    private final Game<S> game;
    private final Viewer viewer;
    private final S world;
    private final S here;
    private final S there;

    Pair(Situation<S> at, Viewer viewer, S world) {
      this.at = at;
      this.game = at.subject().game;
      this.viewer = viewer;
      this.world = world;
      here = at.state().copy();
      there = world.copy();
    }

    void playAndGoBack() {
      for (int i = 0; i < AHEAD && !(game.turn(here) instanceof Turn.Over); i++) {
        if (!step()) return;
        goBack();
      }
    }

    /// Something is done in both that looks the same; false if that is impossible or has told the
    /// worlds apart.
    private boolean step() {
      var chance = Situation.chance(at.subject(), here, at.rng(), RARITY);
      var echoes = echoes(chance);
      if (echoes.isEmpty()) return false;
      var heard = new Hearing();
      var echoed = new Hearing();
      game.play(here, chance.seat(), chance.move(), heard);
      game.play(there, chance.seat(), Situation.pick(echoes, at.rng()), echoed);
      return heard.by(viewer).equals(echoed.by(viewer))
          && game.turn(here).equals(game.turn(there))
          && game.view(here, viewer).equals(game.view(there, viewer));
    }

    /// The moves of the other world that look like this one: itself, or whatever is covered too.
    private List<Move> echoes(Situation.Chance chance) {
      var possible = at.subject().all(there, chance.seat());
      if (seen(here, chance))
        return possible.contains(chance.move()) ? List.of(chance.move()) : List.of();
      return possible.stream()
          .filter(move -> move.getClass() == chance.move().getClass())
          .filter(move -> !seen(there, new Situation.Chance(chance.seat(), move)))
          .toList();
    }

    private boolean seen(S in, Situation.Chance chance) {
      return viewer == chance.seat() || viewer.in(game.audience(in, chance.seat(), chance.move()));
    }

    private void goBack() {
      var back = at.state().copy();
      var other = world.copy();
      game.remember(back, here);
      game.remember(other, there);
      game.invariants(back);
      var difference = Deep.difference(game.view(back, viewer), game.view(other, viewer));
      if (difference != null)
        throw new Broken(viewer + " can tell worlds apart by going back: " + difference);
    }
  }
}
