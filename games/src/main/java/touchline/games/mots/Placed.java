package touchline.games.mots;

/// Cards lie where they are said to: each player card in one place, squads and line-ups are what
/// they may be, and chance cards that everybody knows of are in the hand or face down.
final class Placed {
  private Placed() {}

  static void hold(MotsState s) {
    for (int team = 0; team < MotsState.TEAMS; team++) {
      squad(s, team);
      displayed(s, team);
      known(s, team);
    }
    if (!Seen.fits(s)) throw wrong("too much seen, or to be seen", s.seens);
    under(s);
    players(s);
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

  private static void known(MotsState s, int team) {
    for (int kind = 0; kind < s.box.kinds; kind++) {
      int held = Chances.heldOrLaid(s, team, kind);
      int known = s.known[team * s.box.kinds + kind];
      if (known < 0 || known > held) throw wrong("known of " + held + " cards", known);
    }
  }

  private static void players(MotsState s) {
    int cards = 0;
    for (int team = 0; team < MotsState.TEAMS; team++) cards += s.size[team];
    for (var place : s.owner) if (place >= MotsState.TEAMS) cards++;
    if (cards != Lookup.CARDS) throw wrong("player cards", cards);
  }

  private static void under(MotsState s) {
    int cards = 0;
    for (var place : s.owner) if (place == MotsState.UNDER) cards++;
    if (cards != s.unders) throw wrong("player cards under the pile", cards);
    for (int i = 0; i < s.unders; i++) {
      int card = s.under[i];
      if (s.owner[card] != MotsState.UNDER) throw wrong("owner of card " + card, s.owner[card]);
    }
  }

  private static IllegalStateException wrong(String what, int found) {
    return new IllegalStateException(what + ": " + found);
  }
}
