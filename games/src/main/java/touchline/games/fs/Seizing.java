package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Tactics are seized for a coach, coaches for a contract; coach or contract come from hand or from
/// the own dressing room.
@Rule({"FS-033", "FS-036", "FS-039", "FS-040", "FS-041", "FS-A34"})
final class Seizing {
  private static final int FROM_HAND = 0;

  private Seizing() {}

  static void legal(FsState s, Moves out) {
    for (int other = 0; other < s.seats; other++) {
      if (other == s.active) continue;
      for (int t = 1; t <= FsContent.TACTICS; t++) {
        tactics(s, other, t, out);
        coaches(s, other, t, out);
        raids(s, other, t, out);
      }
    }
  }

  private static void tactics(FsState s, int other, int tactic, Moves out) {
    for (int coach = FROM_HAND; coach <= FsContent.TACTICS; coach++)
      if (seizes(s, other, tactic, coach)) out.add(new FsMove.Seize(Seat.at(other), tactic, coach));
  }

  private static void coaches(FsState s, int other, int tactic, Moves out) {
    for (int onto = 1; onto <= FsContent.TACTICS; onto++)
      for (int contract = FROM_HAND; contract <= FsContent.TACTICS; contract++)
        if (hires(s, other, tactic, onto, contract))
          out.add(new FsMove.Hire(Seat.at(other), tactic, onto, contract));
  }

  private static void raids(FsState s, int from, int tactic, Moves out) {
    if (Rooms.unsigned(s, from, tactic - 1) < 0) return;
    for (int contract = FROM_HAND; contract <= FsContent.TACTICS; contract++)
      for (int other = 0; other < s.seats; other++)
        for (int seized = 1; seized <= FsContent.TACTICS; seized++)
          if (raids(s, from, tactic, other, seized, contract))
            out.add(new FsMove.Raid(Seat.at(from), tactic, Seat.at(other), seized, contract));
  }

  @Rule({"FS-033", "FS-036", "FS-A34"})
  static boolean seizes(FsState s, int other, int tactic, int coach) {
    return other != s.active
        && Rooms.free(s, other, tactic - 1) >= 0
        && (coach == FROM_HAND
            ? s.holds(s.active, Kind.COACH)
            : Rooms.coached(s, s.active, coach - 1) >= 0);
  }

  @Rule({"FS-040", "FS-A34"})
  private static boolean hasContract(FsState s, int contract) {
    return contract == FROM_HAND
        ? s.holds(s.active, Kind.CONTRACT)
        : Rooms.signed(s, s.active, contract - 1) >= 0;
  }

  @Rule("FS-039")
  static boolean hires(FsState s, int other, int tactic, int onto, int contract) {
    return other != s.active
        && Rooms.unsigned(s, other, tactic - 1) >= 0
        && Rooms.free(s, s.active, onto - 1) >= 0
        && hasContract(s, contract);
  }

  /// Only for whom there is no place for a coach of his own. The tactic just stripped counts too.
  @Rule({"FS-041", "FS-A35", "FS-A78"})
  static boolean raids(FsState s, int from, int tactic, int other, int seized, int contract) {
    boolean stripped = other == from && seized == tactic;
    return from != s.active
        && other != s.active
        && !Rooms.hasFree(s, s.active)
        && Rooms.unsigned(s, from, tactic - 1) >= 0
        && (stripped || Rooms.free(s, other, seized - 1) >= 0)
        && hasContract(s, contract);
  }

  static void play(FsState s, Seat seat, FsMove.Train move, Log log) {
    if (move instanceof FsMove.Seize(Seat from, int tactic, int coach)) {
      if (coach == FROM_HAND) Cards.discard(s, s.active, Kind.COACH);
      else Rooms.discardCoach(s, Rooms.coached(s, s.active, coach - 1));
      s.room[Rooms.free(s, from.ordinal(), tactic - 1)] = (byte) s.active;
      log.tell(() -> new FsEvent.Seized("FS-036", seat, from, tactic));
    } else if (move instanceof FsMove.Hire(Seat from, int tactic, int onto, int contract)) {
      payContract(s, contract);
      s.coached[Rooms.unsigned(s, from.ordinal(), tactic - 1)] = false;
      s.coached[Rooms.free(s, s.active, onto - 1)] = true;
      log.tell(() -> new FsEvent.Hired("FS-039", seat, from, tactic, onto));
    } else if (move
        instanceof FsMove.Raid(Seat from, int tactic, Seat other, int seized, int contract)) {
      payForRaid(s, from.ordinal(), tactic, contract);
      s.room[Rooms.free(s, other.ordinal(), seized - 1)] = (byte) s.active;
      log.tell(() -> new FsEvent.Raided("FS-041", seat, from, tactic, other, seized));
    }
  }

  /// From the own room the contract leaves a coach who can be seized again.
  @Rule({"FS-040", "FS-A37"})
  private static void payContract(FsState s, int contract) {
    if (contract == FROM_HAND) Cards.discard(s, s.active, Kind.CONTRACT);
    else {
      s.signed[Rooms.signed(s, s.active, contract - 1)] = false;
      Cards.pile(s, Kind.CONTRACT);
    }
  }

  /// The contract lies on the coach that goes with it.
  @Rule("FS-A67")
  private static void payForRaid(FsState s, int from, int tactic, int contract) {
    s.coached[Rooms.unsigned(s, from, tactic - 1)] = false;
    Cards.pile(s, Kind.COACH);
    payContract(s, contract);
  }
}
