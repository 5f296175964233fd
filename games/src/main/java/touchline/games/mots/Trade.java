package touchline.games.mots;

import touchline.engine.Rule;
import touchline.engine.Seat;

/// What holds for all buying and selling: when it is allowed, and who may not buy whom.
@Rule({"MOTS-138", "MOTS-140", "MOTS-A67"})
final class Trade {
  private Trade() {}

  /// Whether a window is open in which anybody may act beside the turn.
  static boolean windowOpen(MotsState s) {
    return s.stage == Stage.DAY || s.stage == Stage.TURN_OVER;
  }

  /// Whether this team may buy from the pool or sell to the bank now: in a window, or before it has
  /// begun to build a line-up.
  static boolean open(MotsState s, int team) {
    if (windowOpen(s)) return true;
    if (s.stage != Stage.LINE_UPS || s.lining == Purpose.STRONGEST) return false;
    return (s.building & ~s.ready & 1 << team) != 0 && s.pickShape[team] < 0;
  }

  /// Whether the seat manages the team, and the team may trade now.
  static boolean may(MotsState s, Seat seat, int team) {
    return s.manager[team] == seat.ordinal() && open(s, team);
  }

  /// After A sold to B, A may not in this season buy from B a player of the same position and
  /// stars, nor the same player from anyone; and never from its own manager's other team. The ban
  /// is one between managers: it holds for all of their teams.
  @Rule({"MOTS-142", "MOTS-148", "MOTS-A65", "MOTS-A88"})
  static boolean banned(MotsState s, int buyer, int card, int seller) {
    int own = teams(s, buyer);
    if ((s.soldBy[card] & own) != 0) return true;
    if (seller < 0) return false;
    int theirs = teams(s, seller);
    return own == theirs || sold(s, own, theirs, kind(s, card));
  }

  /// The teams of the manager who has this one.
  private static int teams(MotsState s, int team) {
    int mask = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) if (s.manager[t] == s.manager[team]) mask |= 1 << t;
    return mask;
  }

  /// Whether any of these teams has sold a player of this kind to any of those.
  private static boolean sold(MotsState s, int from, int to, int kind) {
    for (int pair = 0; pair < s.sales.length; pair++) {
      boolean between =
          (from & 1 << pair / MotsState.TEAMS) != 0 && (to & 1 << pair % MotsState.TEAMS) != 0;
      if (between && (s.sales[pair] & kind) != 0) return true;
    }
    return false;
  }

  /// Remembers that the seller sold this card to the buyer.
  static void remember(MotsState s, int seller, int buyer, int card) {
    s.soldBy[card] |= (byte) (1 << seller);
    s.sales[seller * MotsState.TEAMS + buyer] |= kind(s, card);
  }

  private static int kind(MotsState s, int card) {
    return 1 << s.box.position[card] * 5 + s.box.stars[card] - 1;
  }
}
