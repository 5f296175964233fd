package touchline.bots.fs;

import java.util.Comparator;
import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.games.fs.FsContent;
import touchline.games.fs.FsMove;
import touchline.games.fs.FsView;
import touchline.games.fs.Kind;

/// Plays to win, by rules of thumb. Keeps nothing between questions.
public final class Coach implements Bot {
  private static final double KEPT = 2.1; // what is worth less is let go for a new card

  private final FsContent box;

  /// For a table with this content.
  public Coach(FsContent content) {
    box = content;
  }

  @Override
  public List<Move> choose(Question question) {
    var locker = new Locker(box, question);
    return switch (locker.view.stage()) {
      case TRAINING -> training(locker);
      case DECLARING -> new CoachDuels(locker).declare();
      case CALLING -> new CoachDuels(locker).call();
      case TALK -> new CoachDuels(locker).talk();
      case ROAR -> List.of(new FsMove.TakeFans());
      case REGROUP -> regroup(locker);
      case SHOWING, DEALING, REFILL, OVER -> List.of(locker.moves.pick(locker.rng));
    };
  }

  private static List<Move> training(Locker locker) {
    var fetches = locker.legal(FsMove.Fetch.class);
    if (!fetches.isEmpty()) {
      // A Scout who fetches the other Scout comes to no end.
      Comparator<FsMove.Fetch> byWorth =
          Comparator.comparingDouble(
              f ->
                  f.kind() == Kind.SCOUT
                      ? 0
                      : Worth.card(locker, new FsView.Card(f.kind(), f.number())));
      return List.of(fetches.stream().max(byWorth).orElseThrow());
    }
    if (locker.view.proof() != null) return List.of(locker.moves.get(0));
    return new CoachTraining(locker).choose();
  }

  private static List<Move> regroup(Locker locker) {
    Move worst = new FsMove.Keep();
    double least = locker.moves.contains(worst) ? KEPT : Double.MAX_VALUE;
    for (var discard : locker.legal(FsMove.Discard.class)) {
      double worth = Worth.card(locker, new FsView.Card(discard.kind(), discard.number()));
      if (worth >= least) continue;
      least = worth;
      worst = discard;
    }
    return List.of(worst);
  }
}
