package touchline.engine;

/// A step that the game waits for until it is done.
public interface Phase<S, M extends Move> extends Step<S, M> {
  /// Called once when the game comes to this phase.
  default void begin(S s, Log log) {}

  /// Whether the game may go on.
  boolean done(S s);

  /// Whom the table waits for; asked only while not done.
  Turn turn(S s);

  /// One outcome of luck. Override where listing all outcomes costs too much.
  default Move roll(S s, Rng rng) {
    var outcomes = new Moves();
    legal(s, Seat.LUCK, outcomes);
    return outcomes.pick(rng);
  }
}
