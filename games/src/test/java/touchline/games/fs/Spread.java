package touchline.games.fs;

import java.util.ArrayList;
import touchline.engine.Words;

/// The table as text, for tests: footballers by number, tactics as `t1`, other cards by kind.
final class Spread {
  private Spread() {}

  /// The card that a word names.
  static int card(FsState s, String word) {
    if (word.matches("\\d+")) return s.box.footballer(Integer.parseInt(word));
    if (word.matches("t\\d")) return s.box.card(Kind.TACTIC, word.charAt(1) - '0');
    return s.box.card(Words.constant(Kind.class, word), 0);
  }

  /// The word for a card.
  static String word(FsState s, int card) {
    var kind = FsContent.kind(card);
    if (kind.plain()) return Words.of(kind);
    return (kind == Kind.TACTIC ? "t" : "") + s.box.number(card);
  }

  /// The cards in a hand, in the order of their kinds.
  static String hand(FsState s, int seat) {
    var all = new ArrayList<String>();
    for (int card = 0; card < FsContent.CARDS; card++)
      for (int i = 0; i < s.hand[FsState.at(seat, card)]; i++) all.add(word(s, card));
    return String.join(" ", all);
  }

  /// Who lies on this bench or in this gym; the injured with a `+`.
  static String lying(FsState s, int where) {
    var all = new ArrayList<String>();
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (s.lies[f] == where) all.add(s.man(f).number() + (s.hurt[f] ? "+" : ""));
    return String.join(" ", all);
  }

  /// Tactics with coach and contract, then the fan group.
  static String room(FsState s, int seat) {
    var all = new ArrayList<String>();
    for (int i = 0; i < FsState.TACTIC_CARDS; i++) {
      if (s.room[i] != seat) continue;
      var coach = s.coached[i] ? "+coach" : "";
      var contract = s.signed[i] ? "+contract" : "";
      all.add("t" + (Rooms.tactic(i) + 1) + coach + contract);
    }
    if (s.fans[seat]) all.add("fans");
    return String.join(" ", all);
  }

  /// The pile, the newest card last.
  static String pile(FsState s) {
    var all = new ArrayList<String>();
    for (int i = 0; i < s.piled; i++) if (!s.fetched[i]) all.add(word(s, s.pile[i]));
    return String.join(" ", all);
  }
}
