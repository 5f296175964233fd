package touchline.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import touchline.engine.Move;
import touchline.engine.Outcome;
import touchline.engine.Refusal;
import touchline.engine.Seat;
import touchline.engine.State;
import touchline.engine.Turn;

/// Several moves at once are all made, with the state they would lead to one by one, or none is and
/// nothing changes: not the state, not a decision number. What is stale is refused.
final class BatchLaw implements Law {
  private static final int LONGEST = 4;

  @Override
  public String name() {
    return "batches";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    if (!(at.subject().game.turn(at.state()) instanceof Turn.Decide(var asked))) return;
    var seat = Situation.pick(at.subject().seats().stream().filter(asked::has).toList(), at.rng());
    var moves = quiet(at, seat);
    allMade(at, seat, moves);
    noneMade(at, seat, moves);
    var sitting = UndoLaw.sitting(at);
    var stale = sitting.submit(seat, sitting.decision(seat) + 1, moves);
    if (!stale.equals(new Outcome.Refused(Refusal.STALE, 0)))
      throw new Broken("a stale move gives " + stale);
  }

  /// Moves of the seat in turn, none but the last of which uncovers anything or ends its turn.
  private static <S extends State<S>> List<Move> quiet(Situation<S> at, Seat seat) {
    var moves = new ArrayList<Move>();
    var state = at.state().copy();
    while (moves.size() < LONGEST
        && at.subject().game.turn(state) instanceof Turn.Decide(var asked)
        && asked.has(seat)) {
      var move = Situation.pick(at.subject().legal(state, seat), at.rng());
      var hearing = new Hearing();
      at.subject().game.play(state, seat, move, hearing);
      moves.add(move);
      if (hearing.revealed) break;
    }
    return moves;
  }

  private static <S extends State<S>> void allMade(Situation<S> at, Seat seat, List<Move> moves) {
    var sitting = UndoLaw.sitting(at);
    if (!(sitting.submit(seat, sitting.decision(seat), moves) instanceof Outcome.Accepted accepted))
      throw new Broken("the batch " + moves + " of " + seat + " is refused");
    var state = at.state().copy();
    for (var entry : accepted.entries())
      if (entry instanceof touchline.engine.Entry.Played(var by, var move))
        at.subject().game.play(state, by, move, new Hearing());
    var difference = Deep.difference(state, sitting.state());
    if (difference != null) throw new Broken("in a batch and one by one, " + difference);
  }

  private static <S extends State<S>> void noneMade(Situation<S> at, Seat seat, List<Move> moves) {
    var after = at.state().copy();
    for (var move : moves) at.subject().game.play(after, seat, move, new Hearing());
    var legal = at.subject().all(after, seat);
    var illegal =
        new AnyMoves(at.subject())
            .some(at, 12).stream().filter(m -> !legal.contains(m)).findFirst();
    if (illegal.isEmpty()) return;
    var batch = new ArrayList<>(moves);
    batch.add(illegal.get());
    var sitting = UndoLaw.sitting(at);
    var numbers = sitting.decisions();
    if (!(sitting.submit(seat, sitting.decision(seat), batch)
        instanceof Outcome.Refused(var _, int index)))
      throw new Broken("the batch " + batch + " of " + seat + " is accepted");
    if (index != moves.size()) throw new Broken("the move at " + index + " is blamed in " + batch);
    var changed = Deep.difference(at.state(), sitting.state());
    if (changed != null) throw new Broken("a refused batch changed the state: " + changed);
    if (!Arrays.equals(numbers, sitting.decisions()))
      throw new Broken("a refused batch moved decision numbers");
  }
}
