package touchline.lab;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Sums by name, put together from the tallies of several threads. Names are `measure/of`; shares
/// count wins in [#WHOLE] parts, so that a shared first place stays a whole number.
public final class Tally {
  /// Parts of a whole win: it can be shared by 2, 3, 4 and so on up to 8.
  public static final int WHOLE = 840;

  private final Map<String, Sum> sums = new TreeMap<>();

  /// The sum of this name, new if there is none.
  public Sum sum(String name) {
    return sums.computeIfAbsent(name, _ -> new Sum());
  }

  /// Adds everything in the other tally.
  public void add(Tally other) {
    other.sums.forEach((name, sum) -> sum(name).add(sum));
  }

  /// The names that begin so, in order, without that beginning.
  public List<String> names(String beginning) {
    return sums.keySet().stream()
        .filter(n -> n.startsWith(beginning))
        .map(n -> n.substring(beginning.length()))
        .toList();
  }

  /// The share of wins summed under this name.
  public double wins(String name) {
    return sum(name).mean() * sum(name).n() / WHOLE;
  }

  /// A row of a share of wins.
  public Row share(String measure, String of) {
    var name = measure + "/" + of;
    return Row.share(measure, of, wins(name), sum(name).n());
  }

  /// A row of a mean.
  public Row mean(String measure, String of) {
    return Row.mean(measure, of, sum(measure + "/" + of));
  }
}
