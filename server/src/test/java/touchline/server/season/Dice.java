package touchline.server.season;

import java.util.function.Supplier;
import touchline.engine.Rng;

/// Luck that can be had again: after the same number has been set, the same throws come.
final class Dice implements Supplier<Rng> {
  private long seed;

  void set(long number) {
    seed = number * 1_000;
  }

  @Override
  public Rng get() {
    return new Rng(seed++);
  }
}
