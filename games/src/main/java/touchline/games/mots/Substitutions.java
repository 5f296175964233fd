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

/// After each throw of the advanced match both managers may substitute, covered and at the same
/// time.
@Rule({"MOTS-169", "MOTS-A74", "MOTS-A90"})
public final class Substitutions implements Phase<MotsState, Substitutions.Sub> {
  /// What a manager may do.
  public sealed interface Sub extends Move {}

  /// The second player, by his number, comes on for the first.
  public record BringOn(int out, int in) implements Sub {}

  /// No (further) change.
  public record PlayOn() implements Sub {}

  private static final PlayOn PLAY_ON = new PlayOn();

  @Override
  public Class<Sub> moves() {
    return Sub.class;
  }

  /// Asks both sides, except where there is nobody to ask or nothing to choose.
  static void ask(MotsState s) {
    int teams = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (t != s.home[s.playing] && t != s.away[s.playing] || Eleven.strongestOnly(s, t)) continue;
      LineUps.copyShown(s, t);
      var out = new Moves();
      changes(s, t, out);
      if (out.isEmpty()) LineUps.clear(s, t);
      else teams |= 1 << t;
    }
    if (teams == 0) return;
    s.building = teams;
    s.ready = 0;
    s.stage = Stage.SUBSTITUTIONS;
  }

  @Override
  public boolean done(MotsState s) {
    return s.ready == s.building;
  }

  @Override
  public Turn turn(MotsState s) {
    int seats = 0;
    for (int t = 0; t < MotsState.TEAMS; t++)
      if ((s.building & ~s.ready & 1 << t) != 0) seats |= 1 << s.manager[t];
    return Turn.of(new Seats(seats));
  }

  private static int team(MotsState s, Seat seat) {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.building & ~s.ready & 1 << t) != 0 && s.manager[t] == seat.ordinal()) return t;
    }
    return -1;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    int team = team(s, seat);
    if (team < 0) return;
    out.add(PLAY_ON);
    changes(s, team, out);
  }

  private static void changes(MotsState s, int team, Moves out) {
    for (int place = 0; place < Formation.ELEVEN; place++) {
      int off = s.pick[team * Formation.ELEVEN + place];
      if (off < 0 || s.place(team, off) < 0) continue; // who has just come on stays
      for (int i = 0; i < s.size[team]; i++) {
        int on = s.card(team, i);
        if (!Substitutes.benched(s, s.pick, team, on) || s.place(team, on) >= 0) continue;
        if (Substitutes.formationWith(s, s.pick, s.pickShape[team], team, place, on) >= 0)
          out.add(new BringOn(off + 1, on + 1));
      }
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Sub move, Log log) {
    int team = team(s, seat);
    switch (move) {
      case BringOn(int out, int in) -> {
        int base = team * Formation.ELEVEN;
        int place = 0;
        while (s.pick[base + place] != out - 1) place++;
        s.pickShape[team] =
            (byte) Substitutes.bring(s, s.pick, s.pickShape[team], team, place, in - 1);
      }
      case PlayOn() -> {
        s.ready |= 1 << team;
        if (s.ready == s.building) show(s, log);
      }
    }
  }

  private static void show(MotsState s, Log log) {
    log.reveal();
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.building & 1 << t) == 0) continue;
      int base = t * Formation.ELEVEN;
      var team = Team.at(t);
      for (int i = 0; i < Formation.ELEVEN; i++) {
        int off = s.line[base + i];
        if (off >= 0 && !in(s.pick, base, off)) s.gone[off] = 1;
        int on = s.pick[base + i];
        int place = i + 1;
        if (on >= 0 && !in(s.line, base, on))
          log.tell(() -> new MotsEvent.CameOn("MOTS-169", team, on + 1, place));
      }
      System.arraycopy(s.pick, base, s.line, base, Formation.ELEVEN);
      s.shape[t] = s.pickShape[t];
      LineUps.clear(s, t);
    }
  }

  private static boolean in(byte[] line, int base, int card) {
    for (int i = 0; i < Formation.ELEVEN; i++) if (line[base + i] == card) return true;
    return false;
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Sub move) {
    return team(s, seat) < 0 ? Refusal.NOT_YOUR_TURN : Refusal.of("MOTS-A74", "not-possible");
  }
}
