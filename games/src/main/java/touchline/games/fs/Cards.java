package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Log;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;

/// How cards go from place to place, and who sees it.
final class Cards {
  private Cards() {}

  /// A card is drawn into a hand.
  @Rule({"FS-016", "FS-020"})
  static void draw(FsState s, int seat, int card, Log log) {
    s.deck[card]--;
    s.hand[FsState.at(seat, card)]++;
    Known.drew(s, seat, card);
    var kind = FsContent.kind(card);
    log.tell(
        Seats.of(Seat.at(seat)),
        () -> new FsEvent.Drew("FS-016", Seat.at(seat), kind, s.box.number(card)));
  }

  /// A card leaves the hand openly.
  static void play(FsState s, int seat, int card) {
    s.hand[FsState.at(seat, card)]--;
    Known.played(s, seat, card);
  }

  static void play(FsState s, int seat, Kind kind) {
    play(s, seat, FsContent.card(kind));
  }

  /// A card that lies open goes on top of the pile.
  @Rule({"FS-014", "FS-A67"})
  static void pile(FsState s, int card) {
    if (s.piled == s.pile.length) compact(s);
    s.pile[s.piled] = (byte) card;
    s.fetched[s.piled++] = false;
    Known.piled(s, card);
  }

  static void pile(FsState s, Kind kind) {
    pile(s, FsContent.card(kind));
  }

  /// From hand to the pile.
  static void discard(FsState s, int seat, int card) {
    play(s, seat, card);
    pile(s, card);
  }

  static void discard(FsState s, int seat, Kind kind) {
    discard(s, seat, FsContent.card(kind));
  }

  /// Shortens the list to the newest copies of each card, which are all that can lie there: those
  /// that Scouts have brought stay among them, for others do not know which they were.
  private static void compact(FsState s) {
    var more = new int[FsContent.CARDS];
    for (int card = 0; card < more.length; card++) more[card] = FsContent.copies(card);
    var kept = new boolean[s.piled];
    for (int i = s.piled - 1; i >= 0; i--) kept[i] = more[s.pile[i]]-- > 0;
    int left = 0;
    for (int i = 0; i < s.piled; i++) {
      if (!kept[i]) continue;
      s.fetched[left] = s.fetched[i];
      s.pile[left++] = s.pile[i];
    }
    Arrays.fill(s.fetched, left, s.fetched.length, false);
    s.piled = left;
  }

  /// A Scout brings the oldest copy of a card out of the pile.
  @Rule({"FS-052", "FS-A68", "FS-A72"})
  static void fetch(FsState s, int seat, int card) {
    int oldest = 0;
    while (s.pile[oldest] != card || s.fetched[oldest]) oldest++;
    boolean top = s.top() == card && oldest == last(s);
    s.fetched[oldest] = true;
    s.hand[FsState.at(seat, card)]++;
    Known.fetched(s, seat, card, top);
  }

  private static int last(FsState s) {
    int i = s.piled - 1;
    while (s.fetched[i]) i--;
    return i;
  }

  /// The pile becomes the deck.
  @Rule({"FS-017", "FS-A77"})
  static void shuffle(FsState s, Log log) {
    int cards = s.inPile();
    for (int i = 0; i < s.piled; i++) if (!s.fetched[i]) s.deck[s.pile[i]]++;
    s.piled = 0;
    Arrays.fill(s.fetched, false);
    Known.shuffled(s);
    log.tell(() -> new FsEvent.Shuffled("FS-017", cards));
  }

  /// Everything is shuffled again after the draw for the start.
  @Rule("FS-020")
  static void gather(FsState s) {
    for (int card = 0; card < FsContent.CARDS; card++) s.deck[card] = (byte) FsContent.copies(card);
    Known.all(s);
  }

  /// What is left of a hand goes back into the deck, and nobody sees it.
  @Rule("FS-098")
  static void giveBack(FsState s, int seat) {
    s.robbed[seat] += s.cards(seat);
    for (int card = 0; card < FsContent.CARDS; card++) {
      int at = FsState.at(seat, card);
      s.deck[card] += s.hand[at];
      s.hand[at] = 0;
    }
    Known.returned(s, seat);
  }
}
