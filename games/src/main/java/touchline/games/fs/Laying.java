package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Cards from hand to bench, gym and dressing room.
@Rule({"FS-011", "FS-012", "FS-026"})
final class Laying {
  private static final int BENCH_FROM_HAND = 4;

  private Laying() {}

  /// Four of a sector are enough to let nobody else of it come from hand; won or bought ones may be
  /// more.
  @Rule({"FS-027", "FS-028", "FS-A40", "FS-A44"})
  static boolean roomOnBench(FsState s, int man) {
    return s.onBench(s.active, s.man(man).sector()) < BENCH_FROM_HAND;
  }

  static void play(FsState s, Seat seat, FsMove.Train move, Log log) {
    int by = s.active;
    switch (move) {
      case FsMove.Bench(int number) -> bench(s, seat, s.box.footballer(number), log);
      case FsMove.Lay(Kind kind, int number) -> lay(s, seat, kind, number, log);
      case FsMove.Appoint(int tactic) -> appoint(s, seat, tactic, log);
      case FsMove.Sign(int tactic) -> sign(s, seat, tactic, log);
      case FsMove.Enter(int gym, int number) -> {
        Gyms.enter(s, gym - 1, s.box.footballer(number));
        log.tell(() -> new FsEvent.Entered("FS-043", seat, gym, number));
      }
      case FsMove.Group(int gym, int first, int second, int third) -> {
        for (int number : new int[] {first, second, third}) {
          Gyms.enter(s, gym - 1, s.box.footballer(number));
          log.tell(() -> new FsEvent.Entered("FS-043", seat, gym, number));
        }
      }
      case FsMove.Leave(int number) -> {
        s.lies[s.box.footballer(number)] = (byte) by;
        log.tell(() -> new FsEvent.Left("FS-048", seat, number));
      }
      case FsMove.Clear(int gym) -> clear(s, seat, gym - 1, log);
      case FsMove.Seize _,
          FsMove.Hire _,
          FsMove.Raid _,
          FsMove.Poach _,
          FsMove.Sway _,
          FsMove.Send _,
          FsMove.Injure _,
          FsMove.Cure _,
          FsMove.Announce _,
          FsMove.EndTraining _ ->
          throw new IllegalArgumentException("lays nothing: " + move);
    }
  }

  @Rule({"FS-011", "FS-026"})
  private static void bench(FsState s, Seat seat, int man, Log log) {
    Cards.play(s, s.active, man);
    s.lies[man] = (byte) s.active;
    int number = s.man(man).number();
    log.tell(() -> new FsEvent.Benched("FS-026", seat, number));
  }

  @Rule({"FS-012", "FS-029", "FS-030", "FS-032", "FS-042", "FS-A33", "FS-A50"})
  private static void lay(FsState s, Seat seat, Kind kind, int number, Log log) {
    Cards.play(s, s.active, s.box.card(kind, number));
    if (kind == Kind.TACTIC) Rooms.lay(s, s.active, number - 1);
    else if (kind == Kind.FANS) s.fans[s.active] = true;
    else {
      int free = 0;
      while (s.gym[free] >= 0) free++;
      s.gym[free] = (byte) s.active;
    }
    var rule = kind == Kind.TACTIC ? "FS-032" : kind == Kind.FANS ? "FS-029" : "FS-042";
    log.tell(() -> new FsEvent.Laid(rule, seat, kind, number));
  }

  @Rule({"FS-034", "FS-A33"})
  private static void appoint(FsState s, Seat seat, int tactic, Log log) {
    Cards.play(s, s.active, FsContent.card(Kind.COACH));
    s.coached[Rooms.free(s, s.active, tactic - 1)] = true;
    log.tell(() -> new FsEvent.Appointed("FS-034", seat, tactic));
  }

  @Rule("FS-037")
  private static void sign(FsState s, Seat seat, int tactic, Log log) {
    Cards.play(s, s.active, FsContent.card(Kind.CONTRACT));
    s.signed[Rooms.unsigned(s, s.active, tactic - 1)] = true;
    log.tell(() -> new FsEvent.Signed("FS-037", seat, tactic));
  }

  private static void clear(FsState s, Seat seat, int which, Log log) {
    for (int f = 0; f < FsContent.FOOTBALLERS; f++) {
      if (s.lies[f] != FsState.FIRST_GYM + which) continue;
      int number = s.man(f).number();
      log.tell(() -> new FsEvent.Left("FS-048", seat, number));
    }
    Gyms.clear(s, which);
  }
}
