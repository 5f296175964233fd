package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Luck turns up the top card of the player pile: any of those of unknown order, or, once there are
/// none, the first of those known to lie under it.
@Rule({"MOTS-022", "MOTS-023", "MOTS-064"})
final class TurnUp implements Phase<MotsState, TurnUp.Up> {
  /// This player, by his number, is turned up.
  public record Up(int number) implements Move {}

  @Override
  public Class<Up> moves() {
    return Up.class;
  }

  @Override
  public boolean done(MotsState s) {
    return s.stage == Stage.OPEN_FOUR
        ? s.rowed == Course.FIRST_FOUR || Squads.pileEmpty(s)
        : s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    for (int c = 0; c < Lookup.YOUTHS; c++)
      if (s.owner[c] == MotsState.PILE) out.add(new Up(c + 1));
    if (out.isEmpty()) out.add(new Up(s.under[0] + 1));
  }

  @Override
  public Move roll(MotsState s, Rng rng) {
    int left = 0;
    for (var place : s.owner) if (place == MotsState.PILE) left++;
    if (left == 0) return new Up(s.under[0] + 1);
    left = rng.below(left);
    for (int c = 0; ; c++) if (s.owner[c] == MotsState.PILE && left-- == 0) return new Up(c + 1);
  }

  @Override
  public void play(MotsState s, Seat seat, Up up, Log log) {
    int card = up.number() - 1;
    Squads.turnUp(s, card);
    log.tell(() -> new MotsEvent.TurnedUp("MOTS-064", up.number()));
    s.passed = true;
    if (s.stage == Stage.OPEN_FOUR) s.row[s.rowed++] = (byte) card;
    else s.lot = card;
  }
}
