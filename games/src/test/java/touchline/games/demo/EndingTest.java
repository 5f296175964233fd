package touchline.games.demo;

import org.junit.jupiter.api.Test;
import touchline.engine.Rule;

/// The order of play and the end of a season.
final class EndingTest {
  private static final String LAST =
      """
      game demo
      seats 2
      at stage matchday
      at week 9
      at hand 2 0 0 2 0 0
      at pile 4 6 4
      at chosen -1 -1
      """;

  @Rule({"DEMO-010", "DEMO-011"})
  @Test
  void aWeekGoesItsWayAndTheNextBegins() {
    DemoTable.holds(
        """
        game demo
        seats 2
        option weeks 5
        LUCK draw A calm
        LUCK draw A calm
        LUCK draw B calm
        LUCK draw B calm
        LUCK reveal 0
        LUCK reveal 1
        A pass
        B pass
        B pass
        A pass
        A lay calm
        B keep
        expect A weeks 5
        expect A week 1
        LUCK dice 1 1
        expect A week 2
        expect A stage dealing
        LUCK draw A press
        """);
  }

  @Rule("DEMO-070")
  @Test
  void mostPointsWin() {
    DemoTable.holds(
        LAST + "at points 12 10\nat cash 0 30\nLUCK dice 1 1\nover full-time 1 2 points 13 11\n");
  }

  @Rule("DEMO-070")
  @Test
  void moneyDecidesBetweenEquals() {
    DemoTable.holds(
        LAST + "at points 12 12\nat cash 4 5\nLUCK dice 1 1\nover full-time 2 1 points 13 13\n");
  }

  @Rule("DEMO-A01")
  @Test
  void equalInBothShareThePlace() {
    DemoTable.holds(
        LAST + "LUCK dice 1 1\nover full-time 1 1 points 1 1\nrefuse A pass TABLE-006\n");
  }

  @Rule({"DEMO-071", "DEMO-A02"})
  @Test
  void aSeasonCanEndWhenTheLeadIsSafe() {
    var early =
        LAST.replace("seats 2", "seats 2\noption early-title yes").replace("week 9", "week 7");
    // Two weeks are left after this one: six points. A needs more than six to be safe.
    DemoTable.holds(early + "at points 6 0\nLUCK dice 1 1\nexpect A stage scouting\n");
    DemoTable.holds(early + "at points 7 0\nLUCK dice 1 1\nover early-title 1 2 points 8 1\n");
  }

  @Rule("DEMO-A02")
  @Test
  void byDefaultItIsPlayedToItsEnd() {
    var plain = LAST.replace("week 9", "week 7");
    DemoTable.holds(plain + "at points 30 0\nLUCK dice 1 1\nexpect A stage scouting\n");
  }
}
