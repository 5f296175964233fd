package touchline.server.season;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import touchline.engine.Event;
import touchline.engine.Game;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.View;
import touchline.engine.Viewer;

/// What becomes of a state when a move is made and luck has answered: the state then, and all that
/// one viewer learns of it, which is what the rules say and knows nothing of the server; `made` are
/// the moves that were really made.
record Future<S extends State<S>>(S state, List<String> learnt, List<String> made, Sight sight) {
  /// What a viewer has before him.
  record Sight(Turn turn, View view, List<Move> moves, List<Move> asides) {
    static <S extends State<S>> Sight of(Game<S> game, S s, Viewer viewer) {
      var moves = new Moves();
      var asides = new Moves();
      if (viewer instanceof Seat seat) {
        game.legal(s, seat, moves);
        game.asides(s, seat, asides);
      }
      return new Sight(game.turn(s), game.view(s, viewer), moves.list(), asides.list());
    }
  }

  static <S extends State<S>> Future<S> of(
      Game<S> game, S from, Viewer viewer, Seat seat, Move move, long number) {
    var dice = new Dice();
    dice.set(number);
    var state = from.copy();
    var learnt = new Learning<>(game, viewer);
    learnt.play(state, seat, move);
    while (game.turn(state) instanceof Turn.Luck)
      learnt.play(state, Seat.LUCK, game.roll(state, dice.get()));
    return new Future<>(state, learnt.all, learnt.made, Sight.of(game, state, viewer));
  }

  /// Whether the viewer learns the same from both.
  boolean looksLike(Future<S> other) {
    return learnt.equals(other.learnt) && sight.equals(other.sight);
  }

  private record Learning<S extends State<S>>(
      Game<S> game, Notation notation, Viewer viewer, List<String> all, List<String> made)
      implements Log {
    Learning(Game<S> game, Viewer viewer) {
      this(game, Notation.of(game), viewer, new ArrayList<>(), new ArrayList<>());
    }

    void play(S s, Seat seat, Move move) {
      var text = seat + " " + notation.write(move);
      made.add(text);
      if (viewer == seat || viewer.in(game.audience(s, seat, move))) all.add(text);
      else if (seat == Seat.LUCK) all.add("LUCK ?");
      game.play(s, seat, move, this);
    }

    @Override
    public void tell(Seats audience, Supplier<? extends Event> event) {
      if (viewer.in(audience)) all.add(event.get().toString());
    }

    @Override
    public void reveal() {}
  }
}
