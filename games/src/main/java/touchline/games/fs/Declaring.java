package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The active player says who meets whom, before the first confrontation is held.
@Rule({"FS-055", "FS-056", "FS-057", "FS-A25", "FS-A26", "FS-A27"})
final class Declaring implements Phase<FsState, FsMove.Declaring> {
  @Override
  public Class<FsMove.Declaring> moves() {
    return FsMove.Declaring.class;
  }

  @Rule({"FS-055", "FS-A25"})
  @Override
  public boolean done(FsState s) {
    return s.enough || s.declared == FsState.DUELS || s.declared > 0 && !possible(s);
  }

  /// Whether there is anybody to be challenged, and somebody to do it.
  @Rule("FS-A32")
  static boolean possible(FsState s) {
    for (int own = 0; own < FsContent.FOOTBALLERS; own++)
      for (int other = 0; other < FsContent.FOOTBALLERS; other++)
        if (mayChallenge(s, own, other)) return true;
    return false;
  }

  @Override
  public Turn turn(FsState s) {
    return Turn.of(s.seat());
  }

  @Override
  public void legal(FsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.active) return;
    out.add(new FsMove.Enough());
    for (int own = 0; own < FsContent.FOOTBALLERS; own++)
      for (int other = 0; other < FsContent.FOOTBALLERS; other++)
        if (mayChallenge(s, own, other))
          out.add(new FsMove.Challenge(s.man(own).number(), s.man(other).number()));
  }

  @Rule({"FS-047", "FS-055", "FS-057", "FS-058", "FS-059", "FS-062", "FS-089", "FS-A30"})
  static boolean mayChallenge(FsState s, int own, int other) {
    return challenger(s, own) && target(s, other) && sameSector(s, own, other);
  }

  /// A fit one on the own bench, also one who came this turn.
  @Rule({"FS-062", "FS-089", "FS-A27"})
  static boolean challenger(FsState s, int man) {
    return s.onBench(man, s.active) && !s.hurt[man] && !declared(s, man);
  }

  /// Anybody on somebody else's bench, injured or not.
  @Rule({"FS-047", "FS-055", "FS-A30"})
  static boolean target(FsState s, int man) {
    int where = s.lies[man];
    return where >= 0 && where < FsState.FIRST_GYM && where != s.active && !declared(s, man);
  }

  @Rule({"FS-057", "FS-058", "FS-059", "FS-088"})
  static boolean sameSector(FsState s, int own, int other) {
    return s.man(own).star() || s.man(own).sector() == s.man(other).sector();
  }

  @Rule({"FS-056", "FS-A26"})
  static boolean declared(FsState s, int man) {
    for (int i = 0; i < s.declared; i++) if (s.mine[i] == man || s.theirs[i] == man) return true;
    return false;
  }

  @Rule("FS-013")
  @Override
  public void play(FsState s, Seat seat, FsMove.Declaring move, Log log) {
    switch (move) {
      case FsMove.Enough() -> s.enough = true;
      case FsMove.Challenge(int player, int target) -> {
        s.mine[s.declared] = (byte) s.box.footballer(player);
        int other = s.box.footballer(target);
        s.theirs[s.declared++] = (byte) other;
        var owner = Seat.at(s.lies[other]);
        log.tell(() -> new FsEvent.Challenged("FS-056", seat, player, owner, target));
      }
    }
  }

  @Override
  public Refusal refuse(FsState s, Seat seat, FsMove.Declaring move) {
    if (seat.ordinal() != s.active) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case FsMove.Enough() -> Refusal.NOT_ON_OFFER;
      case FsMove.Challenge(int player, int target) ->
          challenge(s, s.box.footballer(player), s.box.footballer(target));
    };
  }

  private static Refusal challenge(FsState s, int own, int other) {
    if (own < 0 || s.owner(own) != s.active) return Refusal.of("FS-055", "not-yours");
    if (other < 0 || s.owner(other) < 0 || s.owner(other) == s.active)
      return Refusal.of("FS-055", "no-opponent");
    if (s.lies[other] >= FsState.FIRST_GYM) return Refusal.of("FS-047", "in-gym");
    if (s.lies[own] >= FsState.FIRST_GYM) return Refusal.of("FS-055", "own-in-gym");
    if (s.hurt[own]) return Refusal.of("FS-062", "injured");
    if (declared(s, own) || declared(s, other)) return Refusal.of("FS-056", "declared");
    return Refusal.of("FS-057", "other-sector", "sector", s.man(own).sector());
  }
}
