package touchline.bots.mots;

import touchline.games.mots.Effect;
import touchline.games.mots.MotsContent;

/// The content as arrays, for sums that are made often. Players and kinds of chance cards are
/// numbered from 1, as in views.
final class Box {
  /// The position of a youth, who can stand anywhere.
  static final int ANY = 4;

  /// The first number of a Euro Cup club as the side of a match.
  static final int FIRST_CLUB = 10;

  final int[] stars;
  final int[] position;
  final Effect[] effect;
  final Side[] clubs;

  Box(MotsContent content) {
    int most = content.players().stream().mapToInt(MotsContent.Player::number).max().orElse(0);
    stars = new int[most + 1];
    position = new int[most + 1];
    for (var player : content.players()) {
      var there = player.position();
      stars[player.number()] = player.stars();
      position[player.number()] = there == null ? ANY : there.ordinal();
    }
    effect = new Effect[content.chances().size() + 1];
    for (int k = 1; k < effect.length; k++) effect[k] = content.chances().get(k - 1).effect();
    clubs = content.clubs().stream().map(Side::of).toArray(Side[]::new);
  }

  /// Face value in thousands of euro.
  int face(int player) {
    return 10 * stars[player];
  }
}
