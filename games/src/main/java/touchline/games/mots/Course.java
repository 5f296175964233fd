package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The order of play: what follows when a phase is done. The season's end stands in [SeasonEnd].
@Rule({
  "MOTS-002",
  "MOTS-039",
  "MOTS-040",
  "MOTS-042",
  "MOTS-121",
  "MOTS-A17",
  "MOTS-A78",
  "MOTS-A83"
})
final class Course {
  static final int FIRST_FOUR = 4;
  private static final int CHAOTIC_WEEK = 5;

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
      case MOVE -> march(s, log);
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
      case LEAGUE -> afterLeague(s, log);
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

  /// The marker walks: it stops at a match square on its way, else carries out where it lands.
  @Rule({"MOTS-040", "MOTS-041", "MOTS-A17"})
  private static void march(MotsState s, Log log) {
    for (int day = s.day + 1; day <= s.target; day++) {
      s.day = day;
      if (s.box.square[day].isMatchDay()) {
        matchDay(s, log);
        return;
      }
    }
    land(s, log);
  }

  private static void matchDay(MotsState s, Log log) {
    int day = s.day;
    var square = s.box.square[day];
    log.tell(() -> new MotsEvent.MatchDay("MOTS-040", day, square));
    switch (square) {
      case LEAGUE -> leagueRound(s, log);
      case SUPER_CUP -> superCup(s, log);
      case NATIONAL_CUP -> NationalCup.begin(s, log);
      default -> euroRound(s, log);
    }
  }

  @Rule({"MOTS-067", "MOTS-098"})
  private static void leagueRound(MotsState s, Log log) {
    var round = s.content.fixtures().get(Calendar.week(s.day) - 1);
    Fixtures.open(s, Competition.LEAGUE);
    Fixtures.add(s, round.home1().ordinal(), round.away1().ordinal());
    Fixtures.add(s, round.home2().ordinal(), round.away2().ordinal());
    Fixtures.askForLineUps(s, log);
  }

  @Rule({"MOTS-057", "MOTS-058", "MOTS-060"})
  private static void superCup(MotsState s, Log log) {
    if (s.season == 1) {
      afterMatchDay(s, log);
      return;
    }
    Fixtures.open(s, Competition.SUPER_CUP);
    Fixtures.add(s, s.champion, s.cupWinner == s.champion ? s.second : s.cupWinner);
    Fixtures.throwForHome(s, log);
  }

  @Rule({"MOTS-109", "MOTS-119"})
  private static void euroRound(MotsState s, Log log) {
    if (s.season == 1 || !EuroCup.goesOn(s)) afterMatchDay(s, log);
    else s.stage = Stage.EURO_DRAW;
  }

  /// All matches of this list are settled.
  @Rule({"MOTS-068", "MOTS-042"})
  static void afterMatches(MotsState s, Log log) {
    switch (s.competition) {
      case LEAGUE -> {
        Absence.clear(s);
        if (!TurnOver.ask(s, Purpose.LEAGUE, s.roller)) afterLeague(s, log);
      }
      case NATIONAL_CUP -> {
        NationalCup.played(s, log);
        afterMatchDay(s, log);
      }
      case EURO_CUP -> {
        EuroCup.played(s, log);
        if (s.day == Calendar.DAYS) SeasonEnd.prizes(s, log);
        else afterMatchDay(s, log);
      }
      case SUPER_CUP, NONE -> afterMatchDay(s, log);
      case DECIDER -> Deciders.next(s, log);
    }
  }

  private static void afterLeague(MotsState s, Log log) {
    if (s.day == Calendar.DAYS) Deciders.start(s, log);
    else afterMatchDay(s, log);
  }

  private static void afterMatchDay(MotsState s, Log log) {
    if (s.day == s.target) endTurn(s);
    else march(s, log);
  }

  @Rule({"MOTS-039", "MOTS-053", "MOTS-055", "MOTS-065"})
  private static void land(MotsState s, Log log) {
    int everybody = managed(s);
    int throwers = Calendar.week(s.day) == CHAOTIC_WEEK ? everybody : 1 << s.rolling();
    int day = s.day;
    var square = s.box.square[day];
    log.tell(() -> new MotsEvent.Landed("MOTS-039", day, square));
    boolean busy =
        switch (square) {
          case CHANCE -> drawCard(s);
          case INJURY -> Numbers.ask(s, Purpose.INJURY, throwers);
          case RED_CARD -> Numbers.ask(s, Purpose.SUSPENSION, throwers);
          case TRANSFER -> TurnOver.ask(s, Purpose.TRANSFER, s.roller);
          case INTERNATIONAL -> {
            Absence.callUp(s, log);
            yield false;
          }
          default -> false;
        };
    if (!busy) endTurn(s);
  }

  @Rule("MOTS-A24")
  private static boolean drawCard(MotsState s) {
    if (Chances.empty(s)) return false;
    s.stage = Stage.CHANCE;
    return true;
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
