package touchline.testkit;

import java.util.Set;
import java.util.TreeSet;
import touchline.engine.Game;
import touchline.engine.Rng;
import touchline.engine.Snapshots;
import touchline.engine.State;
import touchline.engine.Viewer;

/// The worlds that imagining reaches. The hiding law cannot see an `imagine` that deals too little:
/// one that does nothing keeps it. So a game's test compares, in a case small enough to count, the
/// worlds that are reached with those that agree with what the viewer knows.
public final class Worlds {
  private Worlds() {}

  /// The snapshots, as one text each, of all worlds met when dealing anew so many times, once from
  /// the true state and then always from the last world.
  public static <S extends State<S>> Set<String> reached(
      Game<S> game, S state, S initial, Viewer viewer, int times) {
    var rng = new Rng(times);
    var met = new TreeSet<String>();
    var world = state.copy();
    for (int i = 0; i < times; i++) {
      game.imagine(world, viewer, rng);
      met.add(String.join("\n", Snapshots.write(world, initial)));
    }
    return met;
  }
}
