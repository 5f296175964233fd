package touchline.testkit;

import touchline.engine.State;

/// What the game says always holds: money and cards conserved, for example.
final class InvariantLaw implements Law {
  @Override
  public String name() {
    return "6 invariants";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    try {
      at.subject().game.invariants(at.state());
    } catch (IllegalStateException e) {
      throw new Broken(String.valueOf(e.getMessage()));
    }
  }
}
