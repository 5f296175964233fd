package touchline.bots.mots;

import touchline.games.mots.MotsView;

/// What a player is worth to a team, in thousands of euro: the stars he adds to its best eleven and
/// its bench, times what a star is worth at this moment of the game.
final class Worth {
  private static final double STAR = 22;
  private static final int COMFORT = 110;

  private Worth() {}

  /// Stars that this player, now elsewhere, adds to the team.
  static double gain(Desk desk, MotsView.TeamView team, int player) {
    var squad = desk.squad(team);
    double before = squad.power();
    squad.add(player);
    return squad.power() - before;
  }

  /// Stars the team loses with this player of its own.
  static double loss(Desk desk, MotsView.TeamView team, int player) {
    var squad = desk.squad(team);
    double before = squad.power();
    squad.remove(player);
    return before - squad.power();
  }

  /// The most this team should pay for the player.
  static double limit(Desk desk, MotsView.TeamView team, int player) {
    double gain = gain(desk, team, player);
    return gain <= 0 ? 0 : gain * star(desk, team);
  }

  /// What a star is worth: more to the rich, for money wins no matches; everything at the end.
  private static double star(Desk desk, MotsView.TeamView team) {
    double rich = Math.max(1, team.cash() / (double) COMFORT);
    if (!desk.lastSeason()) return STAR * rich;
    return desk.roundsLeft() == 0 ? 0 : STAR * rich * (1 + LATE * (6 - desk.roundsLeft()));
  }

  private static final double LATE = 0.4;

  /// What the team should keep back so that it can fill its squad after the losses.
  static int reserve(Desk desk, MotsView.TeamView team) {
    if (desk.lastSeason()) return 0;
    int missing = Math.max(0, ENOUGH - team.squad().size());
    return 10 * missing;
  }

  private static final int ENOUGH = 13;
}
