package touchline.games.fs;

import touchline.engine.Rule;

/// Dressing rooms: tactics, their coaches and their contracts. There are two cards of each tactic;
/// where an own or another room has both, the one that serves is meant.
final class Rooms {
  private Rooms() {}

  static int tactic(int card) {
    return card / FsContent.COPIES_OF_A_TACTIC;
  }

  /// A card of this tactic (from 0) in that room, coached or not, signed or not; or -1.
  static int find(FsState s, int seat, int tactic, boolean coached, boolean signed) {
    if (tactic < 0 || tactic >= FsContent.TACTICS) return FsState.NOBODY;
    int first = tactic * FsContent.COPIES_OF_A_TACTIC;
    for (int i = first; i < first + FsContent.COPIES_OF_A_TACTIC; i++)
      if (s.room[i] == seat && s.coached[i] == coached && s.signed[i] == signed) return i;
    return FsState.NOBODY;
  }

  /// One without a coach: it can be seized.
  @Rule({"FS-033", "FS-035", "FS-A36"})
  static int free(FsState s, int seat, int tactic) {
    return find(s, seat, tactic, false, false);
  }

  /// One whose coach has no contract: he can be seized.
  @Rule({"FS-038", "FS-A37"})
  static int unsigned(FsState s, int seat, int tactic) {
    return find(s, seat, tactic, true, false);
  }

  static int signed(FsState s, int seat, int tactic) {
    return find(s, seat, tactic, true, true);
  }

  /// One with a coach, without a contract if there is a choice.
  static int coached(FsState s, int seat, int tactic) {
    int loose = unsigned(s, seat, tactic);
    return loose >= 0 ? loose : signed(s, seat, tactic);
  }

  static boolean hasFree(FsState s, int seat) {
    for (int t = 0; t < FsContent.TACTICS; t++) if (free(s, seat, t) >= 0) return true;
    return false;
  }

  static boolean hasCoach(FsState s, int seat) {
    for (int i = 0; i < FsState.TACTIC_CARDS; i++)
      if (s.room[i] == seat && s.coached[i]) return true;
    return false;
  }

  /// A card of the tactic comes out of a hand and lies in the room now.
  static void lay(FsState s, int seat, int tactic) {
    int first = tactic * FsContent.COPIES_OF_A_TACTIC;
    int card = s.room[first] < 0 ? first : first + 1;
    s.room[card] = (byte) seat;
  }

  /// The coach goes to the pile, with the contract that lies on him; a contract lies on its coach.
  @Rule({"FS-A67", "FS-A73"})
  static void discardCoach(FsState s, int card) {
    s.coached[card] = false;
    Cards.pile(s, Kind.COACH);
    if (!s.signed[card]) return;
    s.signed[card] = false;
    Cards.pile(s, Kind.CONTRACT);
  }
}
