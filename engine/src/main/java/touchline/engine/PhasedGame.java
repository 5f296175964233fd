package touchline.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game that is a sequence of phases. A subclass says which phase is on, which comes next, and
/// what may be done beside it.
public abstract class PhasedGame<S extends State<S>> implements Game<S> {
  /// Every phase there is, for the notation and to tell whose move a move is.
  protected abstract List<Phase<S, ?>> phases();

  /// What may be done beside the phase, in or out of turn.
  protected List<Step<S, ?>> asides() {
    return List.of();
  }

  /// The phase that is on; null once the game is over.
  protected abstract @Nullable Phase<S, ?> phase(S s);

  /// The order of play, all of it, in one method: called when the phase is done.
  protected abstract void advance(S s, Log log);

  /// The result, asked once the game is over.
  protected abstract Result result(S s);

  @Override
  public final List<Class<? extends Move>> moves() {
    var all = new ArrayList<Class<? extends Move>>();
    for (var phase : phases()) all.add(phase.moves());
    for (var aside : asides()) all.add(aside.moves());
    return all;
  }

  @Override
  public final Turn turn(S s) {
    var phase = phase(s);
    return phase == null ? new Turn.Over(result(s)) : phase.turn(s);
  }

  @Override
  public final void legal(S s, Seat seat, Moves out) {
    var phase = phase(s);
    if (phase != null) phase.legal(s, seat, out);
  }

  @Override
  public final void asides(S s, Seat seat, Moves out) {
    if (seat == Seat.LUCK || phase(s) == null) return;
    for (var aside : asides()) aside.legal(s, seat, out);
  }

  @Override
  public final void play(S s, Seat seat, Move move, Log log) {
    var on = phase(s);
    if (on != null && on.moves().isInstance(move)) play(on, s, seat, move, log);
    else playAside(s, seat, move, log);
    settle(s, log);
  }

  @Override
  public final Refusal refuse(S s, Seat seat, Move move) {
    var on = phase(s);
    if (on == null) return Refusal.OVER;
    if (on.moves().isInstance(move)) return refuse(on, s, seat, move);
    for (var aside : asides())
      if (aside.moves().isInstance(move)) return refuse(aside, s, seat, move);
    return Refusal.NOT_ON_OFFER;
  }

  @Override
  public final Move roll(S s, Rng rng) {
    var on = phase(s);
    if (on == null) throw new IllegalStateException("the game is over");
    return on.roll(s, rng);
  }

  /// Goes on through every phase that is done; call it at the end of `setup` too.
  ///
  /// @throws EndlessException if there is no end of them
  protected final void settle(S s, Log log) {
    int times = 0;
    for (var p = phase(s); p != null && p.done(s); p = phase(s)) {
      if (++times > EndlessException.MOST) throw new EndlessException("phases");
      advance(s, log);
      var next = phase(s);
      if (next != null) next.begin(s, log);
    }
  }

  private void playAside(S s, Seat seat, Move move, Log log) {
    for (var aside : asides()) {
      if (aside.moves().isInstance(move)) {
        play(aside, s, seat, move, log);
        return;
      }
    }
    throw new IllegalArgumentException("no phase or aside takes " + move);
  }

  /// Whoever calls has seen that the move is of the step's family; a check of the class here would
  /// cost more than many a rule does.
  @SuppressWarnings("unchecked")
  private static <S, M extends Move> void play(Step<S, M> step, S s, Seat seat, Move m, Log log) {
    step.play(s, seat, (M) m, log);
  }

  private static <S, M extends Move> Refusal refuse(Step<S, M> step, S s, Seat seat, Move m) {
    return step.refuse(s, seat, step.moves().cast(m));
  }
}
