package touchline.games.fs;

/// What holds for every state: no card is lost or there twice, groups in gyms are of one sector and
/// size, coaches lie on tactics and contracts on coaches, and what the viewers know has room for
/// the truth.
final class Invariants {
  private Invariants() {}

  static void hold(FsState s) {
    if (s.stage != Stage.SHOWING) for (int card = 0; card < FsContent.CARDS; card++) count(s, card);
    for (int g = 0; g < FsState.GYMS; g++) gym(s, g);
    for (int i = 0; i < FsState.TACTIC_CARDS; i++)
      if (s.signed[i] && !s.coached[i] || s.coached[i] && s.room[i] < 0)
        throw new IllegalStateException("tactic card " + i + " with nothing below");
    for (int seat = 0; seat < s.seats; seat++)
      if (s.isOut(seat) && s.cards(seat) > 0)
        throw new IllegalStateException("seat " + seat + " is out and holds cards");
    for (int viewer = 0; viewer < Known.VIEWERS; viewer++)
      for (int card = 0; card < FsContent.CARDS; card++) fits(s, viewer, card);
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

  /// So many copies as lie open are known to.
  private static void fits(FsState s, int viewer, int card) {
    if (s.stage == Stage.SHOWING) return;
    int open = 0;
    int first = Known.at(viewer, card);
    for (int i = first; i < first + FsContent.copies(card); i++)
      if (s.known[i] == Known.OPEN) open++;
    if (open != onTable(s, card))
      throw new IllegalStateException("viewer " + viewer + " thinks " + open + " of " + card);
  }
}
