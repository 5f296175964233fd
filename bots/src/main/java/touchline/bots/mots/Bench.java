package touchline.bots.mots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.Formation;
import touchline.games.mots.MotsView;
import touchline.games.mots.Replacement;
import touchline.games.mots.Substitutions;

/// Changes during an advanced match: whoever improves the odds by enough comes on.
final class Bench {
  private static final double ENOUGH = 0.03;

  private Bench() {}

  /// The best change, or none.
  static List<Move> change(Desk desk) {
    Move best = new Substitutions.PlayOn();
    var building = desk.view.building();
    if (building.isEmpty()) return List.of(best);
    var now = building.stream().filter(b -> !b.closed()).findFirst().orElse(building.getFirst());
    var match = desk.match(now.team().ordinal());
    if (match == null) return List.of(best);
    boolean home = match.home() == now.team().ordinal();
    var rival = desk.shown(home ? match.away() : match.home());
    double most = value(side(desk, now, null), rival, home) + ENOUGH;
    for (var change : desk.legal(Substitutions.BringOn.class)) {
      var side = side(desk, now, change);
      if (side == null) continue;
      double value = value(side, rival, home);
      if (value > most) {
        most = value;
        best = change;
      }
    }
    return List.of(best);
  }

  private static double value(@Nullable Side side, Side rival, boolean home) {
    if (side == null) return 0;
    return home
        ? Odds.of(side, rival, null).worth(false)
        : Odds.of(rival, side, null).turned().worth(false);
  }

  /// The line-up with this change made; null where it would change the formation in a way that does
  /// not fit here.
  private static @Nullable Side side(
      Desk desk, MotsView.LineUpView now, Substitutions.@Nullable BringOn change) {
    var formation = Side.formation(now.formation());
    var players = now.picks().stream().mapToInt(Integer::intValue).toArray();
    if (change == null) return Side.of(desk.box, formation, players);
    var standing = new ArrayList<Integer>();
    for (int player : players) {
      if (player != 0 && player != change.out()) standing.add(player);
    }
    standing.add(change.in());
    int place = Arrays.stream(players).boxed().toList().indexOf(change.out());
    int position = desk.box.position[change.in()];
    if (position == Box.ANY || Formation.position(formation.index(), place) == position) {
      players[place] = change.in();
      return Side.of(desk.box, formation, players);
    }
    var squad = Squad.of(desk.box, standing, new boolean[desk.box.stars.length]);
    for (var other : Formation.ALL) {
      if (holds(other, squad)) return squad.strongest(other);
    }
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
