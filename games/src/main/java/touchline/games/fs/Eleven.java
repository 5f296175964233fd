package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Rule;

/// Whether footballers can fill the positions of a tactic, each one at most, at a position that his
/// card lists.
@Rule({"FS-102", "FS-A56"})
public final class Eleven {
  private static final int NOBODY = -1;

  private final FsContent content;
  private final int tactic;
  private final int[] men;
  private final int[] at = new int[FsContent.ELEVEN]; // which of the men stands there

  private final int from;

  private Eleven(FsContent content, int tactic, int from, int[] men) {
    this.content = content;
    this.tactic = tactic;
    this.from = from;
    this.men = men;
    Arrays.fill(at, NOBODY);
  }

  /// The most positions of the tactic (from 0) that these footballers can fill.
  public static int filled(FsContent content, int tactic, int[] men) {
    return filled(content, tactic, 0, men);
  }

  /// The same for the positions from this one (from 0) on.
  static int filled(FsContent content, int tactic, int from, int[] men) {
    return new Eleven(content, tactic, from, men).fill();
  }

  /// For each position of the tactic a footballer who stands there, -1 where nobody does, with as
  /// many positions filled as can be.
  public static int[] line(FsContent content, int tactic, int[] men) {
    var eleven = new Eleven(content, tactic, 0, men);
    eleven.fill();
    return Arrays.stream(eleven.at).map(i -> i == NOBODY ? NOBODY : men[i]).toArray();
  }

  /// Whether he plays this position (from 0) of the tactic.
  static boolean plays(FsContent content, int tactic, int place, int man) {
    return content.footballers().get(man).spots().contains(spot(content, tactic, place));
  }

  static Spot spot(FsContent content, int tactic, int place) {
    return content.tactics().get(tactic).spots().get(place);
  }

  /// By augmenting paths: whoever finds all his places taken asks one there to move on.
  private int fill() {
    int filled = 0;
    for (int man = 0; man < men.length; man++)
      if (stands(man, new boolean[FsContent.ELEVEN])) filled++;
    return filled;
  }

  private boolean stands(int man, boolean[] tried) {
    for (int place = from; place < FsContent.ELEVEN; place++) {
      if (tried[place] || !plays(content, tactic, place, men[man])) continue;
      tried[place] = true;
      if (at[place] == NOBODY || stands(at[place], tried)) {
        at[place] = man;
        return true;
      }
    }
    return false;
  }
}
