package touchline.app;

import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;

/// The computer managers that a table can seat.
final class Opponents {
  private Opponents() {}

  /// The one for a game at a level, `trainee` or `coach`.
  static Bot of(String game, String level) {
    return Opponents::anyMove;
  }

  private static List<Move> anyMove(Bot.Question question) {
    var moves = question.moves().list();
    return List.of(moves.get(question.rng().below(moves.size())));
  }
}
