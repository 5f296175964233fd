package touchline.testkit;

import touchline.engine.State;

/// A copy is equal and shares nothing that changes: playing on with one leaves the other as it was,
/// and a view that was taken stays as it was.
final class CopyLaw implements Law {
  private static final int AHEAD = 12;

  @Override
  public String name() {
    return "4 copies";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var copy = at.state().copy();
    var forgotten = Deep.difference(at.state(), copy);
    if (forgotten != null) throw new Broken("state and copy differ: " + forgotten);
    var shared = Deep.shared(at.state(), copy);
    if (shared != null) throw new Broken("state and copy share " + shared);
    var kept = copy.copy();
    var viewer = Situation.pick(at.subject().viewers(), at.rng());
    var view = at.subject().game.view(copy, viewer);
    var seen = view.toString();
    try {
      at.playOn(copy, AHEAD);
    } catch (RuntimeException e) {
      // What cannot be played is found by another law when the game comes there.
    }
    var changed = Deep.difference(kept, at.state());
    if (changed != null) throw new Broken("playing on with a copy changed the other: " + changed);
    if (!seen.equals(view.toString())) throw new Broken("a view taken earlier changed");
  }
}
