package touchline.games.mots;

/// Every number lies in the range that the rules reckon with: sets of teams and seats hold nobody
/// else, indexes point at something, and there is never so much money that the list of bids, one
/// for each step, would not fit into memory.
final class Ranges {
  /// In thousands of euro; far more than six seasons can bring.
  static final int MOST_CASH = 20_000;

  private static final int EVERY_TEAM = (1 << MotsState.TEAMS) - 1;
  private static final int LAST_PLACE = Formation.ELEVEN - 1;
  private static final int LAST_CARD = Lookup.CARDS - 1;
  private static final int LAST_TEAM = MotsState.TEAMS - 1;
  private static final int LAST_CLUB = EuroCup.FIRST_CLUB + EuroCup.CLUBS - 1;
  private static final int MOST_MATCHES = 3;
  private static final int MOST_CHANCES = 64;
  private static final int MOST_DRAWS = 16;
  private static final int ABSENCES = 7;
  private static final int DICE = 12;
  private static final int RETHROWS = 14;
  private static final int MANY = 1_000_000; // counters that nothing is looked up by

  private Ranges() {}

  static void hold(MotsState s) {
    table(s);
    cards(s);
    lineUps(s);
    chances(s);
    market(s);
    matches(s);
    season(s);
  }

  private static void table(MotsState s) {
    int everySeat = (1 << s.seats) - 1;
    within("season", s.season, 1, s.house.seasons);
    within("day", s.day, 0, Calendar.DAYS);
    within("target", s.target, 0, Calendar.DAYS);
    within("roller", s.roller, 0, Deal.teams(s) - 1);
    within("wait", s.wait, 0, everySeat);
    within("waited", s.waited, 0, everySeat);
    within("offered", s.offered, 0, everySeat);
    each("manager", s.manager, MotsState.WALKOVER, s.seats - 1);
    each("order", s.order, MotsState.NOBODY, LAST_TEAM);
  }

  private static void cards(MotsState s) {
    each("owner", s.owner, 0, MotsState.CHANCES);
    each("squad", s.squad, 0, LAST_CARD);
    each("size", s.size, 0, MotsState.MOST);
    each("under", s.under, 0, LAST_CARD);
    within("unders", s.unders, 0, Lookup.CARDS);
    each("absence", s.absence, 0, ABSENCES);
    each("soldBy", s.soldBy, 0, EVERY_TEAM);
    for (int i = 0; i < s.cash.length; i++) within("cash", s.cash[i], 0, MOST_CASH);
  }

  private static void lineUps(MotsState s) {
    int lastShape = Formation.ALL.size() - 1;
    each("line", s.line, MotsState.EMPTY, LAST_CARD);
    each("shape", s.shape, 0, lastShape);
    each("pick", s.pick, MotsState.OPEN, LAST_CARD);
    each("pickShape", s.pickShape, MotsState.NOBODY, lastShape);
    within("building", s.building, 0, EVERY_TEAM);
    within("ready", s.ready, 0, EVERY_TEAM);
  }

  private static void chances(MotsState s) {
    each("chances", s.chances, 0, MOST_CHANCES);
    each("bottom", s.bottom, 0, s.box.kinds - 1);
    within("bottoms", s.bottoms, 0, MOST_CHANCES);
    for (int i = 0; i < s.hand.length; i++) within("hand", s.hand[i], 0, MOST_CHANCES);
    within("seens", s.seens, 0, s.seen.length);
    within("half of seens", s.seens % 2, 0, 0);
    for (int i = 0; i < s.seens; i += 2) {
      within("seen", s.seen[i], 0, LAST_TEAM);
      within("seen", s.seen[i + 1], MotsState.NOBODY, s.box.kinds - 1);
    }
    within("chance", s.chance, MotsState.NOBODY, s.box.kinds - 1);
    within("numbering", s.numbering, 0, EVERY_TEAM);
    within("throwers", s.throwers, 0, EVERY_TEAM);
    within("toThrow", s.toThrow, 0, EVERY_TEAM);
    within("rethrows", s.rethrows, 0, RETHROWS);
  }

  private static void market(MotsState s) {
    within("lot", s.lot, MotsState.NOBODY, LAST_CARD);
    within("price", s.price, -1, MOST_CASH);
    within("reserve", s.reserve, 0, MOST_CASH);
    within("leader", s.leader, MotsState.NOBODY, LAST_TEAM);
    within("seller", s.seller, MotsState.NOBODY, LAST_TEAM);
    within("bidding", s.bidding, 0, (1 << s.seats) - 1);
    within("next", s.next, 0, s.seats - 1);
    each("entered", s.entered, MotsState.NOBODY, LAST_TEAM);
    each("row", s.row, MotsState.NOBODY, LAST_CARD);
    within("rowed", s.rowed, 0, Course.FIRST_FOUR);
    within("lots", s.lots, 0, SeasonEnd.FINAL_SIX);
    within("firstBidder", s.firstBidder, 0, Deal.teams(s) - 1);
  }

  private static void matches(MotsState s) {
    within("fixtures", s.fixtures, 0, MOST_MATCHES);
    within("playing", s.playing, 0, MOST_MATCHES);
    each("home", s.home, MotsState.NOBODY, LAST_TEAM);
    each("away", s.away, MotsState.NOBODY, LAST_CLUB);
    each("winner", s.winner, MotsState.NOBODY, MatchEnd.DRAW);
    each("laid", s.laid, MotsState.NOBODY, s.box.kinds - 1);
    within("replays", s.replays, 0, MANY);
    within("lastDie", s.lastDie, 0, DICE);
    within("goals", s.goals, 0, MANY);
    within("throwsMade", s.throwsMade, 0, DICE);
    within("hurt", s.hurt, MotsState.NOBODY, LAST_TEAM);
    within("hurtPlace", s.hurtPlace, MotsState.NOBODY, LAST_PLACE);
    each("kept", s.kept, MotsState.OPEN, LAST_CARD);
    each("keptShape", s.keptShape, 0, Formation.ALL.size() - 1);
  }

  private static void season(MotsState s) {
    each("rank", s.rank, MotsState.NOBODY, LAST_TEAM);
    within("ranked", s.ranked, 0, MotsState.TEAMS);
    within("pairing", s.pairing, 0, MANY);
    within("champion", s.champion, MotsState.NOBODY, LAST_TEAM);
    within("second", s.second, MotsState.NOBODY, LAST_TEAM);
    within("cupWinner", s.cupWinner, MotsState.NOBODY, LAST_TEAM);
    within("cupFinalists", s.cupFinalists, 0, EVERY_TEAM);
    within("holder", s.holder, MotsState.NOBODY, LAST_TEAM);
    within("euro", s.euro, 0, (1 << MotsState.TEAMS + EuroCup.CLUBS) - 1);
    within("euroRound", s.euroRound, 0, MANY);
    within("draws", s.draws, 0, MOST_DRAWS);
    each("drawnCards", s.drawnCards, 0, LAST_CLUB);
    within("closing", s.closing, -1, LAST_TEAM);
    within("lost", s.lost, 0, MotsState.MOST);
    within("swapping", s.swapping, 0, EVERY_TEAM);
  }

  private static void each(String what, byte[] found, int least, int most) {
    for (int i = 0; i < found.length; i++) within(what + " " + i, found[i], least, most);
  }

  private static void within(String what, int found, int least, int most) {
    if (found < least || found > most)
      throw new IllegalStateException(what + ": " + found + ", expected " + least + " to " + most);
  }
}
