package touchline.bots.mots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.Formation;
import touchline.games.mots.MotsView;
import touchline.games.mots.Replacement;
import touchline.games.mots.Substitutions;

/// Changes during an advanced match: whoever improves the odds by enough comes on. All changes go
/// with the word to play on in one batch, for others may not see how many there were: a batch is
/// one answer, after one pause.
final class Bench {
  private static final double ENOUGH = 0.03;

  private Bench() {}

  /// The changes that help, the best first, and on goes the match.
  static List<Move> changes(Desk desk) {
    var moves = new ArrayList<Move>();
    var building = desk.view.building();
    if (!building.isEmpty()) {
      var now = building.stream().filter(b -> !b.closed()).findFirst().orElse(building.getFirst());
      moves.addAll(helpful(desk, now));
    }
    moves.add(new Substitutions.PlayOn());
    return moves;
  }

  /// One after the other as long as the formation stays: what may be done after that, the legal
  /// moves of now do not tell.
  private static List<Substitutions.BringOn> helpful(Desk desk, MotsView.LineUpView now) {
    var made = new ArrayList<Substitutions.BringOn>();
    var match = desk.match(now.team().ordinal());
    if (match == null) return made;
    boolean home = match.home() == now.team().ordinal();
    var rival = desk.shown(home ? match.away() : match.home());
    var formation = Side.formation(now.formation());
    var players = now.picks().stream().mapToInt(Integer::intValue).toArray();
    var open = desk.legal(Substitutions.BringOn.class);
    while (true) {
      var best = best(desk.box, formation, players, open, side -> value(side, rival, home));
      if (best == null) return made;
      made.add(best);
      if (!stays(desk.box, formation, players, best)) return made;
      players[place(players, best.out())] = best.in();
      open.removeIf(other -> other.out() == best.out() || other.in() == best.in());
    }
  }

  /// The change that is worth most, or null if none is worth it.
  private static Substitutions.@Nullable BringOn best(
      Box box,
      Formation formation,
      int[] players,
      List<Substitutions.BringOn> open,
      ToDoubleFunction<Side> worth) {
    Substitutions.BringOn best = null;
    double most = worth.applyAsDouble(Side.of(box, formation, players)) + ENOUGH;
    for (var change : open) {
      var side = with(box, formation, players, change);
      double value = side == null ? 0 : worth.applyAsDouble(side);
      if (value > most) {
        most = value;
        best = change;
      }
    }
    return best;
  }

  private static double value(Side side, Side rival, boolean home) {
    return home
        ? Odds.of(side, rival, null).worth(false)
        : Odds.of(rival, side, null).turned().worth(false);
  }

  private static int place(int[] players, int number) {
    int place = 0;
    while (players[place] != number) place++;
    return place;
  }

  /// Whether who comes on stands where the other stood.
  private static boolean stays(
      Box box, Formation formation, int[] players, Substitutions.BringOn change) {
    int position = box.position[change.in()];
    int place = place(players, change.out());
    return position == Box.ANY || Formation.position(formation.index(), place) == position;
  }

  /// The line-up with this change made; null where it would change the formation in a way that does
  /// not fit here.
  private static @Nullable Side with(
      Box box, Formation formation, int[] players, Substitutions.BringOn change) {
    if (stays(box, formation, players, change)) {
      var after = players.clone();
      after[place(players, change.out())] = change.in();
      return Side.of(box, formation, after);
    }
    var standing = new ArrayList<Integer>();
    for (int player : players) if (player != 0 && player != change.out()) standing.add(player);
    standing.add(change.in());
    var squad = Squad.of(box, standing, new boolean[box.stars.length]);
    for (var other : Formation.ALL) if (holds(other, squad)) return squad.strongest(other);
    return null;
  }

  private static boolean holds(Formation formation, Squad squad) {
    for (int p = 0; p < 4; p++) if (squad.count(p) > formation.count(p)) return false;
    return true;
  }

  /// The strongest who can come on for an injured player.
  static List<Move> replace(Desk desk) {
    Move best = desk.moves.get(0);
    int most = -1;
    for (var on : desk.legal(Replacement.Replace.class)) {
      if (desk.box.stars[on.number()] > most) {
        most = desk.box.stars[on.number()];
        best = on;
      }
    }
    return List.of(best);
  }
}
