package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Who may know of which card where it is. For each viewer (six seats, and the spectators) there is
/// one mask for each of the 129 cards: the hidden places it may be in. Copies of a card cannot be
/// told apart, so its masks say where its copies may be in whatever order. A card that lies open
/// has none. What others do unseen makes the masks wider; the true state always fits.
@Rule({"FS-A62", "FS-A68", "FS-A70"})
final class Known {
  static final int VIEWERS = FsState.SEATS + 1;
  static final int OPEN = 0;
  static final int DECK = 1;
  static final int PILE = 2;
  private static final int FIRST_HAND = 4;
  private static final int[] FIRST = first();

  private Known() {}

  static int hand(int seat) {
    return FIRST_HAND << seat;
  }

  /// The number of a viewer.
  static int number(Viewer viewer) {
    return viewer instanceof Seat seat ? seat.ordinal() : FsState.SEATS;
  }

  /// Everything is in the deck.
  static byte[] nothing() {
    var all = new byte[VIEWERS * FsContent.DECK];
    Arrays.fill(all, (byte) DECK);
    return all;
  }

  /// The place in the masks of a viewer's first copy of a card.
  static int at(int viewer, int card) {
    return viewer * FsContent.DECK + FIRST[card];
  }

  private static int[] first() {
    var all = new int[FsContent.CARDS];
    for (int card = 1; card < all.length; card++)
      all[card] = all[card - 1] + FsContent.copies(card - 1);
    return all;
  }

  /// A seat has drawn a card that only it saw.
  static void drew(FsState s, int seat, int card) {
    s.drawn[seat]++;
    for (int v = 0; v < VIEWERS; v++)
      if (v == seat) set(s, v, card, DECK, hand(seat));
      else widen(s, v, DECK, hand(seat));
  }

  /// A card was drawn from the deck for all to see.
  static void turnedUp(FsState s, int card) {
    for (int v = 0; v < VIEWERS; v++) set(s, v, card, DECK, OPEN);
  }

  /// A card has gone openly from a hand to the table.
  static void played(FsState s, int seat, int card) {
    for (int v = 0; v < VIEWERS; v++) set(s, v, card, hand(seat), OPEN);
  }

  /// A card that lay open has gone to the pile.
  static void piled(FsState s, int card) {
    for (int v = 0; v < VIEWERS; v++) set(s, v, card, OPEN, PILE);
  }

  /// A card has gone from one hand to another; these two seats know which.
  static void taken(FsState s, int from, int by, int card) {
    s.robbed[from]++;
    for (int v = 0; v < VIEWERS; v++)
      if (v == from || v == by) set(s, v, card, hand(from), hand(by));
      else widen(s, v, hand(from), hand(by));
  }

  /// A seat looks through the pile.
  static void looked(FsState s, int seat) {
    for (int card = 0; card < FsContent.CARDS; card++) {
      int left = s.inPile(card);
      for (int i = 0; i < left; i++) set(s, seat, card, PILE, OPEN);
      int first = at(seat, card);
      for (int i = first; i < first + FsContent.copies(card); i++) s.known[i] &= (byte) ~PILE;
      for (int i = 0; i < left; i++) set(s, seat, card, OPEN, PILE);
    }
  }

  /// A Scout of this seat has brought a card from the pile. Where it was the top card all see
  /// which.
  static void fetched(FsState s, int by, int card, boolean top) {
    int next = s.top();
    for (int v = 0; v < VIEWERS; v++) {
      if (v == by || top) set(s, v, card, PILE, hand(by));
      else {
        widen(s, v, PILE, hand(by));
        set(s, v, next, PILE, PILE); // it lies there for all to see
      }
    }
    s.drawn[by]++;
  }

  /// The pile has become the deck.
  static void shuffled(FsState s) {
    for (int i = 0; i < s.known.length; i++)
      if ((s.known[i] & PILE) != 0) s.known[i] = (byte) (s.known[i] & ~PILE | DECK);
  }

  /// A hand has gone back into the deck.
  static void returned(FsState s, int seat) {
    for (int i = 0; i < s.known.length; i++)
      if ((s.known[i] & hand(seat)) != 0) s.known[i] = (byte) (s.known[i] & ~hand(seat) | DECK);
  }

  /// Everything has gone back into the deck.
  static void all(FsState s) {
    Arrays.fill(s.known, (byte) DECK);
  }

  /// What was seen stays seen: whoever has drawn nothing and lost nothing unseen since, had what he
  /// has shown meanwhile in his hand from the start.
  static void remember(FsState restored, FsState undone) {
    for (int seat = 0; seat < restored.seats; seat++) {
      if (restored.drawn[seat] != undone.drawn[seat]) continue;
      if (restored.robbed[seat] != undone.robbed[seat]) continue;
      for (int card = 0; card < FsContent.CARDS; card++)
        for (int v = 0; v < VIEWERS; v++)
          for (int gone = left(restored, undone, seat, card); gone > 0; gone--)
            if (sure(restored, v, card, hand(seat)) < gone)
              set(restored, v, card, hand(seat), hand(seat));
    }
  }

  private static int left(FsState restored, FsState undone, int seat, int card) {
    int at = FsState.at(seat, card);
    return restored.hand[at] - undone.hand[at];
  }

  /// How many copies of the card the viewer knows to be there.
  private static int sure(FsState s, int viewer, int card, int place) {
    int sum = 0;
    int first = at(viewer, card);
    for (int i = first; i < first + FsContent.copies(card); i++)
      if ((s.known[i] & 0xff) == place) sum++;
    return sum;
  }

  /// What was in one hidden place may now be in another as well.
  private static void widen(FsState s, int viewer, int from, int to) {
    int first = viewer * FsContent.DECK;
    for (int i = first; i < first + FsContent.DECK; i++)
      if ((s.known[i] & from) != 0) s.known[i] |= (byte) to;
  }

  /// The viewer sees a copy of the card go from one place to another. Of the copies that may have
  /// been there it is taken to be the one of which most was known. Had it been another one, that
  /// one would now be where this one may be: so of all copies of which the same is known one may
  /// be.
  private static void set(FsState s, int viewer, int card, int from, int to) {
    int first = at(viewer, card);
    int end = first + FsContent.copies(card);
    int moved = narrowest(s, first, end, from);
    if (moved < 0) throw new IllegalStateException("nobody could know card " + card + " there");
    byte mask = s.known[moved];
    s.known[moved] = (byte) to;
    if (from == OPEN) return;
    for (int i = first; i < end; i++)
      if (i != moved && mayBe(s.known[i], from) && last(s, i, end, moved)) s.known[i] |= mask;
  }

  private static int narrowest(FsState s, int first, int end, int from) {
    int best = FsState.NOBODY;
    for (int i = first; i < end; i++) {
      if (!mayBe(s.known[i], from)) continue;
      if (best < 0 || width(s.known[i]) < width(s.known[best])) best = i;
    }
    return best;
  }

  /// Whether of no later copy the same is known.
  private static boolean last(FsState s, int at, int end, int moved) {
    for (int i = at + 1; i < end; i++) if (i != moved && s.known[i] == s.known[at]) return false;
    return true;
  }

  /// Whether a copy with this mask may be at the place.
  static boolean mayBe(int mask, int place) {
    return place == OPEN ? mask == OPEN : (mask & place) != 0;
  }

  private static int width(int mask) {
    return Integer.bitCount(mask & 0xff);
  }
}
