package touchline.bots.mots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.Contracts;
import touchline.games.mots.MotsView;
import touchline.games.mots.Swaps;

/// The season's end: extends with those who would be missed most, swaps for the greatest gain.
final class CoachClosing {
  private static final double RIVAL = 0.3;

  private CoachClosing() {}

  /// All the extensions this seat may choose now, those of one team in one go.
  static List<Move> extend(Desk desk) {
    var all = new ArrayList<>(desk.legal(Contracts.Extend.class));
    var team = desk.ownerOf(all.getFirst().number());
    all.sort(
        Comparator.comparingDouble((Contracts.Extend e) -> Worth.loss(desk, team, e.number()))
            .reversed());
    var closing = desk.view.closing();
    int left = closing == null ? 1 : Math.clamp(closing.extensionsLeft(), 1, all.size());
    return List.copyOf(all.subList(0, left));
  }

  /// The best swap, or none.
  static List<Move> swap(Desk desk) {
    Swaps.@Nullable Swap best = null;
    double most = 0;
    for (var swap : desk.legal(Swaps.Swap.class)) {
      double value = value(desk, swap);
      if (value > most) {
        most = value;
        best = swap;
      }
    }
    return List.of(best == null ? new Swaps.NoSwap() : best);
  }

  private static double value(Desk desk, Swaps.Swap swap) {
    int stars = desk.box.stars[swap.take()] - desk.box.stars[swap.give()];
    if (stars <= 0) return 0;
    return stars + RIVAL * strength(desk, swap.take());
  }

  /// How strong the team is that would lose this player, compared with the strongest squad: better
  /// to weaken the strong.
  private static double strength(Desk desk, int player) {
    double most = 1;
    double his = 0;
    for (MotsView.TeamView team : desk.view.teams()) {
      double power = desk.squad(team).power();
      most = Math.max(most, power);
      if (team.squad().contains(player)) his = power;
    }
    return his / most;
  }
}
