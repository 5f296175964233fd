package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// Before the new season every team must have thirteen players: it buys from the pool, and if it
/// cannot pay in full it takes a one-star player for whatever it has.
@Rule({"MOTS-142", "MOTS-143", "MOTS-144", "MOTS-A58"})
public final class Shortage implements Phase<MotsState, Shortage.FillUp> {
  /// Takes this pool player, by his number.
  public record FillUp(int number) implements Move {}

  @Override
  public Class<FillUp> moves() {
    return FillUp.class;
  }

  /// The first team that is short, from the last place to the first, or -1.
  static int team(MotsState s) {
    for (int place = MotsState.TEAMS - 1; place >= 0; place--) {
      int team = s.rank[place];
      if (!s.walkover(team) && s.size[team] < MotsState.LEAST && anybody(s, team)) return team;
    }
    return -1;
  }

  private static boolean anybody(MotsState s, int team) {
    for (int c = 0; c < Lookup.YOUTHS; c++) if (mayTake(s, team, c)) return true;
    return false;
  }

  private static boolean mayTake(MotsState s, int team, int card) {
    return s.owner[card] == MotsState.POOL && !Trade.banned(s, team, card, MotsState.NOBODY);
  }

  @Override
  public boolean done(MotsState s) {
    return team(s) < 0;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(s.seat(team(s)));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK) return;
    int team = team(s);
    if (team < 0 || s.seat(team) != seat) return;
    for (int c = 0; c < Lookup.YOUTHS; c++)
      if (mayTake(s, team, c) && s.cash[team] >= Squads.faceValue(s, c)) out.add(new FillUp(c + 1));
    if (!out.isEmpty()) return;
    for (int c = 0; c < Lookup.YOUTHS; c++) if (mayTake(s, team, c)) out.add(new FillUp(c + 1));
  }

  @Override
  public void play(MotsState s, Seat seat, FillUp move, Log log) {
    int card = move.number() - 1;
    Buy.sign(s, team(s), card, Squads.faceValue(s, card), "MOTS-144", log);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, FillUp move) {
    int team = team(s);
    if (s.seat(team) != seat) return Refusal.NOT_YOUR_TURN;
    int card = move.number() - 1;
    if (card < 0 || card >= Lookup.CARDS || s.owner[card] != MotsState.POOL)
      return Refusal.of("MOTS-144", "not-in-pool");
    if (Trade.banned(s, team, card, MotsState.NOBODY)) return Refusal.of("MOTS-142", "buy-back");
    return Refusal.of("MOTS-A15", "not-enough", "cash", s.cash[team]);
  }
}
