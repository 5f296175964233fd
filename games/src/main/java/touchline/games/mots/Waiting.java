package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// An open window: before the roller throws, or a card is turned up, anybody may ask once to be
/// waited for, do what he likes beside the turn, and say when he is done.
@Rule({"MOTS-045", "MOTS-138", "MOTS-A67"})
public sealed interface Waiting extends Move {
  /// The roller throws the three-sided die.
  record Throw() implements Waiting {}

  /// The first bidder turns the top card up.
  record TurnCard() implements Waiting {}

  /// The manager who asked to be waited for is done.
  record GoOn() implements Waiting {}

  Throw THROW = new Throw();
  TurnCard TURN_CARD = new TurnCard();
  GoOn GO_ON = new GoOn();

  /// Opens a window: everybody may ask again.
  static void open(MotsState s) {
    s.wait = 0;
    s.waited = 0;
    s.offered = 0;
  }

  /// Waits for those who asked for it, else for the seat whose move it is.
  static Turn turn(MotsState s, Seat mover) {
    return s.wait != 0 ? Turn.of(new Seats(s.wait)) : Turn.of(mover);
  }

  /// The moves of a window.
  static void legal(MotsState s, Seat seat, Seat mover, Waiting main, Moves out) {
    if (s.wait == 0 && seat == mover) out.add(main);
    if ((s.wait & seat.bit()) != 0) out.add(GO_ON);
  }

  /// Plays a move of a window.
  static void play(MotsState s, Seat seat, Waiting move, Log log) {
    switch (move) {
      case Throw() -> s.passed = true;
      case TurnCard() -> s.passed = true;
      case GoOn() -> {
        s.wait &= ~seat.bit();
        log.tell(() -> new MotsEvent.WentOn("MOTS-A67", seat));
      }
    }
  }

  /// Why a move of a window is not legal.
  static Refusal refuse(MotsState s, String rule) {
    return s.wait != 0 ? Refusal.of(rule, "somebody-asked-to-wait") : Refusal.NOT_YOUR_TURN;
  }
}
