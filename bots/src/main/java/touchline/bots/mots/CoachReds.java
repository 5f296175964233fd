package touchline.bots.mots;

import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.games.mots.MotsView;
import touchline.games.mots.UseRed;

/// Red cards: played when they help, not before.
final class CoachReds {
  private static final int CUP_SEMI_FINAL = 17;
  private static final int CUP_FINAL = 31;
  private static final double MISSED = 0.9;
  private static final int LONG_WAY = 4;

  private CoachReds() {}

  /// The red card to play now, or null.
  static @Nullable Move play(Desk desk) {
    Move best = null;
    double most = 0;
    for (var red : desk.beside(UseRed.Red.class)) {
      double value = value(desk, red);
      if (value > most) {
        most = value;
        best = red;
      }
    }
    return best;
  }

  private static double value(Desk desk, UseRed.Red red) {
    return switch (red) {
      case UseRed.Physio(int number) -> back(desk, number);
      case UseRed.Appeal(int number) -> back(desk, number);
      case UseRed.StayHome(int number) -> back(desk, number);
      case UseRed.Scout(var team, int number) -> {
        var own = desk.team(team);
        int price = desk.box.face(number) / 2;
        boolean weak = desk.box.stars[number] < 3 && !desk.lastSeason();
        yield weak ? 0 : Worth.limit(desk, own, number) - price;
      }
      case UseRed.HomeGround(var team) -> cupAhead(desk, desk.team(team)) ? 1 : 0;
      case UseRed.Loyalty _ -> desk.lastSeason() ? 0 : 1;
    };
  }

  /// Worth it for somebody who would be in the eleven, once the next league match is near.
  private static double back(Desk desk, int player) {
    if (desk.view.absences().stream().anyMatch(a -> a.player() == player && a.why().size() > 1))
      return 0;
    boolean near = (desk.view.day() + 6) / 7 * 7 - desk.view.day() <= LONG_WAY;
    double missed = Worth.loss(desk, desk.ownerOf(player), player);
    return near && missed >= MISSED ? missed : 0;
  }

  private static boolean cupAhead(Desk desk, MotsView.TeamView team) {
    var in = desk.view.cups().cupFinalists();
    if (in.isEmpty()) return desk.view.day() < CUP_SEMI_FINAL;
    return desk.view.day() < CUP_FINAL && in.contains(team.team());
  }
}
