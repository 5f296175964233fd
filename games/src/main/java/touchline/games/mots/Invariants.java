package touchline.games.mots;

/// What holds for every state: no card is lost, nobody owes money, squads and line-ups are what
/// they may be.
final class Invariants {
  private static final int CHANCES = 64;

  private Invariants() {}

  static void hold(MotsState s) {
    for (int team = 0; team < MotsState.TEAMS; team++) {
      if (s.cash[team] < 0) throw wrong("cash of team " + team, s.cash[team]);
      if (s.size[team] > MotsState.MOST) throw wrong("squad of team " + team, s.size[team]);
      squad(s, team);
      displayed(s, team);
    }
    players(s);
    chances(s);
  }

  /// Squads are sorted by card, and every card in one knows its owner.
  private static void squad(MotsState s, int team) {
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (s.owner[card] != team) throw wrong("owner of card " + card, s.owner[card]);
      if (i > 0 && card <= s.card(team, i - 1)) throw wrong("order of squad " + team, card);
    }
  }

  private static void displayed(MotsState s, int team) {
    for (int place = 0; place < Formation.ELEVEN; place++) {
      int card = s.placed(team, place);
      if (card >= 0 && s.owner[card] != team)
        throw wrong("owner of displayed card " + card, s.owner[card]);
    }
  }

  private static void players(MotsState s) {
    int cards = 0;
    for (int team = 0; team < MotsState.TEAMS; team++) cards += s.size[team];
    for (var place : s.owner) if (place >= MotsState.TEAMS) cards++;
    if (cards != Lookup.CARDS) throw wrong("player cards", cards);
  }

  /// In the pile, in a hand, laid covered for a match to come, turned up, or become a youth player.
  private static void chances(MotsState s) {
    int cards = s.bottoms + Chances.unknown(s);
    for (int team = 0; team < MotsState.TEAMS; team++) cards += Chances.held(s, team);
    for (int i = 0; i < s.fixtures; i++) if (s.laid[i] >= 0 && !turned(s, i)) cards++;
    for (int c = Lookup.YOUTHS; c < Lookup.CARDS; c++) if (s.owner[c] < MotsState.TEAMS) cards++;
    if (s.chance >= 0 && s.box.effect[s.chance] == Effect.YOUTH) cards++;
    if (cards != CHANCES) throw wrong("chance cards", cards);
  }

  private static boolean turned(MotsState s, int match) {
    return match < s.playing || match == s.playing && s.spent != 0;
  }

  private static IllegalStateException wrong(String what, int found) {
    return new IllegalStateException(what + ": " + found);
  }
}
