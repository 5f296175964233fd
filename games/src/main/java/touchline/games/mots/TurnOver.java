package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Before a player card is turned up there is a moment in which managers may still sell; then the
/// one who bids first turns it.
@Rule({"MOTS-064", "MOTS-068", "MOTS-132", "MOTS-145", "MOTS-A30"})
final class TurnOver implements Phase<MotsState, Waiting> {
  @Override
  public Class<Waiting> moves() {
    return Waiting.class;
  }

  /// Comes to this phase for a card offered in this way, or to the next thing where the pile is
  /// empty.
  @Rule("MOTS-A81")
  static boolean ask(MotsState s, Purpose selling, int place) {
    if (Squads.pileEmpty(s)) return false;
    s.stage = Stage.TURN_OVER;
    s.selling = selling;
    s.firstBidder = place;
    Waiting.open(s);
    return true;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Waiting.turn(s, s.seat(s.order[s.firstBidder]));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    Waiting.legal(s, seat, s.seat(s.order[s.firstBidder]), Waiting.TURN_CARD, out);
  }

  @Override
  public void play(MotsState s, Seat seat, Waiting move, Log log) {
    Waiting.play(s, seat, move, log);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Waiting move) {
    return Waiting.refuse(s, "MOTS-145");
  }
}
