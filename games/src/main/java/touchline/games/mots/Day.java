package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The roller is on turn: an open window, until he throws.
@Rule({"MOTS-035", "MOTS-037"})
final class Day implements Phase<MotsState, Waiting> {
  @Override
  public Class<Waiting> moves() {
    return Waiting.class;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Waiting.turn(s, s.seat(s.rolling()));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    Waiting.legal(s, seat, s.seat(s.rolling()), Waiting.THROW, out);
  }

  @Override
  public void play(MotsState s, Seat seat, Waiting move, Log log) {
    Waiting.play(s, seat, move, log);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Waiting move) {
    return Waiting.refuse(s, "MOTS-037");
  }
}
