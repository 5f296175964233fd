package touchline.games.mots;

import touchline.engine.Log;

/// Game points: the only code that gives them.
final class Points {
  private Points() {}

  /// Gives game points for a place in a competition.
  static void give(
      MotsState s, int team, int points, String rule, Competition competition, int place, Log log) {
    s.points[team] += (byte) points;
    log.tell(() -> new MotsEvent.Trophy(rule, Team.at(team), competition, place, points));
  }
}
