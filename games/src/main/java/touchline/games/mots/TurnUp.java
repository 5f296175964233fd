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

  private static final Up[] UPS = ups();

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
    out.add(UPS, 0, CardSets.at(s, MotsState.PILE, 0));
    out.add(UPS, Long.SIZE, CardSets.at(s, MotsState.PILE, 1));
    if (out.isEmpty()) out.add(UPS[s.under[0]]);
  }

  @Override
  public Move roll(MotsState s, Rng rng) {
    long low = CardSets.at(s, MotsState.PILE, 0);
    long high = CardSets.at(s, MotsState.PILE, 1);
    int there = CardSets.count(low, high);
    return UPS[there == 0 ? s.under[0] : CardSets.nth(low, high, rng.below(there))];
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

  private static Up[] ups() {
    var all = new Up[Lookup.CARDS];
    for (int c = 0; c < all.length; c++) all[c] = new Up(c + 1);
    return all;
  }
}
