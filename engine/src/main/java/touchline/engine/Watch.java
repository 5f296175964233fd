package touchline.engine;

import java.util.ArrayList;
import java.util.List;

/// Knows for each viewer whether a move was noticeable: his view, his legal moves or his log
/// changed. From that come the decision numbers, which therefore tell nobody of others' covered
/// choices.
final class Watch<S extends State<S>> {
  private final Game<S> game;
  private final List<Viewer> viewers = new ArrayList<>();
  private final List<Object> seen = new ArrayList<>();
  private final long[] decisions;

  Watch(Game<S> game, int seats) {
    this.game = game;
    for (int i = 0; i < seats; i++) viewers.add(Seat.at(i));
    viewers.add(Spectator.SPECTATOR);
    decisions = new long[viewers.size()];
  }

  /// Looks without counting.
  void look(S state) {
    seen.clear();
    for (var viewer : viewers) seen.add(sight(state, viewer));
  }

  /// Counts for everybody who noticed; gives their bits.
  int notice(S state, Seat by, List<Told> told) {
    int noticed = 0;
    for (int i = 0; i < viewers.size(); i++) {
      var viewer = viewers.get(i);
      var now = sight(state, viewer);
      boolean heard = told.stream().anyMatch(t -> viewer.in(t.audience()));
      if (viewer != by && !heard && now.equals(seen.get(i))) continue;
      seen.set(i, now);
      decisions[i]++;
      noticed |= viewer.bit();
    }
    return noticed;
  }

  long decision(Viewer viewer) {
    int at = viewers.indexOf(viewer);
    return at < 0 ? 0 : decisions[at];
  }

  long[] decisions() {
    return decisions.clone();
  }

  void resume(long[] stored) {
    System.arraycopy(stored, 0, decisions, 0, decisions.length);
  }

  private Object sight(S state, Viewer viewer) {
    var moves = new Moves();
    if (viewer instanceof Seat seat) {
      game.legal(state, seat, moves);
      game.asides(state, seat, moves);
    }
    return List.of(game.view(state, viewer), moves.list());
  }
}
