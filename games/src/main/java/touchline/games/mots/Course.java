package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The order of play: what follows when a phase is done. The way from day to day stands in [March],
/// the season's end in [SeasonEnd].
@Rule({"MOTS-002", "MOTS-121", "MOTS-A78"})
final class Course {
  static final int FIRST_FOUR = 4;

  private Course() {}

  /// The present phase is done.
  static void advance(MotsState s, Log log) {
    s.passed = false;
    switch (s.stage) {
      case COLOURS -> s.stage = Stage.DEAL;
      case DEAL -> s.stage = Stage.DRAFT;
      case DRAFT -> drafted(s);
      case LINE_UPS -> linedUp(s, log);
      case CHANGES -> Kicking.next(s, log);
      case THROW_OFF -> thrownOff(s, log);
      case OPEN_FOUR -> offerFirstFour(s);
      case AUCTION -> sold(s, log);
      case DAY -> s.stage = Stage.MOVE;
      case MOVE -> March.on(s, log);
      case TURN_OVER -> s.stage = Stage.TURN_UP;
      case TURN_UP -> Auction.open(s, s.lot, s.selling, Squads.faceValue(s, s.lot), s.firstBidder);
      case CHANCE -> followCard(s, log);
      case CHOICE, NUMBERS -> endTurn(s);
      case EURO_FIELD -> s.stage = Stage.DAY;
      case EURO_DRAW -> EuroCup.drawn(s, log);
      case KICK_OFF -> kickedOff(s, log);
      case DIE -> Die.after(s, log);
      case TAKER -> called(s, log);
      case SIX_THROWS -> Advanced.after(s, log);
      case REPLACEMENT -> Advanced.next(s, log);
      case SUBSTITUTIONS -> s.stage = Stage.SIX_THROWS;
      case CONTRACTS -> Losses.start(s, log);
      case LOSSES, EMERGENCY -> Losses.next(s, log);
      case SWAPS -> Swaps.next(s, log);
      case SHORTAGE -> SeasonEnd.nextSeason(s, log);
      case OVER -> throw new IllegalStateException("the game is over");
    }
  }

  /// The managed teams.
  static int managed(MotsState s) {
    int teams = 0;
    for (int t = 0; t < MotsState.TEAMS; t++) if (!s.walkover(t)) teams |= 1 << t;
    return teams;
  }

  @Rule({"MOTS-020", "MOTS-021", "MOTS-A78"})
  private static void drafted(MotsState s) {
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (s.owner[c] == MotsState.PILE && s.box.stars[c] == 1) Squads.toPool(s, c);
    }
    LineUps.ask(s, managed(s), Purpose.DISPLAY);
  }

  private static void linedUp(MotsState s, Log log) {
    switch (s.lining) {
      case DISPLAY -> ThrowOff.ask(s, Purpose.FIRST_BIDDER, managed(s));
      case STRONGEST -> Contracts.start(s);
      default -> Fixtures.afterLineUps(s, log);
    }
  }

  private static void thrownOff(MotsState s, Log log) {
    switch (s.throwing) {
      case FIRST_BIDDER -> firstBidder(s);
      case FIRST_ROLLER -> {
        s.roller = placeOf(s, ThrowOff.ranked(s, 0));
        day(s);
      }
      case HOME -> Fixtures.homeThrown(s, log);
      case CUP_DRAW -> NationalCup.drawn(s, log);
      case PLACES -> Deciders.thrown(s, log);
      case DEADLOCK -> MatchEnd.deadlockThrown(s, log);
      default -> throw new IllegalStateException("nothing is thrown for");
    }
  }

  private static int placeOf(MotsState s, int team) {
    int place = 0;
    while (s.order[place] != team) place++;
    return place;
  }

  @Rule({"MOTS-023", "MOTS-026", "MOTS-133"})
  private static void firstBidder(MotsState s) {
    s.firstBidder = placeOf(s, ThrowOff.ranked(s, 0));
    s.lots = 0;
    if (s.day > 0) {
      SeasonEnd.finalSix(s);
      return;
    }
    s.stage = Stage.OPEN_FOUR;
    s.rowed = 0;
  }

  /// The four open cards are offered one after the other, each a place further to the left.
  @Rule({"MOTS-023", "MOTS-026"})
  private static void offerFirstFour(MotsState s) {
    if (s.lots == s.rowed) {
      java.util.Arrays.fill(s.row, MotsState.NOBODY);
      ThrowOff.ask(s, Purpose.FIRST_ROLLER, managed(s));
      return;
    }
    int card = s.row[s.lots];
    Auction.open(s, card, Purpose.FIRST_FOUR, Squads.faceValue(s, card), bidderPlace(s));
  }

  private static int bidderPlace(MotsState s) {
    return (s.firstBidder + s.lots) % Deal.teams(s);
  }

  @Rule({"MOTS-027", "MOTS-066", "MOTS-134"})
  private static void sold(MotsState s, Log log) {
    if (s.selling == Purpose.SALE) {
      PutUp.fall(s, log);
      return;
    }
    int card = s.lot;
    if (!Auction.fall(s, log)) {
      if (s.selling == Purpose.FINAL_SIX) Squads.toBottom(s, card);
      else Squads.toPool(s, card);
      log.tell(() -> new MotsEvent.Unsold(Cited.unsold(s), card + 1));
    }
    switch (s.selling) {
      case FIRST_FOUR -> {
        s.lots++;
        offerFirstFour(s);
      }
      case FINAL_SIX -> {
        s.lots++;
        s.firstBidder = (s.firstBidder + 1) % Deal.teams(s);
        SeasonEnd.finalSix(s);
      }
      case LEAGUE -> March.afterLeague(s, log);
      default -> endTurn(s);
    }
  }

  private static void day(MotsState s) {
    s.stage = Stage.DAY;
    Waiting.open(s);
  }

  @Rule({"MOTS-036", "MOTS-A19"})
  static void endTurn(MotsState s) {
    do s.roller = (s.roller + 1) % MotsState.TEAMS;
    while (s.order[s.roller] < 0);
    day(s);
  }

  private static void followCard(MotsState s, Log log) {
    if (!Chance.follow(s, log)) endTurn(s);
  }

  private static void kickedOff(MotsState s, Log log) {
    if (s.house.advanced) Advanced.kickOff(s, log);
    else s.stage = Stage.DIE;
  }

  private static void called(MotsState s, Log log) {
    if (s.house.advanced) Advanced.called(s, log);
    else if (!Taker.scored(s, log)) MatchEnd.finish(s, MatchEnd.DRAW, log);
    else MatchEnd.finish(s, s.homeTakes ? MatchEnd.HOME : MatchEnd.AWAY, log);
  }
}
