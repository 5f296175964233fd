package touchline.games.mots;

/// What each stage counts on finding: teams at their places, cards to be dealt or turned up,
/// matches to be played. Where it is missing, there is nothing that could be done next.
final class Readiness {
  private Readiness() {}

  static void hold(MotsState s) {
    if (s.stage != Stage.COLOURS) order(s);
    boolean ready =
        switch (s.stage) {
          case COLOURS -> !taken(s);
          case DEAL -> Deal.enough(s);
          case TURN_UP -> !Squads.pileEmpty(s) || s.passed;
          case AUCTION -> s.lot >= 0;
          case CHANCE -> !Chances.empty(s) || s.passed;
          case CHOICE -> s.chance >= 0 || s.passed;
          case NUMBERS -> s.numbering != 0 && (s.numbering & ~Course.managed(s)) == 0;
          case THROW_OFF -> s.throwers != 0 && (s.toThrow & ~s.throwers) == 0;
          case EURO_FIELD -> EuroCup.tooMany(s);
          case EURO_DRAW -> s.euro != 0;
          case KICK_OFF, DIE, TAKER, SIX_THROWS, REPLACEMENT -> match(s);
          case LOSSES, EMERGENCY -> s.closing >= 0 && s.rank[s.closing] >= 0;
          case DRAFT,
              LINE_UPS,
              CHANGES,
              OPEN_FOUR,
              DAY,
              MOVE,
              TURN_OVER,
              SUBSTITUTIONS,
              CONTRACTS,
              SWAPS,
              SHORTAGE,
              OVER ->
              true;
        };
    if (!ready) throw new IllegalStateException("stage " + s.stage + " with nothing to do");
  }

  /// Each managed team sits at one place, each place of the table has one, and nobody else has any.
  private static void order(MotsState s) {
    int seen = 0;
    for (int place = 0; place < MotsState.TEAMS; place++) {
      int team = s.order[place];
      boolean taken = place < Deal.teams(s);
      if (taken != team >= 0 || taken && (s.walkover(team) || (seen & 1 << team) != 0))
        throw new IllegalStateException("order " + place + ": " + team);
      if (taken) seen |= 1 << team;
    }
    if (seen != Course.managed(s)) throw new IllegalStateException("managed: " + Course.managed(s));
  }

  private static boolean taken(MotsState s) {
    for (int place = 0; place < Deal.teams(s); place++) if (s.order[place] < 0) return false;
    return true;
  }

  private static boolean match(MotsState s) {
    return s.playing < s.fixtures && s.home[s.playing] >= 0 && s.away[s.playing] >= 0;
  }
}
