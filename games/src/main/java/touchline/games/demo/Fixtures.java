package touchline.games.demo;

import touchline.engine.Rule;

/// Who meets whom: pairs of home and away club for each week, in a cycle.
@Rule("DEMO-060")
final class Fixtures {
  private static final int[][][] TWO = {{{0, 1}}, {{1, 0}}};
  private static final int[][][] THREE = {{{0, 1}}, {{1, 2}}, {{2, 0}}};
  private static final int[][][] FOUR = {
    {{0, 1}, {2, 3}}, {{2, 0}, {3, 1}}, {{0, 3}, {1, 2}},
    {{1, 0}, {3, 2}}, {{0, 2}, {1, 3}}, {{3, 0}, {2, 1}}
  };

  private Fixtures() {}

  /// The matches of this week, counted from 0, with so many clubs.
  static int[][] of(int clubs, int week) {
    var cycle =
        switch (clubs) {
          case 2 -> TWO;
          case 3 -> THREE;
          case 4 -> FOUR;
          default -> throw new IllegalArgumentException(clubs + " clubs");
        };
    return cycle[week % cycle.length];
  }
}
