package touchline.games.fs;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Log;
import touchline.engine.Result;
import touchline.engine.Rule;

/// How seats leave the game, and how it ends.
@Rule({"FS-096", "FS-098", "FS-099", "FS-100"})
final class Ending {
  private Ending() {}

  /// What was named out of the hand has been shown: it lies on the table now, and the tactic and
  /// the coach with it.
  @Rule({"FS-099", "FS-A71"})
  static void layOpen(FsState s) {
    int by = s.active;
    for (int place = 0; place < s.names; place++) {
      int man = s.named[place];
      if (!s.holds(by, man)) continue;
      Cards.play(s, by, man);
      s.lies[man] = (byte) by;
    }
    int tactic = FsContent.FOOTBALLERS + s.proving;
    boolean onTable = hasOnTable(s, by, s.proving);
    if (!onTable && !s.house.proofFromTable() && s.holds(by, tactic)) {
      Cards.play(s, by, tactic);
      Rooms.lay(s, by, s.proving);
    }
    if (!Rooms.hasCoach(s, by) && !s.house.proofFromTable() && s.holds(by, Kind.COACH))
      showCoach(s, by);
  }

  private static boolean hasOnTable(FsState s, int seat, int tactic) {
    for (int i = 0; i < FsState.TACTIC_CARDS; i++)
      if (Rooms.tactic(i) == tactic && s.room[i] == seat) return true;
    return false;
  }

  /// He takes over a tactic that has none; where there is no tactic he goes to the pile.
  @Rule("FS-A71")
  private static void showCoach(FsState s, int by) {
    Cards.play(s, by, FsContent.card(Kind.COACH));
    int own = Rooms.free(s, by, s.proving);
    for (int t = 0; own < 0 && t < FsContent.TACTICS; t++) own = Rooms.free(s, by, t);
    if (own >= 0) s.coached[own] = true;
    else Cards.pile(s, Kind.COACH);
  }

  /// The active player is out: what he has not shown goes back into the deck, his footballers stay
  /// on the bench, also those from the gym, and his turn is over.
  @Rule({"FS-097", "FS-098", "FS-099", "FS-A58", "FS-A60", "FS-A61", "FS-A66"})
  static void eliminate(FsState s) {
    int by = s.active;
    s.out |= 1 << by;
    Cards.giveBack(s, by);
    for (int g = 0; g < FsState.GYMS; g++) if (s.gym[g] == by) Gyms.clear(s, g);
    s.trained = true;
    if (s.left() > 1) return;
    s.winner = 0;
    while (s.isOut(s.winner)) s.winner++;
    s.stage = Stage.OVER;
  }

  /// Whether the turn that has just ended was the last one of the limit.
  @Rule("FS-A69")
  static boolean timeUp(FsState s, Log log) {
    if (s.house.turnLimit() == 0 || s.turns < s.house.turnLimit() * s.seats) return false;
    int best = 0;
    for (int seat = 0; seat < s.seats; seat++) best = Math.max(best, places(s, seat));
    int most = best;
    log.tell(() -> new FsEvent.TimeUp("FS-A69", most));
    return true;
  }

  /// The most positions of an own tactic that the seat could fill.
  @Rule("FS-A69")
  private static int places(FsState s, int seat) {
    if (s.isOut(seat)) return 0;
    var men = Proof.men(s, seat);
    int best = 0;
    for (int t = 0; t < FsContent.TACTICS; t++)
      if (Proof.hasTactic(s, seat, t)) best = Math.max(best, Eleven.filled(s.box, t, men));
    return best;
  }

  /// The highest sum of levels of those who fill most positions of one tactic.
  private static int levels(FsState s, int seat) {
    int places = places(s, seat);
    int best = 0;
    for (int t = 0; t < FsContent.TACTICS; t++) {
      if (!Proof.hasTactic(s, seat, t)) continue;
      best = Math.max(best, Strongest.sum(s.box, t, Proof.men(s, seat), places));
    }
    return best;
  }

  /// One has proved, or one is left; else the limit decides by positions, then levels, then not.
  static Result result(FsState s) {
    var points = new ArrayList<Integer>();
    var places = new ArrayList<Integer>();
    if (s.winner >= 0) {
      for (int seat = 0; seat < s.seats; seat++) {
        places.add(seat == s.winner ? 1 : 2);
        points.add(seat == s.winner ? 1 : 0);
      }
      return new Result(s.proved ? "proved" : "last-one-left", places, points);
    }
    var worth = new int[s.seats];
    for (int seat = 0; seat < s.seats; seat++)
      worth[seat] = s.isOut(seat) ? -1 : 1000 * places(s, seat) + levels(s, seat);
    for (int seat = 0; seat < s.seats; seat++) {
      int better = 0;
      for (int other : worth) if (other > worth[seat]) better++;
      places.add(1 + better);
      points.add(Math.max(0, worth[seat] / 1000));
    }
    return new Result("time-up", List.copyOf(places), List.copyOf(points));
  }
}
