package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Viewer;

/// Deals anew what a viewer cannot know: each card whose place he does not know goes to one of the
/// hidden places where it may be, so that every place has as many cards as everybody can count
/// there. Every world that fits comes up sooner or later.
@Rule({"FS-015", "FS-A62", "FS-A68"})
final class Imagining {
  private static final int PLACES = 2 + FsState.SEATS;
  private static final int DECK = 0;
  private static final int PILE = 1;
  private static final int FIRST_HAND = 2;
  private static final int MOST_TIMES = 1000;
  private static final int[] CARD = cards(); // which card each copy is of

  private final FsState s;
  private final int viewer;
  private final Rng rng;
  private final int[] room = new int[PLACES]; // for how many cards there still is room
  private final int[] seen = new int[FsContent.CARDS]; // how often each card came to the pile
  private final int[] piled = new int[FsContent.CARDS]; // how many of them lie there now
  private final byte[] place = new byte[FsContent.DECK]; // of each copy

  private Imagining(FsState s, Viewer viewer, Rng rng) {
    this.s = s;
    this.viewer = Known.number(viewer);
    this.rng = rng;
  }

  static void redeal(FsState s, Viewer viewer, Rng rng) {
    if (s.stage == Stage.OVER) return; // all hands are laid open
    // Where the table helps, an announcement tells that there is an eleven: it is about to be
    // shown.
    if (s.proving < 0 || s.house.strictProof()) {
      var imagining = new Imagining(s, viewer, rng);
      imagining.deal();
      imagining.putDown();
      imagining.forget();
    }
    if (s.proving >= 0 && Known.number(viewer) != s.active) {
      Arrays.fill(s.named, (byte) FsState.NOBODY); // whom he has named so far nobody else knows
      s.names = 0;
    }
  }

  private void measure() {
    Arrays.fill(place, (byte) FsState.NOBODY);
    Arrays.fill(piled, 0);
    Arrays.fill(seen, 0);
    for (int i = 0; i < s.piled; i++) seen[s.pile[i]]++;
    room[DECK] = s.inDeck();
    room[PILE] = s.inPile();
    for (int seat = 0; seat < s.seats; seat++) room[FIRST_HAND + seat] = s.cards(seat);
  }

  private static int[] cards() {
    var all = new int[FsContent.DECK];
    int copy = 0;
    for (int card = 0; card < FsContent.CARDS; card++)
      for (int i = 0; i < FsContent.copies(card); i++) all[copy++] = card;
    return all;
  }

  private int mask(int copy) {
    return s.known[viewer * FsContent.DECK + copy] & 0xff;
  }

  /// In any order. Rarely the first ones take what the last ones need; then it is begun anew.
  private void deal() {
    for (int times = 0; times < MOST_TIMES; times++) if (dealt()) return;
    throw new IllegalStateException("no world fits what viewer " + viewer + " knows");
  }

  private boolean dealt() {
    measure();
    var open = new int[FsContent.DECK];
    int left = 0;
    for (int copy = 0; copy < FsContent.DECK; copy++) {
      int mask = mask(copy);
      if (Integer.bitCount(mask) == 1) put(copy, Integer.numberOfTrailingZeros(mask));
      else if (mask != Known.OPEN) open[left++] = copy;
    }
    for (; left > 0; left--) {
      int pick = rng.below(left);
      int copy = open[pick];
      open[pick] = open[left - 1];
      if (!find(copy)) return false;
    }
    return true;
  }

  private void put(int copy, int where) {
    place[copy] = (byte) where;
    room[where]--;
    if (where == PILE) piled[CARD[copy]]++;
  }

  /// Where the copy may be, as far as the pile has seen so many of its card.
  private int places(int copy) {
    boolean full = piled[CARD[copy]] >= seen[CARD[copy]];
    return full ? mask(copy) & ~(1 << PILE) : mask(copy);
  }

  /// Puts the copy where there is room, by chance; where there is none, somebody moves on.
  private boolean find(int copy) {
    int mask = places(copy);
    int all = 0;
    for (int p = 0; p < PLACES; p++) all += open(mask, p);
    if (all > 0) {
      int left = rng.below(all);
      int p = 0;
      while ((left -= open(mask, p)) >= 0) p++;
      put(copy, p);
      return true;
    }
    int tried = 0;
    for (int p = 0; p < PLACES; p++) {
      if ((mask & ~tried & 1 << p) == 0) continue;
      int freed = free(p, tried);
      if (freed == 0) {
        put(copy, p);
        return true;
      }
      tried = ~freed;
    }
    return false;
  }

  private int open(int mask, int where) {
    return (mask & 1 << where) == 0 ? 0 : Math.max(0, room[where]);
  }

  /// Makes room for one more at the place. Gives 0, or the places tried in vain as `~tried`.
  private int free(int where, int triedBefore) {
    int tried = triedBefore | 1 << where;
    for (int copy = 0; copy < FsContent.DECK; copy++) {
      if (place[copy] != where) continue;
      for (int p = 0; p < PLACES; p++) {
        if ((places(copy) & ~tried & 1 << p) == 0) continue;
        int freed = room[p] > 0 ? 0 : free(p, tried);
        if (freed == 0) {
          room[where]++;
          if (where == PILE) piled[CARD[copy]]--;
          put(copy, p);
          return 0;
        }
        tried = ~freed;
      }
    }
    return ~tried;
  }

  /// Puts the imagined cards into deck, hands and pile.
  private void putDown() {
    Arrays.fill(s.deck, (byte) 0);
    Arrays.fill(s.hand, (byte) 0);
    int copy = 0;
    for (int card = 0; card < FsContent.CARDS; card++) {
      int piled = 0;
      for (int i = 0; i < FsContent.copies(card); i++, copy++) {
        int where = place[copy];
        if (where == DECK) s.deck[card]++;
        else if (where == PILE) piled++;
        else if (where >= FIRST_HAND) s.hand[FsState.at(where - FIRST_HAND, card)]++;
      }
      fetch(card, piled);
    }
  }

  /// What the others have seen is not known either: they are taken to know their own hands, the
  /// pile and what lies open, and no more.
  private void forget() {
    int hidden = Known.DECK;
    for (int seat = 0; seat < s.seats; seat++) hidden |= Known.hand(seat);
    for (int other = 0; other < Known.VIEWERS; other++) {
      if (other == viewer) continue;
      for (int copy = 0; copy < FsContent.DECK; copy++) {
        int mask = hidden;
        if (place[copy] < 0) mask = Known.OPEN;
        else if (place[copy] == PILE) mask = Known.PILE;
        else if (place[copy] == FIRST_HAND + other) mask = Known.hand(other);
        s.known[other * FsContent.DECK + copy] = (byte) mask;
      }
    }
  }

  /// So many copies of the card are left in the pile; the oldest have gone.
  @Rule("FS-A72")
  private void fetch(int card, int left) {
    int more = left;
    for (int i = s.piled - 1; i >= 0; i--) if (s.pile[i] == card) s.fetched[i] = more-- <= 0;
  }
}
