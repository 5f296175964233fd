package touchline.lab;

import java.util.List;
import java.util.function.Supplier;
import touchline.engine.Event;
import touchline.engine.Move;
import touchline.engine.Result;
import touchline.engine.Seat;
import touchline.engine.Seats;

/// Several watchers as one.
///
/// @param <S> the game's state
record Watchers<S>(List<Watcher<S>> all) implements Watcher<S> {
  @Override
  public void before(S state, Seat seat, Move move) {
    for (var watcher : all) watcher.before(state, seat, move);
  }

  @Override
  public void tell(Seats audience, Supplier<? extends Event> event) {
    for (var watcher : all) watcher.tell(audience, event);
  }

  @Override
  public void over(S state, Result result) {
    for (var watcher : all) watcher.over(state, result);
  }
}
