package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;

/// What each answer to the present question costs or brings, where the question is about one man.
@Rule({"MOTS-044", "MOTS-126", "MOTS-138", "MOTS-144", "MOTS-A57"})
final class Terms {
  private static final Choice CHOICE = new Choice();
  private static final Emergency EMERGENCY = new Emergency();
  private static final Shortage SHORTAGE = new Shortage();

  private Terms() {}

  static List<MotsView.TermsView> of(MotsState s) {
    return switch (s.stage) {
      case CHOICE -> of(s, CHOICE, s.rolling());
      case EMERGENCY -> of(s, EMERGENCY, Losses.team(s));
      case SHORTAGE -> of(s, SHORTAGE, Shortage.team(s));
      case COLOURS,
          DEAL,
          DRAFT,
          LINE_UPS,
          CHANGES,
          THROW_OFF,
          OPEN_FOUR,
          AUCTION,
          DAY,
          MOVE,
          TURN_OVER,
          TURN_UP,
          CHANCE,
          NUMBERS,
          EURO_FIELD,
          EURO_DRAW,
          KICK_OFF,
          DIE,
          TAKER,
          SIX_THROWS,
          REPLACEMENT,
          SUBSTITUTIONS,
          CONTRACTS,
          LOSSES,
          SWAPS,
          OVER ->
          List.of();
    };
  }

  private static List<MotsView.TermsView> of(MotsState s, Phase<MotsState, ?> phase, int team) {
    if (team < 0 || phase.done(s)) return List.of();
    var answers = new Moves();
    phase.legal(s, s.seat(team), answers);
    var all = new ArrayList<MotsView.TermsView>();
    for (var answer : answers.list()) {
      int number = number(answer);
      if (number > 0) all.add(new MotsView.TermsView(number, money(s, team, answer, number - 1)));
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

  private static int money(MotsState s, int team, Move answer, int card) {
    return switch (answer) {
      case Choice.Accept _ -> -Choice.price(s, card);
      case Choice.MakeRoom _, Emergency.QuickSale _ -> Squads.bankPrice(s, card);
      case Emergency.Rush _ -> -Squads.faceValue(s, card);
      case Shortage.FillUp _ -> -Math.min(Squads.faceValue(s, card), s.cash[team]);
      default -> 0;
    };
  }
}
