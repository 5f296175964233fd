package touchline.testkit;

import java.util.HashMap;
import java.util.Map;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Seat;
import touchline.engine.State;
import touchline.engine.Turn;

/// `roll` draws from the listed outcomes, by about their weights.
final class LuckLaw implements Law {
  private static final int PER_OUTCOME = 20, MOST = 4000;

  @Override
  public String name() {
    return "7 luck is fair";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var game = at.subject().game;
    if (!(game.turn(at.state()) instanceof Turn.Luck)) return;
    var outcomes = new Moves();
    game.legal(at.state(), Seat.LUCK, outcomes);
    int rolls = Math.min(MOST, PER_OUTCOME * outcomes.size());
    var seen = new HashMap<Move, Integer>();
    for (int i = 0; i < rolls; i++) {
      var rolled = game.roll(at.state(), at.rng());
      if (!outcomes.contains(rolled)) throw new Broken(rolled + " is rolled but not listed");
      seen.merge(rolled, 1, Integer::sum);
    }
    fair(outcomes, seen, rolls);
  }

  /// The sum of squared deviations must be about what chance brings. With as many as 30,000 trials
  /// in a test run the bound lies far out: a fair die fails it less than once in a million times.
  private static void fair(Moves outcomes, Map<Move, Integer> seen, int rolls) {
    double total = 0, chi = 0;
    for (int i = 0; i < outcomes.size(); i++) total += outcomes.weight(i);
    for (int i = 0; i < outcomes.size(); i++) {
      double expected = rolls * outcomes.weight(i) / total;
      double off = seen.getOrDefault(outcomes.get(i), 0) - expected;
      chi += off * off / expected;
    }
    int freedom = outcomes.size() - 1;
    if (chi > freedom + 8 * Math.sqrt(2 * freedom) + 40)
      throw new Broken("rolled " + seen + " of " + rolls + ", too far from the weights");
  }
}
