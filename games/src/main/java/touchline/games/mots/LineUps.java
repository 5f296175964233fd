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

/// Line-ups are built covered, place by place: a formation, then one player for each place from the
/// goalkeeper on, then ready. When all are ready all are shown. A manager with two teams builds one
/// after the other. The same serves the one change after the showing.
@Rule({"MOTS-069", "MOTS-083", "MOTS-A31"})
public final class LineUps implements Phase<MotsState, LineUps.Building> {
  /// One decision on the way to a line-up.
  public sealed interface Building extends Move {}

  /// Chooses the formation.
  public record Shape(int defenders, int midfielders, int attackers) implements Building {}

  /// Puts a player, by his number, on the next place.
  public record Pick(int number) implements Building {}

  /// Leaves the next place empty, because there is nobody for it.
  public record Leave() implements Building {}

  /// Closes the line-up.
  public record Ready() implements Building {}

  /// Keeps the line-up as it was shown.
  public record Keep() implements Building {}

  /// Replaces one shown player by another of his position: where one change is one player.
  public record Exchange(int out, int in) implements Building {}

  private static final Ready READY = new Ready();
  private static final Keep KEEP = new Keep();

  @Override
  public Class<Building> moves() {
    return Building.class;
  }

  /// Asks these teams for line-ups.
  static void ask(MotsState s, int teams, Purpose purpose) {
    s.lining = purpose;
    s.building = teams;
    s.ready = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) if ((teams & 1 << t) != 0) clear(s, t);
    s.stage = Stage.LINE_UPS;
  }

  /// Asks these teams whether they change what they have shown.
  static void askForChanges(MotsState s, int teams) {
    ask(s, teams, Purpose.MATCHES);
    s.stage = Stage.CHANGES;
  }

  static void clear(MotsState s, int team) {
    s.pickShape[team] = MotsState.NOBODY;
    CardSets.end(s, team);
    s.decided[team] = 0;
    java.util.Arrays.fill(
        s.pick, team * Formation.ELEVEN, (team + 1) * Formation.ELEVEN, MotsState.OPEN);
  }

  @Override
  public boolean done(MotsState s) {
    return s.ready == s.building;
  }

  @Override
  public Turn turn(MotsState s) {
    int seats = 0;
    for (int place = 0; place < MotsState.TEAMS; place++) {
      int team = s.order[place];
      if ((s.building & ~s.ready & 1 << team) == 0) continue;
      seats |= 1 << s.manager[team];
      if (inTheOpen(s)) break;
    }
    return Turn.of(new Seats(seats));
  }

  /// Whether line-ups are shown one after the other as they are made.
  private static boolean inTheOpen(MotsState s) {
    return s.house.showing == House.Showing.OPEN && s.lining == Purpose.MATCHES;
  }

  /// Whether everybody sees this decision made: where line-ups are made in the open, one is shown
  /// when it is closed.
  static boolean seen(MotsState s, Building move) {
    return inTheOpen(s) && move instanceof Ready;
  }

  /// The team this seat builds for now, or -1.
  static int team(MotsState s, Seat seat) {
    for (int place = 0; place < MotsState.TEAMS; place++) {
      int team = s.order[place];
      if ((s.building & ~s.ready & 1 << team) == 0) continue;
      if (s.manager[team] == seat.ordinal()) return team;
      if (inTheOpen(s)) return -1;
    }
    return -1;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat == Seat.LUCK) return;
    int team = team(s, seat);
    if (team < 0) return;
    if (s.pickShape[team] >= 0) {
      int place = s.decided[team];
      if (place == Formation.ELEVEN) out.add(READY);
      else LineUpChoices.picks(s, team, place, out);
      return;
    }
    if (s.stage == Stage.CHANGES) {
      out.add(KEEP);
      if (s.house.showing == House.Showing.COVERED_ONE) {
        LineUpChoices.exchanges(s, team, out);
        return;
      }
    }
    LineUpChoices.shapes(s, team, out);
  }

  @Override
  public void play(MotsState s, Seat seat, Building move, Log log) {
    int team = team(s, seat);
    if (cover(s, team, move)) close(s, team, log);
  }

  /// Carries out the move on the covered line-up; whether that closes it.
  static boolean cover(MotsState s, int team, Building move) {
    int base = team * Formation.ELEVEN;
    switch (move) {
      case Shape(int d, int m, int a) -> {
        s.pickShape[team] = (byte) new Formation(d, m, a).index();
        CardSets.begin(s, team);
      }
      case Pick(int number) -> {
        s.pick[base + s.decided[team]++] = (byte) (number - 1);
        CardSets.pick(s, team, number - 1);
      }
      case Leave() -> s.pick[base + s.decided[team]++] = MotsState.EMPTY;
      case Ready() -> CardSets.end(s, team);
      case Keep() -> copyShown(s, team);
      case Exchange(int out, int in) -> {
        copyShown(s, team);
        s.pick[base + s.place(team, out - 1)] = (byte) (in - 1);
      }
    }
    return move instanceof Ready || move instanceof Keep || move instanceof Exchange;
  }

  /// Covers the line-up that is shown, to be changed.
  static void copyShown(MotsState s, int team) {
    int base = team * Formation.ELEVEN;
    System.arraycopy(s.line, base, s.pick, base, Formation.ELEVEN);
    s.pickShape[team] = s.shape[team];
    s.decided[team] = Formation.ELEVEN;
  }

  private static void close(MotsState s, int team, Log log) {
    s.ready |= 1 << team;
    log.tell(() -> new MotsEvent.Covered("MOTS-083", Team.at(team)));
    if (inTheOpen(s)) show(s, team, log);
    else if (s.ready == s.building) {
      for (int t = 0; t < MotsState.TEAMS; t++) if ((s.building & 1 << t) != 0) show(s, t, log);
    }
  }

  private static void show(MotsState s, int team, Log log) {
    int base = team * Formation.ELEVEN;
    System.arraycopy(s.pick, base, s.line, base, Formation.ELEVEN);
    s.shape[team] = s.pickShape[team];
    clear(s, team);
    log.reveal();
    log.tell(
        () ->
            new MotsEvent.LinedUp(
                Cited.lineUp(s, team),
                Team.at(team),
                Formation.ALL.get(s.shape[team]).text(),
                Cards.numbers(s.line, base)));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Building move) {
    int team = team(s, seat);
    if (team < 0) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case Shape shape
          when new Formation(shape.defenders(), shape.midfielders(), shape.attackers()).index()
              < 0 ->
          Refusal.of("MOTS-030", "no-such-formation");
      case Shape shape -> refuseShape(s, team, shape);
      case Pick(int number) -> refusePick(s, team, number - 1);
      case Leave() -> Refusal.of("MOTS-033", "somebody-fits");
      case Ready() -> Refusal.of("MOTS-029", "not-eleven");
      case Keep() -> Refusal.NOT_ON_OFFER;
      case Exchange _
          when s.stage != Stage.CHANGES || s.house.showing != House.Showing.COVERED_ONE ->
          Refusal.of("MOTS-083", "no-exchange");
      case Exchange _ -> Refusal.of("MOTS-031", "wrong-position");
    };
  }

  private static Refusal refuseShape(MotsState s, int team, Shape shape) {
    int f = new Formation(shape.defenders(), shape.midfielders(), shape.attackers()).index();
    if (f >= s.house.formations) return Refusal.of("MOTS-030", "no-such-formation");
    if (s.pickShape[team] >= 0) return Refusal.of("MOTS-083", "formation-chosen");
    if (s.stage == Stage.CHANGES && s.house.showing == House.Showing.COVERED_ONE)
      return Refusal.of("MOTS-083", "one-player-only");
    return Eleven.strongestOnly(s, team)
        ? Refusal.of(Cited.lineUp(s, team), "not-the-strongest")
        : Refusal.of("MOTS-033", "cannot-fill");
  }

  private static Refusal refusePick(MotsState s, int team, int card) {
    if (card < 0 || card >= Lookup.CARDS || s.owner[card] != team)
      return Refusal.of("MOTS-069", "not-in-squad");
    if (s.pickShape[team] < 0) return Refusal.of("MOTS-030", "formation-first");
    int place = s.decided[team];
    if (place == Formation.ELEVEN) return Refusal.of("MOTS-029", "eleven-already");
    if (Eleven.isPicked(s, team, card)) return Refusal.of("MOTS-029", "picked-already");
    if (!Eleven.available(s, card)) return Refusal.of("MOTS-069", "absent");
    int position = Formation.position(s.pickShape[team], place);
    if (!Eleven.fits(s, card, position)) return Refusal.of("MOTS-031", "wrong-position");
    return Eleven.strongestOnly(s, team)
        ? Refusal.of(Cited.lineUp(s, team), "not-the-strongest")
        : Refusal.of("MOTS-033", "cannot-fill");
  }
}
