package touchline.engine;

import java.util.function.Supplier;

/// Where a game tells what happened. Events are made only if somebody listens.
public interface Log {
  /// Nobody listens: for simulations and search.
  Log NONE =
      new Log() {
        @Override
        public void tell(Seats audience, Supplier<? extends Event> event) {}

        @Override
        public void reveal() {}
      };

  /// Tells these viewers, and nobody else.
  void tell(Seats audience, Supplier<? extends Event> event);

  /// Tells everybody.
  default void tell(Supplier<? extends Event> event) {
    tell(Seats.EVERYBODY, event);
  }

  /// Somebody has just learnt what was hidden from him; a free undo stops here.
  void reveal();
}
