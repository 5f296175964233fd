package touchline.bots.fs;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.games.fs.FsContent;
import touchline.games.fs.FsMove;

/// Plausible but weak: lays what it has, challenges whoever looks weaker, talks by mood. Keeps
/// nothing between questions.
public final class Trainee implements Bot {
  private static final double STOPS = 0.15;
  private static final double CHALLENGES = 0.5;
  private static final double ANSWERS = 0.5;

  private final FsContent box;

  /// For a table with this content.
  public Trainee(FsContent content) {
    box = content;
  }

  @Override
  public List<Move> choose(Question question) {
    var locker = new Locker(box, question);
    return switch (locker.view.stage()) {
      case TRAINING -> training(locker);
      case DECLARING -> declare(locker);
      case TALK -> talk(locker);
      case ROAR -> List.of(new FsMove.TakeFans());
      case REGROUP -> regroup(locker);
      case CALLING, SHOWING, DEALING, REFILL, OVER -> List.of(locker.moves.pick(locker.rng));
    };
  }

  private static List<Move> training(Locker locker) {
    var proof = CoachTraining.proof(locker);
    if (!proof.isEmpty()) return proof;
    var end = new FsMove.EndTraining();
    if (!locker.moves.contains(end)) return List.of(locker.moves.pick(locker.rng));
    var some = new ArrayList<Move>();
    some.addAll(locker.legal(FsMove.Bench.class));
    some.addAll(locker.legal(FsMove.Lay.class));
    some.addAll(locker.legal(FsMove.Appoint.class));
    some.addAll(locker.legal(FsMove.Poach.class));
    some.addAll(locker.legal(FsMove.Sway.class));
    some.addAll(locker.legal(FsMove.Send.class));
    return List.of(some.isEmpty() || locker.chance() < STOPS ? end : locker.any(some));
  }

  private static List<Move> declare(Locker locker) {
    var some =
        locker.legal(FsMove.Challenge.class).stream()
            .filter(c -> locker.man(c.player()).level() > locker.man(c.target()).level())
            .toList();
    boolean none = some.isEmpty() || locker.chance() > CHALLENGES;
    return List.of(none ? new FsMove.Enough() : locker.any(some));
  }

  private static List<Move> talk(Locker locker) {
    var talks = new Talks(locker);
    if (talks.wins() || locker.chance() > ANSWERS) return List.of(new FsMove.Pass());
    var turn = talks.turn();
    return turn.isEmpty() ? List.of(new FsMove.Pass()) : turn;
  }

  private static List<Move> regroup(Locker locker) {
    var keep = new FsMove.Keep();
    return List.of(locker.moves.contains(keep) ? keep : locker.moves.pick(locker.rng));
  }
}
