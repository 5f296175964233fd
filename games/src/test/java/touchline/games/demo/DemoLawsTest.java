package touchline.games.demo;

import java.util.List;
import java.util.Map;
import touchline.engine.Game;
import touchline.engine.Setup;
import touchline.testkit.GameLaws;

/// The laws of all games, on the demo.
final class DemoLawsTest extends GameLaws<DemoState> {
  @Override
  protected Game<DemoState> game() {
    return DemoTable.GAME;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        DemoTable.setup(2),
        DemoTable.setup(3, Map.of("weeks", "5")),
        DemoTable.setup(4),
        DemoTable.setup(4, Map.of("early-title", "yes")));
  }
}
