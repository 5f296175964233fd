package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import touchline.engine.Log;
import touchline.engine.Seat;

/// Lays cards out of the deck where a test wants them, everything but hands for all to see: `A hand
/// 5 coach`, `A bench 7`, `A gym 3 8 14` (a gym with these), `A room t1 t2+coach t3+coach+contract
/// fans`, `pile 9 pass` (the newest last), `hurt 7`, `out C`, with semicolons between.
final class Placing {
  private final FsState s;
  private final Log log;

  Placing(FsState s, Log log) {
    this.s = s;
    this.log = log;
  }

  void put(String table) {
    for (var line : table.split(";")) {
      var words = List.of(line.trim().split("\\s+"));
      var cards = words.subList(1, words.size());
      switch (words.getFirst()) {
        case "hurt" -> cards.forEach(this::hurt);
        case "pile" -> cards.forEach(this::pile);
        case "out" -> s.out |= 1 << Seat.valueOf(words.get(1)).ordinal();
        default -> seat(Seat.valueOf(words.getFirst()).ordinal(), cards);
      }
    }
  }

  private void seat(int seat, List<String> words) {
    var cards = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "hand" -> cards.forEach(c -> Cards.draw(s, seat, Spread.card(s, c), log));
      case "bench" -> cards.forEach(c -> s.lies[open(c)] = (byte) seat);
      case "room" -> cards.forEach(c -> room(seat, c));
      case "gym" -> gym(seat, cards);
      default -> throw new IllegalArgumentException("no place: " + words);
    }
  }

  private void gym(int seat, List<String> men) {
    open("gym");
    int which = 0;
    while (s.gym[which] >= 0) which++;
    s.gym[which] = (byte) seat;
    for (var man : men) s.lies[open(man)] = (byte) (FsState.FIRST_GYM + which);
  }

  private void room(int seat, String card) {
    var parts = List.of(card.split("\\+"));
    open(parts.getFirst());
    if (card.equals("fans")) {
      s.fans[seat] = true;
      return;
    }
    int tactic = Spread.card(s, parts.getFirst()) - FsContent.FOOTBALLERS;
    int at = tactic * FsContent.COPIES_OF_A_TACTIC;
    if (s.room[at] >= 0) at++;
    s.room[at] = (byte) seat;
    if (parts.contains("coach")) s.coached[at] = open("coach") >= 0;
    if (parts.contains("contract")) s.signed[at] = open("contract") >= 0;
  }

  private void hurt(String player) {
    open("injury");
    s.hurt[Spread.card(s, player)] = true;
  }

  private void pile(String card) {
    Cards.pile(s, open(card));
  }

  /// A card comes from the deck for all to see.
  private int open(String word) {
    int card = Spread.card(s, word);
    assertThat(s.deck[card]).as(word + " in the deck").isPositive();
    s.deck[card]--;
    Known.turnedUp(s, card);
    return card;
  }

  /// All but these cards go from the deck to the pile.
  void deck(String cards) {
    var left = new int[FsContent.CARDS];
    if (!cards.isEmpty()) for (var word : cards.split(" ")) left[Spread.card(s, word)]++;
    for (int card = 0; card < FsContent.CARDS; card++)
      while (s.deck[card] > left[card]) pile(Spread.word(s, card));
  }
}
