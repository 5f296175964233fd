package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// A phase in which nothing but one die is thrown, perhaps several times.
interface Dicing extends Phase<MotsState, Dice> {
  /// The faces of the die.
  Dice[] die();

  /// What a throw leads to.
  void thrown(MotsState s, int pips, Log log);

  /// Once a throw has said so; some phases know it otherwise.
  @Override
  default boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  default Class<Dice> moves() {
    return Dice.class;
  }

  @Override
  default Turn turn(MotsState s) {
    return Turn.LUCK;
  }

  @Override
  default void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK) Faces.add(die(), out);
  }

  @Override
  default Move roll(MotsState s, Rng rng) {
    return Faces.roll(die(), rng);
  }

  @Override
  default void play(MotsState s, Seat seat, Dice dice, Log log) {
    thrown(s, dice.pips(), log);
  }
}
