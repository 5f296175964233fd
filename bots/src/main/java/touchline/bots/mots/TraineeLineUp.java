package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Buy;
import touchline.games.mots.Competition;
import touchline.games.mots.Formation;
import touchline.games.mots.Purpose;

/// Any formation that can be filled; mostly the strongest players, now and then somebody he likes
/// better.
final class TraineeLineUp {
  private static final double LIKES_BETTER = 0.12;

  private TraineeLineUp() {}

  /// A line-up to be shown; first somebody for a place that nobody could take.
  static List<Move> first(Desk desk) {
    var building = LineUpMoves.asked(desk);
    if (!building.formation().isEmpty()) return LineUpMoves.next(desk);
    if (building.strongestOnly()) return LineUpMoves.suggested(building);
    boolean matches = building.purpose() == Purpose.MATCHES;
    var team = desk.team(building.team());
    var squad = desk.available(team, matches ? desk.competition() : Competition.NONE);
    var formation = desk.any(LineUpMoves.allowed(desk));
    if (squad.gaps(formation) > 0) {
      var help = CoachMarket.purchase(desk);
      if (help instanceof Buy.FromPool) return List.of(help);
    }
    return LineUpMoves.of(shuffled(desk, squad, formation));
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
