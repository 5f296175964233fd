package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Agent, Supporter, Scout, Injury and Doctor in training.
@Rule({"FS-049", "FS-051", "FS-052", "FS-053", "FS-054"})
final class Characters {
  private Characters() {}

  /// From any other bench, also of an eliminated player, also an injured footballer.
  @Rule({"FS-049", "FS-A45", "FS-A79"})
  static boolean mayPoach(FsState s, int man) {
    int where = s.lies[man];
    return where >= 0 && where < FsState.FIRST_GYM && where != s.active;
  }

  /// A fit footballer of somebody else, in a gym; or also on a bench.
  @Rule({"FS-053", "FS-A16", "FS-A17"})
  static boolean mayInjure(FsState s, int man) {
    int owner = s.owner(man);
    boolean gym = s.lies[man] >= FsState.FIRST_GYM;
    return owner >= 0 && owner != s.active && !s.hurt[man] && (gym || s.house.injuryOnBench());
  }

  @Rule("FS-A48")
  static boolean mayCure(FsState s, int man) {
    return s.hurt[man] && s.owner(man) == s.active;
  }

  /// From one hand two cards, or from two hands one each; somebody eliminated has no hand.
  @Rule({"FS-051", "FS-A46"})
  static void sways(FsState s, Moves out) {
    for (int a = 0; a < s.seats; a++)
      for (int b = a; b < s.seats; b++)
        if (maySway(s, a, b)) out.add(new FsMove.Sway(Seat.at(a), Seat.at(b)));
  }

  static boolean maySway(FsState s, int first, int second) {
    return first <= second && hasHand(s, first) && hasHand(s, second);
  }

  @Rule("FS-A46")
  private static boolean hasHand(FsState s, int seat) {
    return seat != s.active && seat < s.seats && !s.isOut(seat) && s.cards(seat) > 0;
  }

  static void play(FsState s, Seat seat, FsMove.Train move, Log log) {
    if (move instanceof FsMove.Poach(int number)) poach(s, seat, number, log);
    else if (move instanceof FsMove.Sway(Seat first, Seat second))
      sway(s, seat, first, second, log);
    else if (move instanceof FsMove.Injure(int number)) injure(s, seat, number, log);
    else if (move instanceof FsMove.Cure(int number)) cure(s, seat, number, log);
    else send(s, seat, log);
  }

  @Rule({"FS-049", "FS-050"})
  private static void poach(FsState s, Seat seat, int number, Log log) {
    int man = s.box.footballer(number);
    var from = Seat.at(s.lies[man]);
    Cards.discard(s, s.active, Kind.AGENT);
    s.lies[man] = (byte) s.active;
    log.tell(() -> new FsEvent.Poached("FS-049", seat, from, number));
  }

  @Rule({"FS-051", "FS-A46"})
  private static void sway(FsState s, Seat seat, Seat first, Seat second, Log log) {
    Cards.discard(s, s.active, Kind.SUPPORTER);
    s.victims[0] = (byte) first.ordinal();
    boolean twice = first != second || s.cards(first.ordinal()) > 1;
    s.victims[1] = twice ? (byte) second.ordinal() : FsState.NOBODY;
    log.tell(() -> new FsEvent.Swayed("FS-051", seat, first, second));
  }

  @Rule({"FS-015", "FS-052"})
  private static void send(FsState s, Seat seat, Log log) {
    Cards.play(s, s.active, FsContent.card(Kind.SCOUT));
    s.scouting = true;
    Known.looked(s, s.active);
    log.tell(() -> new FsEvent.Sent("FS-052", seat));
    log.reveal(); // he sees the pile
  }

  @Rule({"FS-053", "FS-A18"})
  private static void injure(FsState s, Seat seat, int number, Log log) {
    Cards.play(s, s.active, FsContent.card(Kind.INJURY));
    s.hurt[s.box.footballer(number)] = true;
    log.tell(() -> new FsEvent.Injured("FS-053", seat, number));
  }

  /// The Doctor lies on the Injury that he took away.
  @Rule({"FS-054", "FS-A48", "FS-A67"})
  private static void cure(FsState s, Seat seat, int number, Log log) {
    s.hurt[s.box.footballer(number)] = false;
    Cards.pile(s, Kind.INJURY);
    Cards.discard(s, s.active, Kind.DOCTOR);
    log.tell(() -> new FsEvent.Cured("FS-054", seat, number));
  }
}
