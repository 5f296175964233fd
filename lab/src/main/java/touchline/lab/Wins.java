package touchline.lab;

import touchline.engine.Result;

/// Who has won how much of a game, in parts of [Tally#WHOLE].
public final class Wins {
  private Wins() {}

  /// By seat: all of it, or an equal part of a shared first place.
  public static int[] of(Result result) {
    int first = 0;
    for (int place : result.places()) if (place == 1) first++;
    var wins = new int[result.places().size()];
    for (int i = 0; i < wins.length; i++)
      wins[i] = result.places().get(i) == 1 ? Tally.WHOLE / first : 0;
    return wins;
  }
}
