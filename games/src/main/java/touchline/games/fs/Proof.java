package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// The Starting Eleven: a tactic, a coach, and a fit footballer for each of its positions.
@Rule({"FS-094", "FS-095", "FS-A41", "FS-A55"})
final class Proof {
  private Proof() {}

  /// Announcing is always possible, unless the table helps: then only what can be proved.
  @Rule({"FS-095", "FS-A57"})
  static boolean mayAnnounce(FsState s, int tactic) {
    return s.house.strictProof() || complete(s, s.active, tactic);
  }

  static void announce(FsState s, Seat seat, int tactic, Log log) {
    s.proving = tactic;
    s.names = 0;
    log.tell(() -> new FsEvent.Announced("FS-095", seat, tactic + 1));
  }

  /// On bench, in gym or in hand, where hand cards count.
  @Rule({"FS-A41", "FS-A55"})
  static boolean possesses(FsState s, int seat, int man) {
    return s.owner(man) == seat || !s.house.proofFromTable() && s.holds(seat, man);
  }

  /// The fit footballers in possession.
  @Rule("FS-101")
  static int[] men(FsState s, int seat) {
    var men = new int[FsContent.FOOTBALLERS];
    int all = 0;
    for (int f = 0; f < men.length; f++) if (possesses(s, seat, f) && !s.hurt[f]) men[all++] = f;
    return Arrays.copyOf(men, all);
  }

  static boolean hasTactic(FsState s, int seat, int tactic) {
    for (int i = 0; i < FsState.TACTIC_CARDS; i++)
      if (Rooms.tactic(i) == tactic && s.room[i] == seat) return true;
    return !s.house.proofFromTable() && s.holds(seat, FsContent.FOOTBALLERS + tactic);
  }

  @Rule("FS-A81")
  static boolean hasCoach(FsState s, int seat) {
    return Rooms.hasCoach(s, seat) || !s.house.proofFromTable() && s.holds(seat, Kind.COACH);
  }

  @Rule("FS-094")
  static boolean complete(FsState s, int seat, int tactic) {
    return hasTactic(s, seat, tactic)
        && hasCoach(s, seat)
        && Eleven.filled(s.box, tactic, men(s, seat)) == FsContent.ELEVEN;
  }

  /// Whether what has been named is an eleven.
  @Rule({"FS-094", "FS-101", "FS-102"})
  static boolean holds(FsState s) {
    if (s.names < FsContent.ELEVEN) return false;
    for (int place = 0; place < FsContent.ELEVEN; place++) {
      int man = s.named[place];
      if (s.hurt[man] || !Eleven.plays(s.box, s.proving, place, man)) return false;
    }
    return hasTactic(s, s.active, s.proving) && hasCoach(s, s.active);
  }

  /// Whether he may be named for the next position: where the table helps only if the rest can be
  /// filled then.
  @Rule({"FS-A56", "FS-A57"})
  static boolean mayName(FsState s, int man) {
    if (s.names == FsContent.ELEVEN || !possesses(s, s.active, man) || isNamed(s, man))
      return false;
    if (s.house.strictProof()) return true;
    if (s.hurt[man] || !Eleven.plays(s.box, s.proving, s.names, man)) return false;
    return restFits(s, man);
  }

  @Rule("FS-A56")
  static boolean isNamed(FsState s, int man) {
    for (int i = 0; i < s.names; i++) if (s.named[i] == man) return true;
    return false;
  }

  private static boolean restFits(FsState s, int man) {
    var left = Arrays.stream(men(s, s.active)).filter(f -> f != man && !isNamed(s, f)).toArray();
    return Eleven.filled(s.box, s.proving, s.names + 1, left) == FsContent.ELEVEN - s.names - 1;
  }
}
