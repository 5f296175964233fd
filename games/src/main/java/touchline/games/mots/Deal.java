package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Luck deals one five-star, two four-star and three three-star players to every team, one card at
/// a time round the table.
@Rule({"MOTS-015", "MOTS-016", "MOTS-017"})
final class Deal implements Phase<MotsState, Deal.Dealt> {
  /// This player, by his number, is dealt to the next team.
  public record Dealt(int number) implements Move {}

  private static final int[] STARS = {5, 4, 4, 3, 3, 3};

  @Override
  public Class<Dealt> moves() {
    return Dealt.class;
  }

  /// Managed teams.
  static int teams(MotsState s) {
    return s.seats == 3 ? 3 : MotsState.TEAMS;
  }

  private static int next(MotsState s) {
    int dealt = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) dealt += s.size[t];
    return dealt;
  }

  @Override
  public boolean done(MotsState s) {
    return next(s) == STARS.length * teams(s);
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    int stars = STARS[next(s) / teams(s)];
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (s.box.stars[c] == stars && s.owner[c] == MotsState.PILE) out.add(new Dealt(c + 1));
    }
  }

  @Override
  public Move roll(MotsState s, Rng rng) {
    int stars = STARS[next(s) / teams(s)];
    while (true) {
      int c = rng.below(Lookup.YOUTHS);
      if (s.box.stars[c] == stars && s.owner[c] == MotsState.PILE) return new Dealt(c + 1);
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Dealt dealt, Log log) {
    int team = s.order[next(s) % teams(s)];
    Squads.sign(s, team, dealt.number() - 1);
    log.tell(() -> new MotsEvent.Dealt("MOTS-017", Team.at(team), dealt.number()));
  }
}
