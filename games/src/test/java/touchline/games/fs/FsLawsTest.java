package touchline.games.fs;

import java.util.List;
import java.util.Map;
import touchline.engine.Game;
import touchline.engine.Setup;
import touchline.testkit.GameLaws;

/// The laws of all games, on Football Stars. Random play never ends by itself, so the turns are
/// limited.
final class FsLawsTest extends GameLaws<FsState> {
  private static final Map<String, String> SHORT = Map.of("turn-limit", "20");

  @Override
  protected Game<FsState> game() {
    return Pitch.GAME;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        Pitch.setup(2, SHORT),
        Pitch.setup(3, Map.of("turn-limit", "20", "proof", "strict", "talks", "each")),
        Pitch.setup(4, Map.of("turn-limit", "20", "president", "phase", "memory", "strict")),
        Pitch.setup(6, Map.of("turn-limit", "20", "gym-injury", "bench", "proof-from", "table")));
  }
}
