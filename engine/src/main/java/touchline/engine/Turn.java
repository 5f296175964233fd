package touchline.engine;

/// Whom the table waits for.
public sealed interface Turn {
  /// These seats; where there are several, they choose in secret and in any order.
  record Decide(Seats seats) implements Turn {}

  /// Luck: a die to be thrown or a covered thing to be drawn.
  record Luck() implements Turn {}

  /// Nobody: the game is over.
  record Over(Result result) implements Turn {}

  /// Waiting for luck.
  Turn LUCK = new Luck();

  /// Waiting for one seat.
  static Turn of(Seat seat) {
    return Waiting.FOR[1 << seat.ordinal()];
  }

  /// Waiting for all of these seats.
  static Turn of(Seats seats) {
    return Waiting.FOR[seats.mask() & (1 << Seat.MOST) - 1];
  }
}
