package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Rule;
import touchline.engine.Seat;

/// Matches and the table they lead to.
final class MatchdayTest {
  private static final String MATCH =
      """
      game demo
      seats 2
      at stage matchday
      at hand 2 0 0 2 0 0
      at pile 4 6 4
      at chosen -1 -1
      """;

  @Rule("DEMO-061")
  @Test
  void strengthIsTheBestThreePlusCardPlusDie() {
    var told =
        DemoTable.holds(
            MATCH
                + """
                at owner 0=0 22=0 31=0 37=0
                at chosen -1 2
                LUCK dice 1 6
                """);
    // A fields 5 + 4 + 3 and leaves the player of skill 1 out; B has nobody but talks for 3.
    assertThat(told).contains(new DemoEvent.Played("DEMO-061", Seat.A, Seat.B, 13, 9));
  }

  @Rule("DEMO-062")
  @Test
  void aWinBringsThreePointsAndTwoRungs() {
    DemoTable.holds(
        MATCH
            + """
            LUCK dice 2 5
            expect A clubs[1].points 3
            expect A clubs[1].cash 14
            expect A clubs[0].points 0
            expect A clubs[0].cash 12
            """);
  }

  @Rule("DEMO-062")
  @Test
  void aDrawBringsOneOfEach() {
    DemoTable.holds(
        MATCH
            + """
            LUCK dice 4 4
            expect A clubs[0].points 1
            expect A clubs[1].points 1
            expect A clubs[0].cash 13
            expect A clubs[1].cash 13
            """);
  }

  @Rule({"DEMO-001", "DEMO-060"})
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everybodyMeetsEverybodyAtHomeAndAway(int clubs) {
    int cycle = clubs == 4 ? 6 : clubs == 3 ? 3 : 2;
    Map<String, Integer> met = new TreeMap<>();
    for (int week = 0; week < cycle; week++)
      for (var pair : Fixtures.of(clubs, week)) met.merge(pair[0] + "-" + pair[1], 1, Integer::sum);
    assertThat(met.values()).containsOnly(1);
    assertThat(met).hasSize(clubs == 3 ? 3 : clubs * (clubs - 1));
  }

  @Rule("DEMO-060")
  @Test
  void withThreeClubsOneRests() {
    for (int week = 0; week < 3; week++) assertThat(Fixtures.of(3, week)).hasDimensions(1, 2);
    for (int week = 0; week < 6; week++) assertThat(Fixtures.of(4, week)).hasDimensions(2, 2);
  }
}
