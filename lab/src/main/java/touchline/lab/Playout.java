package touchline.lab;

import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Result;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.Turn;

/// Plays one whole game between bots, from a seed: the same seed, the same game. Without record,
/// undo or clock, but with the same rights as at a table: every move of a bot is checked.
///
/// @param <S> the game's state
public final class Playout<S extends State<S>> {
  /// A bot made a move that is not legal, or the game did not end within its bound.
  public static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;

    Broken(String what) {
      super(what);
    }
  }

  private final Game<S> game;
  private final Setup setup;
  private final Moves moves = new Moves();
  private final Moves asides = new Moves();

  /// For games of this kind, one after the other, on one thread.
  public Playout(Game<S> game, Setup setup) {
    this.game = game;
    this.setup = setup;
  }

  /// Plays to the end, with these bots by seat, and tells the watcher.
  ///
  /// @throws Broken naming the seed
  public Result play(List<Bot> bots, long seed, Watcher<S> watcher) {
    var luck = Rng.of(seed, "luck");
    var own = new Rng[bots.size()];
    for (int i = 0; i < own.length; i++) own[i] = Rng.of(seed, "seat " + i);
    var state = game.setup(setup);
    for (int played = 0; played <= game.title().bound(); ) {
      switch (game.turn(state)) {
        case Turn.Over(Result result) -> {
          watcher.over(state, result);
          return result;
        }
        case Turn.Luck() -> {
          make(state, Seat.LUCK, game.roll(state, luck), watcher);
          played++;
        }
        case Turn.Decide(var seats) -> {
          var seat = seats.lowest();
          played += decide(state, seat, bots.get(seat.ordinal()), own[seat.ordinal()], watcher);
        }
      }
    }
    throw new Broken("seed " + seed + ": no end within " + game.title().bound() + " moves");
  }

  private int decide(S state, Seat seat, Bot bot, Rng rng, Watcher<S> watcher) {
    offer(state, seat);
    var chosen = bot.choose(new Bot.Question(seat, game.view(state, seat), moves, asides, rng));
    for (int i = 0; i < chosen.size(); i++) {
      var move = chosen.get(i);
      if (i > 0) offer(state, seat);
      if (!moves.contains(move) && !asides.contains(move)) {
        throw new Broken(seat + " may not play " + move + ": " + game.refuse(state, seat, move));
      }
      make(state, seat, move, watcher);
    }
    if (chosen.isEmpty()) throw new Broken(seat + " chose nothing");
    return chosen.size();
  }

  private void offer(S state, Seat seat) {
    moves.clear();
    asides.clear();
    game.legal(state, seat, moves);
    game.asides(state, seat, asides);
  }

  private void make(S state, Seat seat, Move move, Watcher<S> watcher) {
    watcher.before(state, seat, move);
    game.play(state, seat, move, watcher);
  }
}
