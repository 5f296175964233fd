package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Rule;

/// The marker's way through the season: the match days it comes past, what is played there and what
/// follows it, and the square on which it lands. [Course] says when it sets out.
@Rule({"MOTS-039", "MOTS-040", "MOTS-042", "MOTS-A17", "MOTS-A83"})
final class March {
  private static final int CHAOTIC_WEEK = 5;

  private March() {}

  /// The marker walks: it stops at a match square on its way, else carries out where it lands.
  @Rule({"MOTS-040", "MOTS-041", "MOTS-A17"})
  static void on(MotsState s, Log log) {
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

  static void afterLeague(MotsState s, Log log) {
    if (s.day == Calendar.DAYS) Deciders.start(s, log);
    else afterMatchDay(s, log);
  }

  private static void afterMatchDay(MotsState s, Log log) {
    if (s.day == s.target) Course.endTurn(s);
    else on(s, log);
  }

  @Rule({"MOTS-039", "MOTS-053", "MOTS-055", "MOTS-065"})
  private static void land(MotsState s, Log log) {
    int everybody = Course.managed(s);
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
    if (!busy) Course.endTurn(s);
  }

  @Rule("MOTS-A24")
  private static boolean drawCard(MotsState s) {
    if (Chances.empty(s)) return false;
    s.stage = Stage.CHANCE;
    return true;
  }
}
