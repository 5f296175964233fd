package touchline.games.fs;

import touchline.engine.Log;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// What a side may do in a talk, and what comes of it.
@Rule({"FS-066", "FS-070", "FS-072", "FS-074", "FS-077"})
final class Acts {
  private static final int PLAY = 2;

  private Acts() {}

  /// Each side acts with the sector of its own footballer.
  @Rule({"FS-088", "FS-A13"})
  static Sector sector(FsState s, int side) {
    return s.man(Duel.man(s, side)).sector();
  }

  @Rule("FS-A07")
  private static boolean open(FsState s, Attribute attribute) {
    return !s.house.roundForEach() || s.round == attribute.ordinal();
  }

  /// As many as he likes, one at a time, each for one attribute.
  @Rule({"FS-066", "FS-067", "FS-068", "FS-A05", "FS-A10"})
  static boolean play(FsState s, int side, Attribute attribute) {
    return !s.silenced[side]
        && open(s, attribute)
        && s.holds(Duel.seat(s, side), sector(s, side).play());
  }

  /// A fit teammate of the sector from the own bench, each once.
  @Rule({"FS-070", "FS-085", "FS-A12", "FS-A28"})
  static boolean support(FsState s, int side, int man, Attribute attribute) {
    return !s.silenced[side] && open(s, attribute) && mate(s, side, man) && !s.supported[man];
  }

  @Rule({"FS-070", "FS-A12"})
  private static boolean mate(FsState s, int side, int man) {
    return man >= 0
        && s.onBench(man, Duel.seat(s, side))
        && man != Duel.man(s, side)
        && !s.hurt[man]
        && s.man(man).sector() == sector(s, side);
  }

  /// Once in a confrontation; also injured, also silenced.
  @Rule({"FS-072", "FS-075", "FS-A11", "FS-A19"})
  static boolean honours(FsState s, int side, Attribute attribute) {
    return !s.honoured[side] && open(s, attribute) && s.man(Duel.man(s, side)).honours() > 0;
  }

  /// Not in answer to another President; a second one would change nothing.
  @Rule({"FS-074", "FS-076"})
  static boolean preside(FsState s, int side) {
    return !s.silenced[side]
        && !s.silenced[1 - side]
        && s.holds(Duel.seat(s, side), Kind.PRESIDENT);
  }

  @Rule({"FS-077", "FS-A15", "FS-A17"})
  static boolean hurt(FsState s, int side) {
    return !s.silenced[side] && s.holds(Duel.seat(s, side), Kind.INJURY);
  }

  static void play(FsState s, Seat seat, int side, FsMove.Talk move, Log log) {
    switch (move) {
      case FsMove.Play(Kind kind, Attribute attribute) -> {
        lay(s, seat, kind);
        add(s, side, attribute, PLAY);
        log.tell(() -> new FsEvent.Played("FS-066", seat, kind, attribute));
      }
      case FsMove.Support(int player, Attribute attribute) -> {
        s.supported[s.box.footballer(player)] = true;
        add(s, side, attribute, 1);
        log.tell(() -> new FsEvent.Supported("FS-070", seat, player, attribute));
      }
      case FsMove.Honours(Attribute attribute) -> {
        int points = s.man(Duel.man(s, side)).honours();
        s.honoured[side] = true;
        add(s, side, attribute, points);
        log.tell(() -> new FsEvent.Honoured("FS-072", seat, attribute, points));
      }
      case FsMove.Preside() -> preside(s, seat, side, log);
      case FsMove.Hurt() -> hurt(s, seat, side, log);
      case FsMove.Pass() -> throw new IllegalArgumentException("a pass is no act");
    }
  }

  private static void add(FsState s, int side, Attribute attribute, int points) {
    s.extra[side * Attribute.COUNT + attribute.ordinal()] += (byte) points;
  }

  /// Action cards lie on the pitch until it is decided.
  private static void lay(FsState s, Seat seat, Kind kind) {
    int card = FsContent.card(kind);
    Cards.play(s, seat.ordinal(), card);
    s.laid[s.lays++] = (byte) card;
  }

  /// The other side plays no more cards and sends nobody: in this confrontation, or in all with
  /// this opponent until the phase ends.
  @Rule({"FS-074", "FS-075", "FS-A14"})
  private static void preside(FsState s, Seat seat, int side, Log log) {
    lay(s, seat, Kind.PRESIDENT);
    s.silenced[1 - side] = true;
    int other = 1 << Duel.seat(s, Duel.CHALLENGED);
    if (s.house.presidentForPhase()) {
      if (side == Duel.CHALLENGER) s.muzzled |= other;
      else s.muzzling |= other;
    }
    log.tell(() -> new FsEvent.Presided("FS-074", seat));
  }

  /// The card lies on the footballer; where one lies already it goes to the pile.
  @Rule({"FS-077", "FS-A17", "FS-A18"})
  private static void hurt(FsState s, Seat seat, int side, Log log) {
    int man = Duel.man(s, 1 - side);
    if (s.hurt[man]) lay(s, seat, Kind.INJURY);
    else Cards.play(s, seat.ordinal(), FsContent.card(Kind.INJURY));
    s.hurt[man] = true;
    s.hurtSide = 1 - side;
    int number = s.man(man).number();
    log.tell(() -> new FsEvent.Hurt("FS-077", seat, number));
  }

  /// Says nothing of cards but the asker's own.
  static Refusal why(FsState s, int side, FsMove.Talk move) {
    int seat = Duel.seat(s, side);
    return switch (move) {
      case FsMove.Pass() -> Refusal.NOT_ON_OFFER;
      case FsMove.Play(Kind kind, Attribute attribute) -> {
        if (kind != sector(s, side).play())
          yield Refusal.of("FS-067", "other-sector", "sector", sector(s, side));
        yield card(s, side, kind, attribute);
      }
      case FsMove.Support(int player, Attribute attribute) ->
          noSupport(s, side, s.box.footballer(player), attribute);
      case FsMove.Honours(Attribute attribute) -> {
        if (s.man(Duel.man(s, side)).honours() == 0) yield Refusal.of("FS-072", "no-honours");
        yield s.honoured[side] ? Refusal.of("FS-072", "once") : round(attribute);
      }
      case FsMove.Preside() -> {
        if (!s.holds(seat, Kind.PRESIDENT)) yield Refusal.of("FS-061", "not-in-hand");
        yield Refusal.of("FS-076", "president-spoke");
      }
      case FsMove.Hurt() -> {
        if (!s.holds(seat, Kind.INJURY)) yield Refusal.of("FS-061", "not-in-hand");
        yield Refusal.of("FS-074", "silenced");
      }
    };
  }

  private static Refusal card(FsState s, int side, Kind kind, Attribute attribute) {
    if (!s.holds(Duel.seat(s, side), kind)) return Refusal.of("FS-061", "not-in-hand");
    return s.silenced[side] ? Refusal.of("FS-074", "silenced") : round(attribute);
  }

  private static Refusal noSupport(FsState s, int side, int man, Attribute attribute) {
    if (!mate(s, side, man)) return Refusal.of("FS-070", "no-teammate");
    if (s.silenced[side]) return Refusal.of("FS-074", "silenced");
    return s.supported[man] ? Refusal.of("FS-070", "once") : round(attribute);
  }

  private static Refusal round(Attribute attribute) {
    return Refusal.of("FS-A07", "other-round", "attribute", attribute);
  }
}
