package touchline.games.mots;

import org.jspecify.annotations.Nullable;
import touchline.engine.Rule;

/// What a match is played for, in thousands of euro.
@Rule({
  "MOTS-059",
  "MOTS-080",
  "MOTS-082",
  "MOTS-101",
  "MOTS-108",
  "MOTS-A15",
  "MOTS-A45",
  "MOTS-A48"
})
final class Stakes {
  private static final int PRIZE = 10;
  private static final int EURO_PRIZE = 20;

  private Stakes() {}

  /// What the winner gets: ten from the bank and what the loser pays; in the Euro Cup twenty from
  /// the bank.
  static int gain(MotsState s, int winner, int loser) {
    if (winner >= MotsState.TEAMS || s.competition == Competition.DECIDER) return 0;
    if (s.competition == Competition.EURO_CUP) return EURO_PRIZE;
    return PRIZE + (s.house.bankPaysRest ? PRIZE : loss(s, loser));
  }

  /// What the loser pays: ten, as far as he has it.
  static int loss(MotsState s, int loser) {
    boolean free = s.competition == Competition.EURO_CUP || s.competition == Competition.DECIDER;
    return free || loser >= MotsState.TEAMS ? 0 : Math.min(PRIZE, s.cash[loser]);
  }

  /// What this match is played for; null if no money moves.
  static MotsView.@Nullable Stake of(MotsState s, int match) {
    int home = s.home[match];
    int away = s.away[match];
    if (s.competition == Competition.DECIDER || walkover(s, home) || walkover(s, away)) return null;
    return new MotsView.Stake(
        gain(s, home, away), loss(s, away), gain(s, away, home), loss(s, home));
  }

  private static boolean walkover(MotsState s, int side) {
    return side < MotsState.TEAMS && s.walkover(side);
  }
}
