package touchline.bots.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Competition;
import touchline.games.mots.Formation;
import touchline.games.mots.LineUps;
import touchline.games.mots.MotsView;
import touchline.games.mots.Purpose;

/// A whole line-up as one batch of moves: the formation, a player for each place, ready.
final class LineUpMoves {
  private LineUpMoves() {}

  /// For this line-up, when nothing has been picked yet.
  static List<Move> of(Side side) {
    return of(side.formation, side.players);
  }

  private static List<Move> of(Formation formation, int[] players) {
    var moves = new ArrayList<Move>();
    moves.add(
        new LineUps.Shape(formation.defenders(), formation.midfielders(), formation.attackers()));
    for (int player : players) moves.add(place(player));
    moves.add(new LineUps.Ready());
    return moves;
  }

  private static Move place(int player) {
    return player == 0 ? new LineUps.Leave() : new LineUps.Pick(player);
  }

  /// The suggested strongest line-up, where no other is allowed.
  static List<Move> suggested(MotsView.LineUpView building) {
    var players = building.best().stream().mapToInt(Integer::intValue).toArray();
    return of(Side.formation(building.bestFormation()), players);
  }

  /// Where a person has begun and a bot goes on: the strongest for each place that is left, youths
  /// where there is nobody else. All of it in one batch, for nobody may see how far the person had
  /// come; only where no line-up but the strongest is allowed, one place after the other.
  static List<Move> rest(Desk desk) {
    var building = asked(desk);
    if (building.strongestOnly()) return next(desk);
    boolean matches = building.purpose() == Purpose.MATCHES;
    var squad =
        desk.available(desk.team(building.team()), matches ? desk.competition() : Competition.NONE);
    for (int picked : building.picks()) if (picked != 0) squad.remove(picked);
    int formation = Side.formation(building.formation()).index();
    var moves = new ArrayList<Move>();
    for (int place = building.picks().size(); place < Formation.ELEVEN; place++)
      moves.add(place(taken(squad, Formation.position(formation, place))));
    moves.add(new LineUps.Ready());
    return moves;
  }

  /// Takes out the strongest of this position, else a youth; 0 if there is nobody.
  private static int taken(Squad squad, int position) {
    int from = squad.count(position) > 0 ? position : Box.ANY;
    if (squad.count(from) == 0) return 0;
    int player = squad.player(from, 0);
    squad.remove(player);
    return player;
  }

  private static List<Move> next(Desk desk) {
    Move best = desk.moves.get(0);
    int most = -1;
    for (var pick : desk.legal(LineUps.Pick.class)) {
      int stars = desk.box.stars[pick.number()];
      if (stars > most) {
        most = stars;
        best = pick;
      }
    }
    return List.of(best);
  }

  /// The line-up that the seat is asked for: its first own one that is not closed.
  static MotsView.LineUpView asked(Desk desk) {
    // With two teams the one nearer to the first place at the table comes first.
    for (var team : desk.view.order())
      for (var building : desk.view.building())
        if (building.team() == team && !building.closed()) return building;
    throw new IllegalStateException("no line-up is asked for");
  }

  /// The formations that may be chosen now.
  static List<Formation> allowed(Desk desk) {
    return desk.legal(LineUps.Shape.class).stream()
        .map(s -> new Formation(s.defenders(), s.midfielders(), s.attackers()))
        .toList();
  }
}
