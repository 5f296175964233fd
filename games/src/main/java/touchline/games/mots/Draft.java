package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// All two-star cards lie open and are picked in turn until every team has four, then the one-star
/// cards.
@Rule({"MOTS-018", "MOTS-019", "MOTS-020", "MOTS-A09"})
public final class Draft implements Phase<MotsState, Draft.Choose> {
  /// Takes this player, by his number.
  public record Choose(int number) implements Move {}

  private static final int DEALT = 6;
  private static final int EACH = 4;

  @Override
  public Class<Choose> moves() {
    return Choose.class;
  }

  private static int made(MotsState s) {
    int all = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) all += s.size[t];
    return all - DEALT * Deal.teams(s);
  }

  private static int team(MotsState s) {
    return s.order[made(s) % Deal.teams(s)];
  }

  /// The stars of the players that are being picked.
  static int stars(MotsState s) {
    return made(s) < EACH * Deal.teams(s) ? 2 : 1;
  }

  @Override
  public boolean done(MotsState s) {
    return made(s) == 2 * EACH * Deal.teams(s);
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(team(s)));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK || s.manager[team(s)] != seat.ordinal()) return;
    int stars = stars(s);
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (s.box.stars[c] == stars && s.owner[c] == MotsState.PILE) out.add(new Choose(c + 1));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Choose choose, Log log) {
    int team = team(s);
    int stars = stars(s);
    Squads.sign(s, team, choose.number() - 1);
    log.tell(
        () ->
            new MotsEvent.Drafted(
                stars == 2 ? "MOTS-018" : "MOTS-019", Team.at(team), choose.number()));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Choose choose) {
    if (s.manager[team(s)] != seat.ordinal()) return Refusal.NOT_YOUR_TURN;
    return Refusal.of(stars(s) == 2 ? "MOTS-018" : "MOTS-019", "not-laid-open", "stars", stars(s));
  }
}
