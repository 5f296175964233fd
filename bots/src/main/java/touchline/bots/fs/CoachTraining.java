package touchline.bots.fs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.engine.Move;
import touchline.games.fs.FsMove;
import touchline.games.fs.FsView;
import touchline.games.fs.Kind;

/// Training: prove if it can be proved; else everything that helps, the most useful first.
final class CoachTraining {
  private static final double LEAST_POACHED = 2;
  private static final int SAFE = 3;

  private final Locker locker;

  CoachTraining(Locker locker) {
    this.locker = locker;
  }

  List<Move> choose() {
    var proof = proof(locker);
    if (!proof.isEmpty()) return proof;
    for (var move : wishes()) return List.of(move);
    return List.of(new FsMove.EndTraining());
  }

  /// The whole proof in one go, where the view shows an eleven.
  static List<Move> proof(Locker locker) {
    for (var near : locker.view.near()) {
      var announce = new FsMove.Announce(near.tactic());
      if (!near.coach() || near.line().contains(0) || !locker.moves.contains(announce)) continue;
      var all = new ArrayList<Move>();
      all.add(announce);
      for (int number : near.line()) all.add(new FsMove.Name(number));
      all.add(new FsMove.Prove());
      return all;
    }
    return List.of();
  }

  private List<Move> wishes() {
    var all = new ArrayList<Move>();
    all.addAll(locker.legal(FsMove.Cure.class));
    add(all, locker.legal(FsMove.Lay.class), this::laying);
    all.addAll(locker.legal(FsMove.Appoint.class));
    all.addAll(locker.legal(FsMove.Sign.class));
    all.addAll(locker.legal(FsMove.Sway.class));
    add(all, locker.legal(FsMove.Poach.class), m -> worth(m.player()) - LEAST_POACHED);
    all.addAll(locker.legal(FsMove.Send.class));
    add(all, locker.legal(FsMove.Injure.class), m -> locker.man(m.player()).level());
    add(all, locker.legal(FsMove.Bench.class), m -> worth(m.player()));
    add(all, locker.legal(FsMove.Seize.class), this::seizing);
    add(all, locker.legal(FsMove.Hire.class), m -> Worth.hasCoach(locker) ? -1 : 1);
    add(all, locker.legal(FsMove.Group.class), this::group);
    return all;
  }

  private double worth(int number) {
    return Worth.man(locker, number);
  }

  /// The best of these first, those that are worth nothing not at all.
  private static <M extends Move> void add(List<Move> to, List<M> some, ToDoubleFunction<M> value) {
    some.stream()
        .filter(m -> value.applyAsDouble(m) > 0)
        .sorted(Comparator.comparingDouble(value).reversed())
        .forEach(to::add);
  }

  /// A tactic without a coach lies there to be seized: it waits in the hand for one.
  private double laying(FsMove.Lay lay) {
    if (lay.kind() != Kind.TACTIC) return lay.kind() == Kind.FANS ? 2 : 1;
    boolean coach = locker.holds(Kind.COACH) > 0 && !Worth.hasCoach(locker);
    return coach ? 3 : -1;
  }

  /// A coach from hand for a tactic, if there is none of one's own and he is not needed for it.
  private double seizing(FsMove.Seize seize) {
    boolean needs = locker.tactics().length == 0;
    return needs && seize.coach() == 0 && locker.holds(Kind.COACH) > 1 ? 1 : -1;
  }

  /// Those whom nobody shall win, as long as enough are left to help each other.
  private double group(FsMove.Group group) {
    var bench = locker.own().bench();
    var sector = locker.man(group.first()).sector();
    long there = bench.stream().filter(m -> locker.man(m.number()).sector() == sector).count();
    if (there <= SAFE && locker.own().gyms().stream().anyMatch(g -> !g.men().isEmpty())) return -1;
    return List.of(group.first(), group.second(), group.third()).stream()
            .mapToDouble(n -> locker.man(n).level())
            .sum()
        + (bench.stream().map(FsView.Man::number).toList().contains(group.first()) ? 0 : 1);
  }
}
