package touchline.games.mots;

/// What holds for every state that a game comes to: all that is [possible][Mots#possible], and no
/// chance card is lost or made. A position written by hand need not count those.
final class Invariants {
  private static final int CHANCES = 64;

  private Invariants() {}

  static void hold(MotsState s) {
    Ranges.hold(s);
    Placed.hold(s);
    Readiness.hold(s);
    chances(s);
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
