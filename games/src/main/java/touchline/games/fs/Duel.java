package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// The confrontation that is on: its two sides (0 the challenger, 1 the challenged player), what
/// their footballers are worth, and who wins.
@Rule({"FS-079", "FS-080"})
final class Duel {
  static final int CHALLENGER = 0;
  static final int CHALLENGED = 1;

  private Duel() {}

  static int man(FsState s, int side) {
    return side == CHALLENGER ? s.mine[s.duel] : s.theirs[s.duel];
  }

  /// The seat on that side; footballers stay on their bench until it is decided.
  static int seat(FsState s, int side) {
    return s.lies[man(s, side)];
  }

  /// Nothing has been said yet.
  static void begin(FsState s) {
    s.challengersWord = false;
    s.passes = 0;
    s.round = 0;
    Arrays.fill(s.extra, (byte) 0);
    Arrays.fill(s.honoured, false);
    Arrays.fill(s.supported, false);
    s.hurtSide = FsState.NOBODY;
    int other = seat(s, CHALLENGED);
    s.silenced[CHALLENGED] = (s.muzzled & 1 << other) != 0;
    s.silenced[CHALLENGER] = (s.muzzling & 1 << other) != 0;
  }

  /// What he has to show in this attribute: printed, injured, with fans, and what was added.
  @Rule({"FS-031", "FS-063", "FS-073", "FS-A20", "FS-A29"})
  static int value(FsState s, int side, Attribute attribute) {
    int man = man(s, side);
    int printed = s.man(man).attributes().get(attribute.ordinal());
    int fit = s.hurt[man] ? Math.max(0, printed - 1) : printed;
    int fans = s.fans[seat(s, side)] ? 1 : 0;
    return fit + fans + s.extra[side * Attribute.COUNT + attribute.ordinal()];
  }

  /// The side that wins, and the rule by which.
  private record Verdict(int side, String rule) {}

  @Rule({"FS-077", "FS-079", "FS-080"})
  private static Verdict verdict(FsState s) {
    if (s.hurtSide >= 0) return new Verdict(1 - s.hurtSide, "FS-077");
    int lead = 0;
    for (var attribute : Attribute.values())
      lead += Integer.signum(value(s, CHALLENGER, attribute) - value(s, CHALLENGED, attribute));
    return lead == 0 ? tieBreak(s) : new Verdict(ahead(lead > 0), "FS-079");
  }

  /// Fans if only one has them; the level if both do; else the lower number.
  @Rule({"FS-081", "FS-082", "FS-083", "FS-A23"})
  private static Verdict tieBreak(FsState s) {
    boolean ours = s.fans[seat(s, CHALLENGER)];
    if (ours != s.fans[seat(s, CHALLENGED)]) return new Verdict(ahead(ours), "FS-081");
    var own = s.man(man(s, CHALLENGER));
    var other = s.man(man(s, CHALLENGED));
    if (ours && own.level() != other.level())
      return new Verdict(ahead(own.level() > other.level()), "FS-082");
    return new Verdict(ahead(own.number() < other.number()), "FS-083");
  }

  private static int ahead(boolean challenger) {
    return challenger ? CHALLENGER : CHALLENGED;
  }

  /// Values are compared, the loser goes to the winner's bench, what was played to the pile.
  @Rule({"FS-068", "FS-071", "FS-078", "FS-084", "FS-085", "FS-A18", "FS-A31", "FS-A59"})
  static void settle(FsState s, Log log) {
    if (s.hurtSide < 0) compare(s, log);
    var verdict = verdict(s);
    int side = verdict.side;
    int by = seat(s, side);
    int from = seat(s, 1 - side);
    int won = s.man(man(s, side)).number();
    int lost = s.man(man(s, 1 - side)).number();
    log.tell(() -> new FsEvent.Won(verdict.rule, Seat.at(by), won, Seat.at(from), lost));
    roar(s, side, by, from);
    s.lies[man(s, 1 - side)] = (byte) by;
    for (int i = 0; i < s.lays; i++) Cards.pile(s, s.laid[i]);
    s.lays = 0;
    s.settled |= 1 << s.duel;
    s.duel = FsState.NOBODY;
  }

  private static void compare(FsState s, Log log) {
    for (var attribute : Attribute.values()) {
      int ours = value(s, CHALLENGER, attribute);
      int theirs = value(s, CHALLENGED, attribute);
      log.tell(() -> new FsEvent.Compared("FS-079", attribute, ours, theirs));
    }
  }

  /// A Lion who has won may take the loser's fans, however he won, challenging or challenged; one
  /// of an eliminated player does nothing.
  @Rule({"FS-086", "FS-A21", "FS-A59", "FS-A80"})
  private static void roar(FsState s, int side, int by, int from) {
    s.lion = FsState.NOBODY;
    if (!s.man(man(s, side)).lion() || !s.fans[from] || s.isOut(by)) return;
    s.lion = by;
    s.robbedOfFans = from;
  }
}
