package touchline.lab;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Result;
import touchline.engine.Seat;

/// Looks on while a game is played out. It sees all, and counts what a report is about.
///
/// @param <S> the game's state
public interface Watcher<S> extends Log {
  /// A move is about to be made.
  default void before(S state, Seat seat, Move move) {}

  /// The game has ended.
  void over(S state, Result result);

  @Override
  default void reveal() {}
}
