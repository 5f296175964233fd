package touchline.games.fs;

/// What holds for every state: numbers are within their [Ranges], no card is lost or there twice,
/// groups in gyms are of one sector and size, coaches lie on tactics and contracts on coaches, and
/// what the viewers know has room for the truth.
final class Invariants {
  private Invariants() {}

  static void hold(FsState s) {
    Ranges.hold(s);
    if (s.stage != Stage.SHOWING) for (int card = 0; card < FsContent.CARDS; card++) count(s, card);
    for (int g = 0; g < FsState.GYMS; g++) gym(s, g);
    for (int i = 0; i < FsState.TACTIC_CARDS; i++)
      if (s.signed[i] && !s.coached[i] || s.coached[i] && s.room[i] < 0)
        throw new IllegalStateException("tactic card " + i + " with nothing below");
    for (int seat = 0; seat < s.seats; seat++)
      if (s.isOut(seat) && s.cards(seat) > 0)
        throw new IllegalStateException("seat " + seat + " is out and holds cards");
    if (s.stage != Stage.SHOWING) for (int card = 0; card < FsContent.CARDS; card++) fits(s, card);
  }

  private static void count(FsState s, int card) {
    int found = s.deck[card] + onTable(s, card);
    for (int seat = 0; seat < s.seats; seat++) found += s.hand[FsState.at(seat, card)];
    for (int i = 0; i < s.piled; i++) if (s.pile[i] == card && !s.fetched[i]) found++;
    if (found != FsContent.copies(card))
      throw new IllegalStateException(
          "card " + card + ": " + found + ", expected " + FsContent.copies(card));
  }

  private static int onTable(FsState s, int card) {
    int found = 0;
    for (int i = 0; i < s.lays; i++) if (s.laid[i] == card) found++;
    if (card < FsContent.FOOTBALLERS) return found + (s.lies[card] >= 0 ? 1 : 0);
    for (int i = 0; i < FsState.TACTIC_CARDS; i++) {
      if (s.room[i] >= 0 && FsContent.FOOTBALLERS + Rooms.tactic(i) == card) found++;
      if (s.coached[i] && card == FsContent.card(Kind.COACH)) found++;
      if (s.signed[i] && card == FsContent.card(Kind.CONTRACT)) found++;
    }
    for (int g : s.gym) if (g >= 0 && card == FsContent.card(Kind.GYM)) found++;
    for (boolean f : s.fans) if (f && card == FsContent.card(Kind.FANS)) found++;
    for (boolean h : s.hurt) if (h && card == FsContent.card(Kind.INJURY)) found++;
    if (s.scouting && card == FsContent.card(Kind.SCOUT)) found++;
    return found;
  }

  private static void gym(FsState s, int which) {
    int there = s.inGym(which);
    if (there > 0 && (there < Gyms.LEAST || there > Gyms.MOST || s.gym[which] < 0))
      throw new IllegalStateException("gym " + which + " with " + there);
    Sector sector = null;
    for (int f = 0; f < FsContent.FOOTBALLERS; f++) {
      if (s.lies[f] != FsState.FIRST_GYM + which) continue;
      if (sector != null && sector != s.man(f).sector())
        throw new IllegalStateException("two sectors in gym " + which);
      sector = s.man(f).sector();
    }
  }

  /// For every viewer the copies of the card may be where they are, in some order.
  private static void fits(FsState s, int card) {
    var places = places(s, card);
    for (int viewer = 0; viewer < Known.VIEWERS; viewer++)
      if (!fits(s, Known.at(viewer, card), places, 0))
        throw new IllegalStateException(
            "viewer " + viewer + " could not know card " + card + " where it is");
  }

  private static int[] places(FsState s, int card) {
    var places = new int[FsContent.copies(card)]; // open if nowhere else
    int next = 0;
    for (int i = 0; i < s.deck[card]; i++) places[next++] = Known.DECK;
    for (int i = s.inPile(card); i > 0; i--) places[next++] = Known.PILE;
    for (int seat = 0; seat < s.seats; seat++)
      for (int i = 0; i < s.hand[FsState.at(seat, card)]; i++) places[next++] = Known.hand(seat);
    return places;
  }

  private static boolean fits(FsState s, int first, int[] places, int done) {
    if (done == places.length) return true;
    for (int i = done; i < places.length; i++) {
      if (!Known.mayBe(s.known[first + done], places[i])) continue;
      swap(places, done, i);
      boolean rest = fits(s, first, places, done + 1);
      swap(places, done, i);
      if (rest) return true;
    }
    return false;
  }

  private static void swap(int[] places, int a, int b) {
    int place = places[a];
    places[a] = places[b];
    places[b] = place;
  }
}
