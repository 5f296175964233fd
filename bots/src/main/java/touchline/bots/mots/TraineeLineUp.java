package touchline.bots.mots;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Buy;
import touchline.games.mots.Competition;
import touchline.games.mots.Formation;
import touchline.games.mots.Purpose;

/// The formation in which his players have most stars, or any that can be filled; mostly the
/// strongest players, now and then somebody he likes better. What the opponent may field is no
/// thought of his.
final class TraineeLineUp {
  private static final double LIKES_BETTER = 0.05;
  private static final double ANY_FORMATION = 0.1;

  private TraineeLineUp() {}

  /// A line-up to be shown; first somebody for a place that nobody could take.
  static List<Move> first(Desk desk) {
    var building = LineUpMoves.asked(desk);
    if (!building.formation().isEmpty()) return LineUpMoves.rest(desk);
    if (building.strongestOnly()) return LineUpMoves.suggested(building);
    boolean matches = building.purpose() == Purpose.MATCHES;
    var team = desk.team(building.team());
    var squad = desk.available(team, matches ? desk.competition() : Competition.NONE);
    var formation = formation(desk, squad);
    if (squad.gaps(formation) > 0) {
      var help = CoachMarket.purchase(desk);
      if (help instanceof Buy.FromPool) return List.of(help);
    }
    return LineUpMoves.of(shuffled(desk, squad, formation));
  }

  private static Formation formation(Desk desk, Squad squad) {
    var allowed = LineUpMoves.allowed(desk);
    if (desk.chance() < ANY_FORMATION) return desk.any(allowed);
    return Collections.max(allowed, Comparator.comparingInt(squad::total));
  }

  /// The strongest, but some give way to the next of their position on the bench.
  private static Side shuffled(Desk desk, Squad squad, Formation formation) {
    var side = squad.strongest(formation);
    var players = side.players.clone();
    if (squad.count(Box.ANY) == 0) {
      for (int p = 0; p < 4; p++) {
        int next = formation.count(p);
        for (int i = formation.first(p); i < formation.first(p) + formation.count(p); i++)
          if (next < squad.count(p) && desk.chance() < LIKES_BETTER)
            players[i] = squad.player(p, next++);
      }
    }
    return Side.of(desk.box, formation, players);
  }
}
