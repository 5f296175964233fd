package touchline.games.fs;

import java.util.Map;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.packs.Packs;

/// The game that the tests of this package play, and its tables.
final class Pitch {
  static final Fs GAME = new Fs();

  private Pitch() {}

  static Setup setup(int seats, Map<String, String> options) {
    return Packs.setup(GAME, seats, new Options(options));
  }
}
