package touchline.lab;

/// One figure of a report: what is measured, of whom, from how many observations, the value and the
/// 95 % interval it lies in. Where an interval makes no sense both ends are the value.
public record Row(String measure, String of, long n, double value, double low, double high) {
  private static final double Z = 1.959964;

  /// A share between 0 and 1, `part` of `n`, with Wilson's interval. A part may be a fraction where
  /// a first place is shared.
  public static Row share(String measure, String of, double part, long n) {
    if (n == 0) return new Row(measure, of, 0, 0, 0, 1);
    double p = part / n;
    double z2 = Z * Z / n;
    double centre = (p + z2 / 2) / (1 + z2);
    double half = Z * Math.sqrt(p * (1 - p) / n + z2 / (4 * n)) / (1 + z2);
    return new Row(measure, of, n, p, Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /// The mean of what was summed.
  public static Row mean(String measure, String of, Sum sum) {
    double half = Z * sum.error();
    return new Row(measure, of, sum.n(), sum.mean(), sum.mean() - half, sum.mean() + half);
  }

  /// How much a share lies above an expected one, with the interval of the share.
  public static Row lift(String measure, String of, double part, long n, double expected) {
    var share = share(measure, of, part, n);
    return new Row(
        measure, of, n, share.value - expected, share.low - expected, share.high - expected);
  }

  /// Something counted.
  public static Row count(String measure, String of, long n) {
    return new Row(measure, of, n, n, n, n);
  }
}
