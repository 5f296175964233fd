package touchline.bots.fs;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Move;
import touchline.games.fs.Attribute;
import touchline.games.fs.FsMove;
import touchline.games.fs.FsView;

/// How a talk stands, and what would turn it.
final class Talks {
  private final Locker locker;
  private final FsView.Party ours;
  private final FsView.Party theirs;

  Talks(Locker locker) {
    this.locker = locker;
    var talk = locker.view.talk();
    if (talk == null) throw new IllegalStateException("no talk is on");
    boolean challenger = talk.challenger().seat() == locker.seat;
    ours = challenger ? talk.challenger() : talk.challenged();
    theirs = challenger ? talk.challenged() : talk.challenger();
  }

  int player() {
    return ours.player();
  }

  int target() {
    return theirs.player();
  }

  /// The other side's cards and fit teammates, of which none is known to be of use.
  int threats() {
    if (theirs.silenced()) return 0;
    var side = locker.side(theirs.seat());
    return side.cards() / 3
        + locker.mates(side, theirs.player())
        - theirs.supporters().size()
        + (theirs.honoured() ? 0 : locker.man(theirs.player()).honours());
  }

  boolean wins() {
    return wins(new int[Attribute.COUNT]);
  }

  /// Whether it would be won with so many points more in each attribute.
  boolean wins(int[] more) {
    int lead = 0;
    for (int a = 0; a < more.length; a++)
      lead += Integer.signum(ours.values().get(a) + more[a] - theirs.values().get(a));
    return lead == 0 ? tieBreak() : lead > 0;
  }

  private boolean tieBreak() {
    boolean own = locker.own().fans();
    boolean other = locker.side(theirs.seat()).fans();
    if (own != other) return own;
    var man = locker.man(ours.player());
    var target = locker.man(theirs.player());
    if (own && man.level() != target.level()) return man.level() > target.level();
    return man.number() < target.number();
  }

  /// The cheapest act by which it is won at once, else the first of as few as will do; empty if all
  /// together would not.
  List<Move> turn() {
    var acts = new ArrayList<Move>();
    acts.addAll(locker.legal(FsMove.Honours.class));
    acts.addAll(locker.legal(FsMove.Support.class));
    acts.addAll(locker.legal(FsMove.Play.class));
    for (var act : acts) if (wins(points(act))) return List.of(act);
    return first();
  }

  /// With everything there is on two attributes, taking those in which least is missing.
  private List<Move> first() {
    int mates = locker.mates(locker.own(), ours.player()) - ours.supporters().size();
    int plays = locker.plays(locker.man(ours.player()).sector());
    int honours = ours.honoured() ? 0 : locker.man(ours.player()).honours();
    for (int a = 0; a < Attribute.COUNT; a++)
      for (int b = a; b < Attribute.COUNT; b++) {
        var more = new int[Attribute.COUNT];
        more[a] = missing(a);
        more[b] = missing(b);
        int needed = a == b ? more[a] : more[a] + more[b];
        if (!wins(more) || needed > mates + 2 * plays + honours) continue;
        int at = more[a] > 0 ? a : b;
        for (var act : acts(at)) return List.of(act);
      }
    return List.of();
  }

  private int missing(int attribute) {
    return Math.max(0, theirs.values().get(attribute) + 1 - ours.values().get(attribute));
  }

  private List<Move> acts(int attribute) {
    var all = new ArrayList<Move>();
    for (var move : locker.legal(FsMove.Honours.class))
      if (move.attribute().ordinal() == attribute) all.add(move);
    for (var move : locker.legal(FsMove.Support.class))
      if (move.attribute().ordinal() == attribute) all.add(move);
    for (var move : locker.legal(FsMove.Play.class))
      if (move.attribute().ordinal() == attribute) all.add(move);
    return all;
  }

  private int[] points(Move act) {
    var more = new int[Attribute.COUNT];
    if (act instanceof FsMove.Honours(Attribute attribute))
      more[attribute.ordinal()] = locker.man(ours.player()).honours();
    if (act instanceof FsMove.Support(int _, Attribute attribute)) more[attribute.ordinal()] = 1;
    if (act instanceof FsMove.Play(var _, Attribute attribute)) more[attribute.ordinal()] = 2;
    return more;
  }
}
