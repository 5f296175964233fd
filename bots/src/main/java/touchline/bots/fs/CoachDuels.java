package touchline.bots.fs;

import java.util.List;
import touchline.engine.Move;
import touchline.games.fs.FsMove;
import touchline.games.fs.FsView;

/// Confrontations: whom to challenge, in which order, and how to talk.
final class CoachDuels {
  private static final double LEAST_MARGIN = 0.8;
  private static final double CARD = 0.35; // what an unknown card of the other side may do
  private static final double VALUED = 3;

  private final Locker locker;

  CoachDuels(Locker locker) {
    this.locker = locker;
  }

  List<Move> declare() {
    Move best = new FsMove.Enough();
    double most = 0;
    for (var challenge : locker.legal(FsMove.Challenge.class)) {
      double margin = margin(challenge.player(), challenge.target());
      if (margin < LEAST_MARGIN) continue;
      double value = Worth.man(locker, challenge.target()) * Math.min(margin, 3);
      if (value <= most) continue;
      most = value;
      best = challenge;
    }
    return List.of(best);
  }

  /// The surest first.
  List<Move> call() {
    Move best = locker.moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (var call : locker.legal(FsMove.Call.class))
      for (var duel : locker.view.duels()) {
        if (duel.player() != call.player() || duel.settled()) continue;
        double margin = margin(duel.player(), duel.target());
        if (margin <= most) continue;
        most = margin;
        best = call;
      }
    return List.of(best);
  }

  /// By how many points we are stronger in all, cards and help counted.
  private double margin(int player, int target) {
    var other = locker.benchOf(target);
    double ours = strength(locker.own(), player) + 2 * locker.plays(locker.man(player).sector());
    double theirs = strength(other, target) + (other.out() ? 0 : CARD * other.cards());
    return ours - theirs;
  }

  private double strength(FsView.Side side, int number) {
    var man = locker.man(number);
    double help = side.out() ? 0 : Math.min(2, locker.mates(side, number)) + man.honours();
    double bonus = (side.fans() ? 3 : 0) - (locker.hurt(side, number) ? 3 : 0);
    return man.level() + bonus + help;
  }

  /// Passes while ahead, unless a President makes sure; behind it does the least that turns it.
  List<Move> talk() {
    var talks = new Talks(locker);
    boolean dear = Worth.man(locker, talks.target()) + Worth.man(locker, talks.player()) > VALUED;
    if (talks.wins()) {
      boolean sure = talks.threats() == 0 || !dear;
      var preside = new FsMove.Preside();
      return List.of(!sure && locker.moves.contains(preside) ? preside : new FsMove.Pass());
    }
    var turn = talks.turn();
    if (!turn.isEmpty()) return turn;
    var hurt = new FsMove.Hurt();
    return List.of(dear && locker.moves.contains(hurt) ? hurt : new FsMove.Pass());
  }
}
