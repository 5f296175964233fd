package touchline.games.fs;

import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// By which rule something is not allowed in training. It says nothing of cards but the asker's
/// own.
@Rule("FS-024")
final class Why {
  private Why() {}

  static Refusal not(FsState s, FsMove.Train move) {
    return switch (move) {
      case FsMove.Bench(int number) -> bench(s, s.box.footballer(number));
      case FsMove.Lay(Kind kind, int number) -> lay(s, kind, number);
      case FsMove.Appoint _ -> needs(s, Kind.COACH, Refusal.of("FS-034", "no-free-tactic"));
      case FsMove.Sign _ -> needs(s, Kind.CONTRACT, Refusal.of("FS-037", "no-unsigned-coach"));
      case FsMove.Seize(Seat from, int tactic, int _) -> seize(s, from, tactic);
      case FsMove.Hire(Seat from, int tactic, int onto, int _) -> hire(s, from, tactic, onto);
      case FsMove.Raid(Seat from, int tactic, Seat _, int _, int _) -> raid(s, from, tactic);
      case FsMove.Enter(int gym, int number) -> enter(s, gym - 1, s.box.footballer(number));
      case FsMove.Group(int gym, int first, int second, int third) ->
          group(s, gym - 1, new int[] {first, second, third});
      case FsMove.Leave(int number) -> leave(s, s.box.footballer(number));
      case FsMove.Clear(int gym) -> clear(s, gym - 1);
      case FsMove.Poach _ -> needs(s, Kind.AGENT, Refusal.of("FS-049", "not-on-a-bench"));
      case FsMove.Sway _ -> needs(s, Kind.SUPPORTER, Refusal.of("FS-051", "no-hand"));
      case FsMove.Send() -> needs(s, Kind.SCOUT, Refusal.of("FS-A47", "pile-empty"));
      case FsMove.Injure(int number) -> injure(s, s.box.footballer(number));
      case FsMove.Cure _ -> needs(s, Kind.DOCTOR, Refusal.of("FS-A48", "not-injured"));
      case FsMove.Announce(int tactic) -> announce(s, tactic - 1);
      case FsMove.EndTraining() -> Refusal.NOT_ON_OFFER;
    };
  }

  private static Refusal needs(FsState s, Kind kind, Refusal otherwise) {
    return s.holds(s.active, kind) ? otherwise : notInHand(kind);
  }

  private static Refusal notInHand(Kind kind) {
    return Refusal.of("FS-023", "not-in-hand", "kind", kind);
  }

  private static Refusal bench(FsState s, int man) {
    if (man < 0 || !s.holds(s.active, man)) return notInHand(Kind.FOOTBALLER);
    return Refusal.of("FS-027", "bench-full", "sector", s.man(man).sector());
  }

  private static Refusal lay(FsState s, Kind kind, int number) {
    int card = s.box.card(kind, number);
    if (kind != Kind.TACTIC && kind != Kind.GYM && kind != Kind.FANS)
      return Refusal.of("FS-024", "not-so", "kind", kind);
    if (card < 0 || !s.holds(s.active, card)) return notInHand(kind);
    return Refusal.of("FS-030", "fans-there");
  }

  private static Refusal seize(FsState s, Seat from, int tactic) {
    int other = from.ordinal();
    if (other == s.active || other >= s.seats) return Refusal.of("FS-036", "no-opponent");
    if (Rooms.free(s, other, tactic - 1) >= 0) return Refusal.of("FS-036", "no-coach-to-discard");
    return Rooms.coached(s, other, tactic - 1) >= 0
        ? Refusal.of("FS-035", "coached")
        : Refusal.of("FS-033", "no-such-tactic");
  }

  private static Refusal hire(FsState s, Seat from, int tactic, int onto) {
    int other = from.ordinal();
    if (other == s.active || other >= s.seats) return Refusal.of("FS-039", "no-opponent");
    if (Rooms.unsigned(s, other, tactic - 1) < 0)
      return Rooms.signed(s, other, tactic - 1) >= 0
          ? Refusal.of("FS-038", "signed")
          : Refusal.of("FS-039", "no-such-coach");
    return Rooms.free(s, s.active, onto - 1) < 0
        ? Refusal.of("FS-039", "no-free-tactic")
        : Refusal.of("FS-039", "no-contract");
  }

  private static Refusal raid(FsState s, Seat from, int tactic) {
    int other = from.ordinal();
    if (other == s.active || other >= s.seats) return Refusal.of("FS-041", "no-opponent");
    if (Rooms.hasFree(s, s.active)) return Refusal.of("FS-041", "free-tactic");
    if (Rooms.unsigned(s, other, tactic - 1) < 0) return Refusal.of("FS-041", "no-such-coach");
    return Refusal.of("FS-041", "nothing-to-seize");
  }

  private static Refusal enter(FsState s, int which, int man) {
    if (!Gyms.owns(s, which)) return Refusal.of("FS-044", "no-gym");
    if (!Gyms.ready(s, man)) return Refusal.of("FS-046", "not-on-bench-or-in-hand");
    int there = s.inGym(which);
    if (there == 0) return Refusal.of("FS-043", "too-few", "least", Gyms.LEAST);
    if (there == Gyms.MOST) return Refusal.of("FS-043", "full", "most", Gyms.MOST);
    return Refusal.of("FS-045", "other-sector");
  }

  private static Refusal group(FsState s, int which, int[] numbers) {
    if (!Gyms.owns(s, which)) return Refusal.of("FS-044", "no-gym");
    for (int number : numbers)
      if (!Gyms.ready(s, s.box.footballer(number)))
        return Refusal.of("FS-046", "not-on-bench-or-in-hand");
    if (s.inGym(which) > 0) return Refusal.of("FS-043", "not-empty");
    var sector = s.man(s.box.footballer(numbers[0])).sector();
    for (int number : numbers)
      if (s.man(s.box.footballer(number)).sector() != sector)
        return Refusal.of("FS-045", "other-sector");
    return Refusal.of("FS-A75", "in-order");
  }

  private static Refusal leave(FsState s, int man) {
    if (man < 0 || s.owner(man) != s.active || s.lies[man] < FsState.FIRST_GYM)
      return Refusal.of("FS-048", "not-in-gym");
    if (s.fresh[man]) return Refusal.of("FS-048", "next-turn");
    return Refusal.of("FS-A38", "too-few-left", "least", Gyms.LEAST);
  }

  private static Refusal clear(FsState s, int which) {
    if (which < 0 || which >= FsState.GYMS || s.gym[which] != s.active)
      return Refusal.of("FS-044", "no-gym");
    return s.inGym(which) == 0
        ? Refusal.of("FS-048", "not-in-gym")
        : Refusal.of("FS-048", "next-turn");
  }

  private static Refusal injure(FsState s, int man) {
    if (!s.holds(s.active, Kind.INJURY)) return notInHand(Kind.INJURY);
    if (man < 0 || s.owner(man) < 0 || s.owner(man) == s.active)
      return Refusal.of("FS-053", "no-opponent");
    return s.hurt[man] ? Refusal.of("FS-A17", "injured") : Refusal.of("FS-A16", "not-in-gym");
  }

  private static Refusal announce(FsState s, int tactic) {
    if (tactic < 0 || tactic >= FsContent.TACTICS) return Refusal.of("FS-095", "no-such-tactic");
    if (!Proof.hasTactic(s, s.active, tactic)) return Refusal.of("FS-094", "no-tactic");
    if (!Proof.hasCoach(s, s.active)) return Refusal.of("FS-094", "no-coach");
    int filled = Eleven.filled(s.box, tactic, Proof.men(s, s.active));
    return Refusal.of("FS-A57", "not-complete", "filled", filled);
  }
}
