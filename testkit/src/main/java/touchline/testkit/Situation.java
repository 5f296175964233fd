package touchline.testkit;

import java.util.List;
import touchline.engine.Entry;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.State;
import touchline.engine.Turn;

/// Where a law is tried: a state, which the law leaves as it is, the moves that led there from
/// set-up, and a generator of its own.
record Situation<S extends State<S>>(
    Subject<S> subject, S state, List<Entry.Played> record, Rng rng) {

  /// Something that can be played here.
  record Chance(Seat seat, Move move) {}

  /// Whether play can go on.
  boolean over() {
    return subject.game.turn(state) instanceof Turn.Over;
  }

  /// A random thing that can be played in the state: luck if luck is asked, otherwise a move of the
  /// phase, or one time in `rarity` one beside it. The state must not be over.
  static <S extends State<S>> Chance chance(Subject<S> subject, S state, Rng rng, int rarity) {
    return switch (subject.game.turn(state)) {
      case Turn.Luck _ -> new Chance(Seat.LUCK, subject.game.roll(state, rng));
      case Turn.Over _ -> throw new IllegalArgumentException("the game is over");
      case Turn.Decide(var waiting) -> {
        if (rng.below(rarity) == 0) {
          var any = pick(subject.seats(), rng);
          var beside = subject.asides(state, any);
          if (!beside.isEmpty()) yield new Chance(any, pick(beside, rng));
        }
        var asked = subject.seats().stream().filter(waiting::has).toList();
        if (asked.isEmpty())
          throw new Broken("the table waits for nobody at the table: " + waiting);
        var seat = pick(asked, rng);
        var moves = subject.legal(state, seat);
        if (moves.isEmpty()) throw new Broken(seat + " is asked and has no move");
        yield new Chance(seat, pick(moves, rng));
      }
    };
  }

  /// Plays up to so many random moves on the given state.
  void playOn(S on, int moves) {
    for (int i = 0; i < moves && !(subject.game.turn(on) instanceof Turn.Over); i++) {
      var chance = chance(subject, on, rng, 4);
      subject.game.play(on, chance.seat, chance.move, Log.NONE);
    }
  }

  static <T> T pick(List<T> from, Rng rng) {
    return from.get(rng.below(from.size()));
  }

  /// At most so many of them, at random, in their order.
  <T> List<T> some(List<T> from, int most) {
    if (from.size() <= most) return from;
    var picked = new java.util.TreeSet<Integer>();
    while (picked.size() < most) picked.add(rng.below(from.size()));
    return picked.stream().map(from::get).toList();
  }
}
