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
      if (inPile(s, c, stars)) out.add(new Dealt(c + 1));
    }
  }

  @Override
  public Move roll(MotsState s, Rng rng) {
    int stars = STARS[next(s) / teams(s)];
    if (left(s, stars) == 0)
      throw new IllegalStateException("no player of " + stars + " stars is left");
    while (true) { // recorded seeds depend on this way of drawing
      int c = rng.below(Lookup.YOUTHS);
      if (inPile(s, c, stars)) return new Dealt(c + 1);
    }
  }

  private static boolean inPile(MotsState s, int card, int stars) {
    return s.box.stars[card] == stars && s.owner[card] == MotsState.PILE;
  }

  private static int left(MotsState s, int stars) {
    int left = 0;
    for (int c = 0; c < Lookup.YOUTHS; c++) if (inPile(s, c, stars)) left++;
    return left;
  }

  /// Whether the pile holds all that is still to be dealt.
  static boolean enough(MotsState s) {
    for (int i = next(s); i < STARS.length * teams(s); i++) {
      int stars = STARS[i / teams(s)];
      int needed = 0;
      for (int j = i; j < STARS.length * teams(s); j++) if (STARS[j / teams(s)] == stars) needed++;
      if (left(s, stars) < needed) return false;
    }
    return true;
  }

  @Override
  public void play(MotsState s, Seat seat, Dealt dealt, Log log) {
    int team = s.order[next(s) % teams(s)];
    Squads.sign(s, team, dealt.number() - 1);
    log.tell(() -> new MotsEvent.Dealt("MOTS-017", Team.at(team), dealt.number()));
  }
}
