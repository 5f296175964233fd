package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.games.demo.DemoTable.AUCTION;
import static touchline.games.demo.DemoTable.TWO;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Selling, beside the auctions.
final class SalesTest {
  private static final String THREE =
      """
      game demo
      seats 3
      at stage transfers
      at scouted 3
      at lots 0 1 2
      at owner 0=-2 1=-2 2=-2 22=0 23=1
      at bidding 6
      at next 1
      at price 1
      at leader 2
      """;

  @Rule("DEMO-040")
  @Test
  void theBankPaysOneAndThePlayerLeaves() {
    var told =
        DemoTable.holds(
            THREE
                + """
                offers A sell 22
                A sell 22
                expect A clubs[0].cash 13
                expect all owner[22] -3
                expect A auction.next B
                refuse A sell 22 DEMO-040
                refuse A sell 23 DEMO-040
                """);
    assertThat(told).containsExactly(new DemoEvent.Sold("DEMO-040", Seat.A, "Tito Salva", 1));
  }

  @Rule("DEMO-041")
  @Test
  void notWhileBidding() {
    DemoTable.holds(THREE + "refuse B sell 23 DEMO-041\n");
  }

  @Rule("DEMO-041")
  @Test
  void onlyDuringTheAuctions() {
    DemoTable.holds(TWO + "at stage team-talks\nat owner 22=0\nrefuse A sell 22 DEMO-041\n");
    DemoTable.holds(AUCTION + "at owner 0=-2 37=-2 22=0\nA pass\noffers A sell 22\n");
  }
}
