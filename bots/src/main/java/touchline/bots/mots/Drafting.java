package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Draft;
import touchline.games.mots.MotsView;

/// The draft: every pick goes to the position that lacks most of what a squad of fourteen needs, so
/// that a formation can always be fielded in the end.
final class Drafting {
  /// What a squad should have when the draft is over: goalkeepers, defenders, midfielders,
  /// attackers.
  private static final int[] WISH = {2, 5, 4, 3};

  private static final double KEEPER = 1.4;

  private Drafting() {}

  /// The pick; `noise` above 0 makes it less certain.
  static List<Move> choose(Desk desk, double noise) {
    var team = next(desk);
    Move best = desk.moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (var pick : desk.legal(Draft.Choose.class)) {
      double value = value(desk, team, pick.number()) + noise * desk.chance();
      if (value > most) {
        most = value;
        best = pick;
      }
    }
    return List.of(best);
  }

  /// Of two own teams the one with fewer players picks; they take turns.
  private static MotsView.TeamView next(Desk desk) {
    MotsView.TeamView fewest = null;
    for (var place : desk.view.order()) {
      var team = desk.team(place);
      if (!desk.own(team)) continue;
      if (fewest == null || team.squad().size() < fewest.squad().size()) fewest = team;
    }
    return fewest == null ? desk.ownTeams().getFirst() : fewest;
  }

  private static double value(Desk desk, MotsView.TeamView team, int player) {
    int position = desk.box.position[player];
    if (position == Box.ANY) return 0;
    var squad = desk.squad(team);
    int missing = WISH[position] - squad.count(position);
    boolean keeper = position == Side.GK && squad.count(position) == 0;
    return (double) missing / WISH[position] + (keeper ? KEEPER : 0);
  }
}
