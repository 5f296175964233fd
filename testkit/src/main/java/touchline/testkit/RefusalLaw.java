package touchline.testkit;

import touchline.engine.Move;
import touchline.engine.Refusal;
import touchline.engine.Seat;
import touchline.engine.State;

/// Whatever is illegal is refused by a rule that exists, with a message in both catalogues, and
/// refusing changes nothing.
final class RefusalLaw implements Law {
  private static final int TRIED = 8;

  @Override
  public String name() {
    return "5 refusals";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    var before = at.state().copy();
    var moves = new AnyMoves(subject);
    for (var seat : subject.seats()) {
      var legal = subject.all(at.state(), seat);
      for (var move : moves.some(at, TRIED)) if (!legal.contains(move)) told(at, seat, move);
    }
    var changed = Deep.difference(before, at.state());
    if (changed != null) throw new Broken("refusing changed the state: " + changed);
  }

  private static <S extends State<S>> void told(Situation<S> at, Seat seat, Move move) {
    var refusal = refusal(at.subject(), at.state(), seat, move);
    var message = "refusal." + refusal.rule() + "." + refusal.key();
    var wrong = at.subject().untold(refusal.rule(), message, refusal.args().keySet());
    if (wrong != null)
      throw new Broken(seat + " " + at.subject().notation.write(move) + ": " + wrong);
  }

  /// The refusal of an illegal move.
  static <S extends State<S>> Refusal refusal(Subject<S> subject, S state, Seat seat, Move move) {
    Refusal refusal;
    try {
      refusal = subject.game.refuse(state, seat, move);
    } catch (RuntimeException e) {
      throw new Broken("refusing " + seat + " " + subject.notation.write(move) + ": " + e);
    }
    if (refusal == null)
      throw new Broken(seat + " " + subject.notation.write(move) + " is refused by no rule");
    return refusal;
  }
}
