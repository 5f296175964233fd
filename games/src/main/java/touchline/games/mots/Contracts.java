package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// Contract extensions: every manager turns two players of his line-up face down (one more with a
/// Loyalty card); they stay. All choose covered and at the same time.
@Rule({"MOTS-122", "MOTS-A84"})
public final class Contracts implements Phase<MotsState, Contracts.Extend> {
  /// Turns this player, by his number, face down.
  public record Extend(int number) implements Move {}

  static final byte COVERED = 1;
  static final byte TURNED = 2;
  private static final int EACH = 2;

  @Override
  public Class<Extend> moves() {
    return Extend.class;
  }

  /// Starts the step.
  static void start(MotsState s) {
    s.stage = Stage.CONTRACTS;
    java.util.Arrays.fill(s.down, (byte) 0);
  }

  /// How many this team may still turn.
  static int left(MotsState s, int team) {
    int turned = 0;
    int standing = 0;
    for (int i = 0; i < Formation.ELEVEN; i++) {
      int card = s.placed(team, i);
      if (card < 0) continue;
      standing++;
      if (s.down[card] != 0) turned++;
    }
    return Math.min(standing, EACH + s.loyal[team]) - turned;
  }

  /// The team this seat chooses for now, or -1.
  static int team(MotsState s, Seat seat) {
    for (int place = 0; place < MotsState.TEAMS; place++) {
      int team = s.order[place];
      if (team >= 0 && s.manager[team] == seat.ordinal() && left(s, team) > 0) return team;
    }
    return -1;
  }

  private static int waiting(MotsState s) {
    int seats = 0;
    for (int t = 0; t < MotsState.TEAMS; t++)
      if (!s.walkover(t) && left(s, t) > 0) seats |= 1 << s.manager[t];
    return seats;
  }

  @Override
  public boolean done(MotsState s) {
    return waiting(s) == 0;
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(new Seats(waiting(s)));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK) return;
    int team = team(s, seat);
    if (team < 0) return;
    for (int i = 0; i < Formation.ELEVEN; i++) {
      int card = s.placed(team, i);
      if (card >= 0 && s.down[card] == 0) out.add(new Extend(card + 1));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Extend move, Log log) {
    s.down[move.number() - 1] = COVERED;
    if (waiting(s) != 0) return;
    log.reveal();
    for (int c = 0; c < Lookup.CARDS; c++) {
      if (s.down[c] == 0) continue;
      s.down[c] = TURNED;
      int card = c;
      log.tell(() -> new MotsEvent.Extended("MOTS-122", Team.at(s.owner[card]), card + 1));
    }
    java.util.Arrays.fill(s.loyal, (byte) 0);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Extend move) {
    return team(s, seat) < 0 ? Refusal.NOT_YOUR_TURN : Refusal.of("MOTS-122", "not-in-line-up");
  }
}
