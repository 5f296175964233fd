package touchline.games.mots;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// What each answer to the present question costs or brings, where the question is about one man.
@Rule({"MOTS-044", "MOTS-126", "MOTS-138", "MOTS-144", "MOTS-A57"})
final class Terms {
  private static final Map<Stage, Phase<MotsState, ?>> ABOUT_ONE_MAN =
      new EnumMap<>(
          Map.of(
              Stage.CHOICE, new Choice(),
              Stage.EMERGENCY, new Emergency(),
              Stage.SHORTAGE, new Shortage()));

  private Terms() {}

  static List<MotsView.TermsView> of(MotsState s) {
    var phase = ABOUT_ONE_MAN.get(s.stage);
    if (phase == null || phase.done(s) || !(phase.turn(s) instanceof Turn.Decide(Seats asked)))
      return List.of();
    var answers = new Moves();
    phase.legal(s, asked.lowest(), answers);
    var all = new ArrayList<MotsView.TermsView>();
    for (var answer : answers.list()) {
      int number = number(answer);
      if (number > 0) all.add(new MotsView.TermsView(number, money(s, answer, number - 1)));
    }
    return all;
  }

  private static int number(Move answer) {
    return switch (answer) {
      case Choice.Accept(int number) -> number;
      case Choice.MakeRoom(int number) -> number;
      case Emergency.Rush(int number) -> number;
      case Emergency.QuickSale(int number) -> number;
      case Shortage.FillUp(int number) -> number;
      default -> 0;
    };
  }

  private static int money(MotsState s, Move answer, int card) {
    return switch (answer) {
      case Choice.Accept _ -> -Choice.price(s, card);
      case Choice.MakeRoom _, Emergency.QuickSale _ -> Squads.bankPrice(s, card);
      case Emergency.Rush _ -> -Squads.faceValue(s, card);
      case Shortage.FillUp _ -> -Math.min(Squads.faceValue(s, card), s.cash[Shortage.team(s)]);
      default -> 0;
    };
  }
}
