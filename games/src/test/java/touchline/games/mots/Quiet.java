package touchline.games.mots;

import java.util.function.BiConsumer;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Plays on without doing anything of note: no trade, no bids, no cards, random dice from one seed.
final class Quiet {
  private final Rng rng = new Rng(7);

  /// Makes the next move of whoever is asked first, or of luck.
  void next(MotsState s, BiConsumer<Seat, Move> make) {
    switch (Box.GAME.turn(s)) {
      case Turn.Luck() -> make.accept(Seat.LUCK, Box.GAME.roll(s, rng));
      case Turn.Decide(var seats) -> {
        var out = new Moves();
        Box.GAME.legal(s, seats.lowest(), out);
        boolean last = s.stage == Stage.SWAPS || s.stage == Stage.CHOICE;
        make.accept(seats.lowest(), out.get(last ? out.size() - 1 : 0));
      }
      case Turn.Over(var result) -> throw new AssertionError("over: " + result.text());
    }
  }
}
