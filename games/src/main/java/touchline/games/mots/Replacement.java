package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// An injured player must be replaced from the bench.
@Rule({"MOTS-165", "MOTS-166"})
public final class Replacement implements Phase<MotsState, Replacement.Replace> {
  /// This player, by his number, comes on.
  public record Replace(int number) implements Move {}

  @Override
  public Class<Replace> moves() {
    return Replace.class;
  }

  @Override
  public boolean done(MotsState s) {
    return s.passed;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(s.hurt));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK || s.seat(s.hurt) != seat) return;
    for (int i = 0; i < s.size[s.hurt]; i++) {
      int card = s.card(s.hurt, i);
      boolean fits =
          Substitutes.formationWith(s, s.line, s.shape[s.hurt], s.hurt, s.hurtPlace, card) >= 0;
      if (fits && Substitutes.benched(s, s.line, s.hurt, card)) out.add(new Replace(card + 1));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Replace move, Log log) {
    int team = s.hurt;
    s.shape[team] =
        (byte) Substitutes.bring(s, s.line, s.shape[team], team, s.hurtPlace, move.number() - 1);
    s.hurt = MotsState.NOBODY;
    s.passed = true;
    log.tell(
        () ->
            new MotsEvent.CameOn(
                "MOTS-165", Team.at(team), move.number(), s.place(team, move.number() - 1) + 1));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Replace move) {
    if (s.seat(s.hurt) != seat) return Refusal.NOT_YOUR_TURN;
    int card = move.number() - 1;
    boolean benched =
        card >= 0 && card < Lookup.CARDS && Substitutes.benched(s, s.line, s.hurt, card);
    return benched
        ? Refusal.of("MOTS-166", "no-formation")
        : Refusal.of("MOTS-165", "not-on-bench");
  }
}
