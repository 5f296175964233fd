package touchline.games.mots;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;

/// The content as arrays, for rules that ask often. Cards are numbered from 0; youths come last.
final class Lookup implements Content {
  private final MotsContent content;

  static final int CARDS = 104;
  static final int YOUTHS = 100;
  static final byte ANY = 4;

  /// Kinds of players: by position, youths last.
  static final int KINDS = 5;

  final byte[] position = new byte[CARDS];
  final byte[] stars = new byte[CARDS];
  final byte[] nation = new byte[CARDS];
  private final long[] ofKind = new long[CardSets.HALVES * KINDS];
  final int kinds;
  final Effect[] effect;
  final int[] kept; // kinds that are kept in hand
  final byte[] kindOf = new byte[Effect.values().length];
  final byte[] youthKind = new byte[CARDS];
  final Square[] square = new Square[Calendar.DAYS + 1];
  final int[] called = new int[Calendar.DAYS + 1];

  Lookup(MotsContent content) {
    this.content = content;
    for (var p : content.players()) {
      int card = p.number() - 1;
      position[card] = p.position() == null ? ANY : (byte) p.position().ordinal();
      stars[card] = (byte) p.stars();
      nation[card] = (byte) nation(content, p.nation());
      ofKind[CardSets.HALVES * position[card] + (card >> 6)] |= 1L << card;
    }
    kinds = content.chances().size();
    effect = new Effect[kinds];
    for (int k = 0; k < kinds; k++) {
      var chance = content.chances().get(k);
      effect[k] = chance.effect();
      kindOf[chance.effect().ordinal()] = (byte) k;
      if (chance.effect() == Effect.YOUTH) youthKind[chance.amount() - 1] = (byte) k;
    }
    kept = IntStream.range(0, kinds).filter(k -> effect[k].kept()).toArray();
    square[0] = Square.PLAIN;
    for (var day : content.board()) {
      square[day.day()] = day.square();
      for (var code : day.nations()) called[day.day()] |= 1 << nation(content, code);
    }
  }

  /// Half of the set of all cards of a kind of player; see [CardSets].
  long ofKind(int kind, int half) {
    return ofKind[CardSets.HALVES * kind + half];
  }

  /// How many of a set of cards are of this kind.
  int count(int kind, long low, long high) {
    return CardSets.count(low & ofKind(kind, 0), high & ofKind(kind, 1));
  }

  private static int nation(MotsContent content, @Nullable String code) {
    for (int i = 0; i < content.nations().size(); i++) {
      if (content.nations().get(i).code().equals(code)) return i;
    }
    return -1;
  }

  /// Two of the same content are the same.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Lookup lookup && content.equals(lookup.content);
  }

  @Override
  public int hashCode() {
    return content.hashCode();
  }
}
