package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Override
  protected void invariants(DemoState s) {
    hold(s);
  }

  /// No card is lost, nobody owes money, no squad is too large.
  static void hold(DemoState s) {
    for (int kind = 0; kind < Talk.KINDS; kind++) {
      int cards = s.pile[kind] + s.discard[kind];
      for (int club = 0; club < s.clubs; club++) cards += s.hand[DemoState.at(club, kind)];
      assertThat(cards).as("cards of kind " + kind).isEqualTo(Talk.at(kind).copies);
    }
    for (int club = 0; club < s.clubs; club++) {
      assertThat(s.cash[club]).as("money of club " + club).isNotNegative();
      assertThat(s.squad(club)).as("squad of club " + club).isBetween(0, DemoState.SQUAD);
      assertThat(s.cards(club)).as("cards of club " + club).isBetween(0, DemoState.HAND);
    }
  }
}
