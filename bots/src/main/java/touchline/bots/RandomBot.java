package touchline.bots;

import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;

/// Any legal move, each as likely; now and then something beside the phase. It plays every game and
/// never gets anywhere on purpose: for tests, and as the foot of every ladder of strength.
public final class RandomBot implements Bot {
  private static final int ASIDE_ONE_IN = 20;

  @Override
  public List<Move> choose(Question question) {
    var rng = question.rng();
    boolean beside = !question.asides().isEmpty() && rng.below(ASIDE_ONE_IN) == 0;
    var from = beside || question.moves().isEmpty() ? question.asides() : question.moves();
    return List.of(from.pick(rng));
  }
}
