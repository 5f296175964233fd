package touchline.engine;

import java.util.List;
import java.util.stream.Collectors;

/// How a game ended: the way of ending, and for each seat its place (1 is first, shared places are
/// equal) and its points.
public record Result(String ending, List<Integer> places, List<Integer> points) {
  /// The result in the notation of records: `played-out 1 2 points 13 9`.
  public String text() {
    return ending + " " + joined(places) + " points " + joined(points);
  }

  private static String joined(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
