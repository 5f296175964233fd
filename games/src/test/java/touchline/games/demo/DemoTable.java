package touchline.games.demo;

import java.util.Map;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.packs.Packs;

/// Tables of the demo for tests.
final class DemoTable {
  static final Demo GAME = new Demo();

  private DemoTable() {}

  /// With everything standard.
  static Setup setup(int seats) {
    return setup(seats, Map.of());
  }

  /// With these options.
  static Setup setup(int seats, Map<String, String> options) {
    return Packs.setup(GAME, seats, new Options(options));
  }
}
