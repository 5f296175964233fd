package touchline.games.demo;

/// What holds for every state: no card is lost, nobody owes money, no squad or hand is too large. A
/// position written by hand need not have all cards, but no more can go wrong in it.
final class Invariants {
  private static final int MOST_CARDS = 100;

  private Invariants() {}

  static void hold(DemoState s) {
    for (int kind = 0; kind < Talk.KINDS; kind++) {
      int cards = s.pile[kind] + s.discard[kind];
      for (int club = 0; club < s.clubs; club++) cards += s.hand[DemoState.at(club, kind)];
      within("cards of kind " + kind, cards, Talk.at(kind).copies, Talk.at(kind).copies);
    }
    possible(s);
  }

  static void possible(DemoState s) {
    for (int kind = 0; kind < Talk.KINDS; kind++) {
      within("pile of kind " + kind, s.pile[kind], 0, MOST_CARDS);
      within("discards of kind " + kind, s.discard[kind], 0, MOST_CARDS);
      for (int club = 0; club < s.clubs; club++)
        within("hand of club " + club, s.hand[DemoState.at(club, kind)], 0, DemoState.HAND);
    }
    for (int club = 0; club < s.clubs; club++) {
      within("money of club " + club, s.cash[club], 0, Integer.MAX_VALUE);
      within("squad of club " + club, s.squad(club), 0, DemoState.SQUAD);
      within("cards of club " + club, s.cards(club), 0, DemoState.HAND);
    }
  }

  private static void within(String what, int found, int least, int most) {
    if (found < least || found > most)
      throw new IllegalStateException(what + ": " + found + ", expected " + least + " to " + most);
  }
}
