package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.games.demo.DemoTable.AUCTION;
import static touchline.games.demo.DemoTable.TWO;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// The auctions.
final class TransfersTest {
  @Rule({"DEMO-030", "DEMO-034"})
  @Test
  void theLastBidderPaysAndSigns() {
    var told =
        DemoTable.holds(
            AUCTION
                + """
                A raise 2
                B raise 4
                A pass
                expect A clubs[1].cash 8
                expect all owner[0] 1
                expect A auction.lot 1
                """);
    assertThat(told.getLast())
        .isEqualTo(new DemoEvent.Signed("DEMO-034", Seat.B, "Fabio Xarez", 4));
  }

  @Rule("DEMO-034")
  @Test
  void aPlayerNobodyWantsLeaves() {
    var told =
        DemoTable.holds(
            AUCTION
                + """
                A pass
                B pass
                expect all owner[0] -3
                """);
    assertThat(told).contains(new DemoEvent.Unsold("DEMO-034", "Fabio Xarez"));
  }

  @Rule("DEMO-034")
  @Test
  void whoIsLeftAloneMayStillBid() {
    DemoTable.holds(
        AUCTION
            + """
            A pass
            offers B raise 1
            B raise 1
            expect all owner[0] 1
            """);
  }

  @Rule("DEMO-031")
  @Test
  void aBidGoesUpByOneToThree() {
    DemoTable.holds(
        AUCTION
            + """
            refuse A raise 4 DEMO-031
            refuse A raise 0 DEMO-031
            A raise 3
            offers B raise 4
            offers B raise 6
            refuse B raise 3 DEMO-031
            refuse B raise 7 DEMO-031
            """);
  }

  @Rule("DEMO-031")
  @Test
  void noBidGoesAboveTwenty() {
    DemoTable.holds(
        AUCTION
            + """
            at cash 30 30
            at price 19
            at leader 1
            offers A raise 20
            refuse A raise 21 DEMO-031
            """);
  }

  @Rule("DEMO-032")
  @Test
  void clubsBidInTurn() {
    DemoTable.holds(
        AUCTION
            + """
            refuse B raise 1 DEMO-032
            refuse B pass DEMO-032
            A raise 1
            refuse A raise 2 DEMO-032
            """);
  }

  @Rule("DEMO-032")
  @Test
  void whoPassedIsPassedOver() {
    DemoTable.holds(
        """
        game demo
        seats 3
        at stage transfers
        at scouted 3
        at lots 0 1 2
        at owner 0=-2 1=-2 2=-2
        at bidding 7
        A raise 1
        B pass
        C raise 2
        expect spectator auction.next A
        refuse B raise 3 DEMO-032
        """);
  }

  @Rule("DEMO-033")
  @Test
  void nobodyBidsMoreThanHeHas() {
    DemoTable.holds(
        AUCTION
            + """
            at cash 2 12
            offers A raise 2
            refuse A raise 3 DEMO-033
            """);
  }

  @Rule("DEMO-033")
  @Test
  void aFullSquadCanOnlyPass() {
    DemoTable.holds(
        AUCTION
            + """
            at owner 0=-2 37=-2 1=0 2=0 3=0 4=0
            refuse A raise 1 DEMO-033
            offers A pass
            """);
  }

  @Rule("DEMO-035")
  @Test
  void theFirstBidGoesRound() {
    DemoTable.holds(AUCTION + "A pass\nB pass\nexpect A auction.next B\n");
    DemoTable.holds(
        TWO
            + """
            at stage scouting
            at week 1
            LUCK reveal 0
            LUCK reveal 1
            expect A auction.next B
            """);
  }
}
