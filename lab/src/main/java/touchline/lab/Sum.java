package touchline.lab;

/// Whole numbers summed: how many, their sum, the sum of their squares. Kept in whole numbers, so
/// that sums of parts are the same in whatever order they are put together.
public final class Sum {
  private long n;
  private long sum;
  private long squares;

  /// Adds one observation.
  public void add(long value) {
    n++;
    sum += value;
    squares += value * value;
  }

  /// Adds all observations of another sum.
  public void add(Sum other) {
    n += other.n;
    sum += other.sum;
    squares += other.squares;
  }

  /// How many observations.
  public long n() {
    return n;
  }

  /// Their mean; 0 without observations.
  public double mean() {
    return n == 0 ? 0 : (double) sum / n;
  }

  /// The standard error of the mean.
  public double error() {
    if (n < 2) return 0;
    double mean = mean();
    return Math.sqrt(Math.max(0, (double) squares / n - mean * mean) / (n - 1));
  }
}
