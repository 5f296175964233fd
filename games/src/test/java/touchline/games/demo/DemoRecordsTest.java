package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import touchline.testkit.Approved;
import touchline.testkit.Coverage;
import touchline.testkit.Golden;
import touchline.testkit.Rulebooks;

/// Recorded games, the told story of one, and that no rule is without code and test.
final class DemoRecordsTest {
  private final Golden<DemoState> golden = new Golden<>(DemoTable.GAME);

  @TestFactory
  Stream<DynamicTest> recordedGames() {
    return golden.tests();
  }

  @Test
  void everyWayOfEndingIsRecorded() {
    golden.demandEndings("full-time", "early-title");
    golden.demandOptions();
    golden.demandSeats();
  }

  @Test
  void whatEachSeatSeesInMidAuction() {
    var sitting = golden.at("two-clubs.game", 8);
    var seen = new StringBuilder();
    for (var viewer :
        new touchline.engine.Viewer[] {
          touchline.engine.Seat.A, touchline.engine.Seat.B, touchline.engine.Spectator.SPECTATOR
        }) seen.append(viewer).append(" sees ").append(sitting.view(viewer)).append('\n');
    Approved.check("demo", "mid-auction", seen.toString());
  }

  @Test
  void noRuleIsWithoutCodeAndTest() {
    assertThat(Rulebooks.game(Rulebooks.root(), "demo").missing()).isEmpty();
    assertThat(Rulebooks.game(Rulebooks.root(), "demo"))
        .extracting(Coverage::unknown)
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .isEmpty();
  }
}
