package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

/// Players whom no team has: in the pool or in the pile.
final class Loose {
  private Loose() {}

  /// Whether nobody has this card.
  static boolean is(MotsState s, int card) {
    return s.owner[card] == MotsState.PILE || s.owner[card] == MotsState.POOL;
  }

  /// A loose card with this position and stars; where the box has no more of them, one of other
  /// stars is repainted, unless that is forbidden.
  static int card(MotsState s, Position position, int stars, boolean strict) {
    int any = -1;
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (!is(s, c) || s.box.position[c] != position.ordinal()) continue;
      if (s.box.stars[c] == stars) return c;
      any = c;
    }
    assertThat(strict).as("no more %s of %s", position, stars).isFalse();
    s.box.stars[any] = (byte) stars;
    return any;
  }
}
