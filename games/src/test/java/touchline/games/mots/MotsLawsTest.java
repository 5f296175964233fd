package touchline.games.mots;

import java.util.List;
import java.util.Map;
import touchline.engine.Game;
import touchline.engine.Setup;
import touchline.testkit.GameLaws;

/// The laws of all games, on Match of the Season.
final class MotsLawsTest extends GameLaws<MotsState> {
  @Override
  protected Game<MotsState> game() {
    return Box.GAME;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        Box.setup(4, Map.of("seasons", "3")),
        Box.setup(
            2,
            Map.of("seasons", "3", "line-ups", "covered-one", "short-payment", "bank-pays-rest")),
        Box.setup(3, Map.of("seasons", "3", "formations", "extra", "deciders", "title-only")),
        Box.setup(4, Map.of("seasons", "3", "match", "advanced", "line-ups", "covered-fixed")),
        Box.setup(
            2,
            Map.of(
                "seasons",
                "1",
                "match",
                "advanced",
                "line-ups",
                "open",
                "die-2-and-4",
                "attack-against-defence")));
  }
}
