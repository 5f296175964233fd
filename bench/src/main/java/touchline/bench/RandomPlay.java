package touchline.bench;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Game;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.Turn;

/// Random play of any game through its interfaces: turn, legal moves, one of them, play. Something
/// beside the phase now and then, as in the limit.
final class RandomPlay<S extends State<S>> {
  private static final int ASIDE_ONE_IN = 20;

  private final Game<S> game;
  private final Setup setup;
  private final Rng rng;
  private final Moves moves = new Moves();

  RandomPlay(Game<S> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    rng = new Rng(seed);
  }

  /// One whole game; gives the number of moves of seats.
  int game() {
    var state = game.setup(setup);
    int made = 0;
    while (true) {
      switch (game.turn(state)) {
        case Turn.Over _ -> {
          return made;
        }
        case Turn.Luck() -> game.play(state, Seat.LUCK, game.roll(state, rng), Log.NONE);
        case Turn.Decide(var seats) -> {
          var seat = seats.lowest();
          game.play(state, seat, choose(state, seat), Log.NONE);
          made++;
        }
      }
    }
  }

  private Move choose(S state, Seat seat) {
    moves.clear();
    if (rng.below(ASIDE_ONE_IN) == 0) {
      game.asides(state, seat, moves);
      if (!moves.isEmpty()) return moves.pick(rng);
    }
    game.legal(state, seat, moves);
    return moves.pick(rng);
  }

  /// Positions with a seat to move, some from every part of random games.
  List<S> positions(int wanted) {
    var found = new ArrayList<S>();
    while (true) {
      var state = game.setup(setup);
      for (var turn = game.turn(state); !(turn instanceof Turn.Over); turn = game.turn(state)) {
        if (turn instanceof Turn.Decide(var seats)) {
          if (rng.below(61) == 0) found.add(state.copy());
          if (found.size() == wanted) return found;
          game.play(state, seats.lowest(), choose(state, seats.lowest()), Log.NONE);
        } else game.play(state, Seat.LUCK, game.roll(state, rng), Log.NONE);
      }
    }
  }

  /// A copy of a position.
  S copy(S position) {
    return position.copy();
  }

  /// A copy in which all that seat A cannot know is dealt anew.
  S imagined(S position) {
    var copy = position.copy();
    game.imagine(copy, Seat.A, rng);
    return copy;
  }

  /// The legal moves of whoever is asked.
  Moves legal(S position) {
    moves.clear();
    if (game.turn(position) instanceof Turn.Decide(var seats))
      game.legal(position, seats.lowest(), moves);
    return moves;
  }
}
