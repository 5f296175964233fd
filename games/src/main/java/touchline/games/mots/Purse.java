package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// Money, in thousands of euro: every change of it is told with its cause. Nobody ever owes
/// anything.
@Rule("MOTS-A16") // the bank is unlimited
final class Purse {
  private Purse() {}

  /// The bank, or a sale, gives money.
  static void receive(MotsState s, int team, int amount, String rule, Cause cause, Log log) {
    if (amount == 0) return;
    s.cash[team] += amount;
    log.tell(() -> new MotsEvent.Money(rule, Team.at(team), amount, s.cash[team], cause));
  }

  /// The team pays what it can of the amount; gives what it paid.
  @Rule("MOTS-A15")
  static int pay(MotsState s, int team, int amount, String rule, Cause cause, Log log) {
    int paid = Math.min(amount, s.cash[team]);
    if (paid == 0) return 0;
    s.cash[team] -= paid;
    log.tell(() -> new MotsEvent.Money(rule, Team.at(team), -paid, s.cash[team], cause));
    return paid;
  }
}
