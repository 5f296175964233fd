package touchline.engine;

/// SplitMix64, written out so that recorded seeds never depend on a library's generator.
public final class Rng {
  private long state;

  /// A generator that always gives the same numbers for the same seed.
  public Rng(long seed) {
    state = seed;
  }

  /// A generator for another purpose, so that streams are never mixed.
  public static Rng of(long seed, String purpose) {
    return new Rng(seed ^ new Rng(purpose.hashCode()).next());
  }

  /// The next 64 bits.
  public long next() {
    long z = state += 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /// A number from 0 to `n - 1`, each as likely to within one in 2^32.
  public int below(int n) {
    return (int) ((next() >>> 32) * n >>> 32);
  }
}
