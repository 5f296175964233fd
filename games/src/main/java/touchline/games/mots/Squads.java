package touchline.games.mots;

import java.util.List;
import java.util.stream.IntStream;
import touchline.engine.Rule;

/// Cards and where they lie: the only code that moves a player card.
final class Squads {
  private static final int STAR = 10;
  private static final int MOST_STARS = 5;

  private Squads() {}

  /// Face value in thousands of euro.
  @Rule("MOTS-024")
  static int faceValue(MotsState s, int card) {
    return s.box.stars[card] * STAR;
  }

  /// What the bank gives for him: half.
  @Rule("MOTS-138")
  static int bankPrice(MotsState s, int card) {
    return halfPrice(s, card);
  }

  /// What he costs where a card gives him for half.
  @Rule({"MOTS-A03", "MOTS-A04"})
  static int halfPrice(MotsState s, int card) {
    return faceValue(s, card) / 2;
  }

  /// The same for every number of stars, to be told with the box.
  static List<MotsContent.Price> prices() {
    return IntStream.rangeClosed(1, MOST_STARS)
        .mapToObj(stars -> new MotsContent.Price(stars, stars * STAR, stars * STAR / 2))
        .toList();
  }

  /// Puts the card into the team's squad, wherever it lay; squads stay in rising order.
  static void sign(MotsState s, int team, int card) {
    leave(s, card);
    int base = team * MotsState.MOST;
    int at = s.size[team]++;
    while (at > 0 && s.squad[base + at - 1] > card) {
      s.squad[base + at] = s.squad[base + at - 1];
      at--;
    }
    s.squad[base + at] = (byte) card;
    lay(s, card, team);
  }

  /// Puts the card among those face up for all to buy.
  static void toPool(MotsState s, int card) {
    leave(s, card);
    lay(s, card, MotsState.POOL);
  }

  /// Puts the card under the pile, where everybody knows it to be.
  static void toBottom(MotsState s, int card) {
    leave(s, card);
    lay(s, card, MotsState.UNDER);
    s.under[s.unders++] = (byte) card;
  }

  /// Puts the card into the pile, in no known order.
  static void toPile(MotsState s, int card) {
    leave(s, card);
    lay(s, card, MotsState.PILE);
  }

  /// Turns the card up for bidding.
  static void turnUp(MotsState s, int card) {
    leave(s, card);
    lay(s, card, MotsState.UP);
  }

  /// A player sold to the bank, or lost: under the pile; a one-star player face up; a youth under
  /// the chance cards.
  @Rule({"MOTS-139", "MOTS-049", "MOTS-A27", "MOTS-A82"})
  static void release(MotsState s, int card) {
    int team = s.owner[card];
    if (card >= Lookup.YOUTHS) {
      leave(s, card);
      lay(s, card, MotsState.CHANCES);
      Chances.toBottom(s, s.box.youthKind[card]);
    } else if (s.box.stars[card] == 1) toPool(s, card);
    else toBottom(s, card);
    if (team < MotsState.TEAMS) Eleven.mend(s, team, card);
  }

  /// Whether the pile has a card, known or not.
  static boolean pileEmpty(MotsState s) {
    return s.unders == 0
        && CardSets.at(s, MotsState.PILE, 0) == 0
        && CardSets.at(s, MotsState.PILE, 1) == 0;
  }

  private static void lay(MotsState s, int card, int place) {
    CardSets.moved(s, card, s.owner[card], place);
    s.owner[card] = (byte) place;
  }

  private static void leave(MotsState s, int card) {
    int from = s.owner[card];
    if (from < MotsState.TEAMS) {
      int base = from * MotsState.MOST;
      int last = --s.size[from];
      int at = 0;
      while (s.squad[base + at] != card) at++;
      for (; at < last; at++) s.squad[base + at] = s.squad[base + at + 1];
      s.squad[base + last] = 0;
    } else if (from == MotsState.UNDER) {
      int at = 0;
      while (s.under[at] != card) at++;
      s.unders--;
      for (; at < s.unders; at++) s.under[at] = s.under[at + 1];
      s.under[s.unders] = 0;
    }
  }
}
