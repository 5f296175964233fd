package touchline.games.fs;

import java.util.Arrays;
import java.util.Comparator;
import touchline.engine.Rule;

/// The strongest footballers that fill most positions of a tactic: who is taken in falling order of
/// level, and kept if one position more is filled with him, gives the highest sum of levels (those
/// who can be placed together form a matroid).
@Rule("FS-A69")
final class Strongest {
  private Strongest() {}

  /// The sum of levels of the strongest `places` footballers who stand together in the tactic; 0 if
  /// it has not so many.
  static int sum(FsContent content, int tactic, int[] men, int places) {
    var byLevel =
        Arrays.stream(men)
            .boxed()
            .sorted(
                Comparator.comparingInt((Integer f) -> -content.footballers().get(f).level())
                    .thenComparingInt(f -> f))
            .mapToInt(Integer::intValue)
            .toArray();
    var taken = new int[0];
    int sum = 0;
    for (int man : byLevel) {
      var more = Arrays.copyOf(taken, taken.length + 1);
      more[taken.length] = man;
      if (Eleven.filled(content, tactic, more) < more.length) continue;
      taken = more;
      sum += content.footballers().get(man).level();
    }
    return taken.length == places ? sum : 0;
  }
}
