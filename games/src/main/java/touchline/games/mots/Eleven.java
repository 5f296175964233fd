package touchline.games.mots;

import touchline.engine.Rule;

/// What a team can field: who is available, which formations can be filled and which picks leave
/// the rest possible. A youth can stand anywhere.
final class Eleven {
  private Eleven() {}

  /// Whether the player may be picked for the line-up being built.
  static boolean available(MotsState s, int card) {
    return s.absence[card] == 0 || everybodyAvailable(s);
  }

  /// Whether the team must field its strongest line-up: at the season's end, and when both teams
  /// have one manager.
  @Rule({"MOTS-120", "MOTS-149"})
  static boolean strongestOnly(MotsState s, int team) {
    if (s.lining == Purpose.STRONGEST) return true;
    if (s.lining != Purpose.MATCHES || s.seats > 2) return false; // only of two has each two teams
    int rival = Fixtures.opponent(s, team);
    return rival >= 0 && rival < MotsState.TEAMS && s.manager[rival] == s.manager[team];
  }

  /// Whether a card may stand in this position.
  @Rule({"MOTS-031", "MOTS-049", "MOTS-A28"})
  static boolean fits(MotsState s, int card, int position) {
    return s.box.position[card] == position || s.box.position[card] == Lookup.ANY;
  }

  /// Whether nobody is kept out of the line-up being built: absences count for the league only.
  @Rule({"MOTS-069", "MOTS-A21", "MOTS-A53"})
  static boolean everybodyAvailable(MotsState s) {
    return s.lining != Purpose.MATCHES || s.competition != Competition.LEAGUE;
  }

  /// Whether the card is already in the line-up being built.
  static boolean isPicked(MotsState s, int team, int card) {
    for (int i = 0; i < s.decided[team]; i++)
      if (s.pick[team * Formation.ELEVEN + i] == card) return true;
    return false;
  }

  /// How many of the places from `place` on must stay empty in this formation, given these players
  /// (see [Tally]) and so many youths.
  static int gaps(int formation, int place, int there, int youths) {
    return Math.max(0, Tally.missing(Tally.wanted(formation, place), there) - youths);
  }

  /// The fewest places that must stay empty in any formation the team may choose.
  @Rule({"MOTS-033", "MOTS-A11"})
  static int fewestGaps(MotsState s, int there, int youths) {
    int fewest = Formation.ELEVEN;
    for (int f = 0; f < s.house.formations; f++)
      fewest = Math.min(fewest, gaps(f, 0, there, youths));
    return fewest;
  }

  /// A displayed player has left: the strongest fitting player who is not displayed takes his place
  /// at once; his number stays occupied.
  @Rule("MOTS-A78")
  static void mend(MotsState s, int team, int card) {
    int place = s.place(team, card);
    if (place < 0) return;
    s.line[team * Formation.ELEVEN + place] =
        (byte) strongest(s, team, Formation.position(s.shape[team], place));
  }

  /// The strongest player of the squad who may stand in this position and is not displayed, or
  /// EMPTY.
  static int strongest(MotsState s, int team, int position) {
    int best = MotsState.EMPTY;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (!fits(s, card, position) || s.place(team, card) >= 0) continue;
      if (best < 0 || s.box.stars[card] > s.box.stars[best]) best = card;
    }
    return best;
  }
}
