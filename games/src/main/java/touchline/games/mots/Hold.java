package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Step;

/// Asks the table to wait before the next throw or card, once in every window.
@Rule({"MOTS-138", "MOTS-A67"})
public final class Hold implements Step<MotsState, Hold.Wait> {
  /// Wait for me.
  public record Wait() implements Move {}

  private static final Wait WAIT = new Wait();

  @Override
  public Class<Wait> moves() {
    return Wait.class;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (!Trade.windowOpen(s) || seat.ordinal() >= s.seats || (s.waited & seat.bit()) != 0) return;
    boolean own =
        s.stage == Stage.DAY ? s.seat(s.rolling()) == seat : s.seat(s.order[s.firstBidder]) == seat;
    if (!own) out.add(WAIT);
  }

  @Override
  public void play(MotsState s, Seat seat, Wait move, Log log) {
    s.wait |= seat.bit();
    s.waited |= seat.bit();
    log.tell(() -> new MotsEvent.AskedToWait("MOTS-A67", seat));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Wait move) {
    return Trade.windowOpen(s)
        ? Refusal.of("MOTS-A67", "once-in-a-window")
        : Refusal.of("MOTS-A67", "window-shut");
  }
}
