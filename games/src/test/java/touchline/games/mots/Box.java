package touchline.games.mots;

import java.util.Map;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.packs.Packs;

/// The game and its standard pack, for tests.
final class Box {
  static final Mots GAME = new Mots();
  private static final touchline.engine.Pack PACK = Packs.builtIn(GAME.title());
  static final MotsContent CONTENT = (MotsContent) GAME.content(PACK);

  private Box() {}

  /// A table of this many seats with everything standard.
  static Setup setup(int seats) {
    return setup(seats, Map.of());
  }

  /// A table with options.
  static Setup setup(int seats, Map<String, String> options) {
    return new Setup(seats, new Options(options), CONTENT, PACK.name(), PACK.hash());
  }
}
