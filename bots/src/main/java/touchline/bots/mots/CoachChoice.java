package touchline.bots.mots;

import java.util.List;
import touchline.engine.Move;
import touchline.games.mots.Choice;

/// Chance cards that leave a choice: takes who helps, and who comes for nothing while there is
/// room.
final class CoachChoice {
  private static final int ROOM = 17;

  private CoachChoice() {}

  /// The answer.
  static List<Move> choose(Desk desk) {
    Move best = null;
    double most = 0;
    for (var answer : desk.legal(Choice.Answer.class)) {
      double value = value(desk, answer);
      if (best == null || value > most) {
        most = value;
        best = answer;
      }
    }
    return List.of(best == null ? desk.moves.get(0) : best);
  }

  private static double value(Desk desk, Choice.Answer answer) {
    var asked = desk.view.choice();
    if (asked == null) return 0;
    var team = desk.team(asked.team());
    var effect = desk.box.effect[asked.kind()];
    return switch (answer) {
      case Choice.Decline() -> 0;
      case Choice.Accept(int number) ->
          switch (effect) {
            case YOUTH -> 1;
            case BARGAIN -> Worth.limit(desk, team, number) - desk.box.face(number) / 2.0;
            default -> team.squad().size() < ROOM ? 0.01 + Worth.gain(desk, team, number) : -1;
          };
      case Choice.MakeRoom(int number) ->
          team.squad().contains(number) ? -Worth.loss(desk, team, number) : YOUTH_GOES;
    };
  }

  /// The youth himself is let go only if everybody else would be missed more than this.
  private static final double YOUTH_GOES = -3;
}
