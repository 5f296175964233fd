package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchline.engine.Moves;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Drawing team talks and bringing players to market.
final class DealingTest {
  @Rule("DEMO-002")
  @Test
  void everyClubStartsWithTwoCardsAndTwelveRungs() {
    DemoTable.holds(
        """
        game demo
        seats 2
        expect A clubs[0].cash 12
        LUCK draw A calm
        LUCK draw A attack
        LUCK draw B calm
        LUCK draw B press
        expect A hand calm attack
        expect B hand calm press
        expect A stage scouting
        """);
  }

  @Rule("DEMO-053")
  @Test
  void clubsDrawUpToTwo() {
    DemoTable.holds(
        """
        game demo
        seats 2
        at hand 1 0 0 2 0 0
        LUCK draw A press
        expect A stage scouting
        """);
  }

  @Rule("DEMO-053")
  @Test
  void theDiscardBecomesThePile() {
    var told =
        DemoTable.holds(
            """
            game demo
            seats 2
            at hand 1 0 0 0 0 1
            at pile 0 1 0
            at discard 7 5 3
            LUCK draw A press
            expect A pile 15
            expect A discarded\s
            expect all discard 0 0 0
            LUCK draw B attack
            """);
    assertThat(told).contains(new DemoEvent.TurnedOver("DEMO-053", 15));
  }

  @Rule({"DEMO-052", "DEMO-053"})
  @Test
  void eachCardOfThePileIsAsLikely() {
    var outcomes = new Moves();
    DemoTable.GAME.legal(DemoTable.state(2), Seat.LUCK, outcomes);
    assertThat(outcomes.list())
        .containsExactly(
            new DemoMove.Draw(Seat.A, Talk.CALM),
            new DemoMove.Draw(Seat.A, Talk.PRESS),
            new DemoMove.Draw(Seat.A, Talk.ATTACK));
    assertThat(new int[] {outcomes.weight(0), outcomes.weight(1), outcomes.weight(2)})
        .containsExactly(8, 6, 4);
  }

  @Rule("DEMO-020")
  @Test
  void asManyPlayersAsClubsComeToMarket() {
    DemoTable.holds(
        """
        game demo
        seats 3
        at hand 2 0 0 2 0 0 2 0 0
        at stage scouting
        at owner 5=-3
        LUCK reveal 39
        LUCK reveal 0
        LUCK reveal 7
        expect spectator market[0].name Abel Norr
        expect spectator stage transfers
        expect all owner[39] -2
        """);
  }

  @Rule("DEMO-020")
  @Test
  void onlyPlayersInTheBoxCanBeDrawn() {
    var outcomes = new Moves();
    DemoTable.GAME.legal(
        DemoTable.state(2, "stage scouting", "owner 0=-3 1=0"), Seat.LUCK, outcomes);
    assertThat(outcomes.size()).isEqualTo(DemoContent.PLAYERS - 2);
    assertThat(outcomes.contains(new DemoMove.Reveal(1))).isFalse();
  }
}
