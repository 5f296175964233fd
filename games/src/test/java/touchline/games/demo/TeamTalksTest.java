package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Log;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Spectator;
import touchline.engine.Turn;

/// The covered choice.
final class TeamTalksTest {
  private static final String TALKS =
      """
      game demo
      seats 2
      at stage team-talks
      at hand 1 0 1 0 2 0
      at pile 7 4 3
      """;

  @Rule({"DEMO-050", "DEMO-051"})
  @Test
  void cardsAreTurnedOverTogether() {
    var told =
        DemoTable.holds(
            TALKS
                + """
                B lay press
                expect A clubs[1].chose true
                expect A clubs[1].cards 2
                expect A discarded\s
                expect B laid press
                expect A laid\s
                A lay attack
                expect A discarded press attack
                expect A clubs[1].cards 1
                expect A stage matchday
                """);
    assertThat(told)
        .containsExactly(
            new DemoEvent.Talked("DEMO-051", Seat.A, Talk.ATTACK),
            new DemoEvent.Talked("DEMO-051", Seat.B, Talk.PRESS));
  }

  @Rule("DEMO-050")
  @Test
  void aClubMayLayNothing() {
    var told = DemoTable.holds(TALKS + "A keep\nB keep\nexpect A clubs[0].cards 2\n");
    assertThat(told).contains(new DemoEvent.Silent("DEMO-051", Seat.A));
  }

  @Rule("DEMO-050")
  @Test
  void onlyWhatIsHeldAndOnlyOnce() {
    DemoTable.holds(
        TALKS
            + """
            refuse A lay press DEMO-050
            A keep
            refuse A lay calm DEMO-050
            refuse A keep DEMO-050
            """);
  }

  @Rule("DEMO-050")
  @Test
  void theTableWaitsForThoseWhoHaveNotChosen() {
    var state = DemoTable.state(3, "stage team-talks", "hand 2 0 0 2 0 0 2 0 0");
    assertThat(DemoTable.GAME.turn(state)).isEqualTo(new Turn.Decide(Seats.first(3)));
    DemoTable.GAME.play(state, Seat.B, new DemoMove.Keep(), Log.NONE);
    assertThat(DemoTable.GAME.turn(state)).isEqualTo(new Turn.Decide(new Seats(0b101)));
  }

  @Rule("DEMO-051")
  @Test
  void coveredCardsAreKnownToTheirClubAlone() {
    var state = DemoTable.state(2, "hand 1 0 1 0 2 0");
    var game = DemoTable.GAME;
    assertThat(((DemoView) game.view(state, Seat.A)).hand())
        .isEqualTo(List.of(Talk.CALM, Talk.ATTACK));
    assertThat(((DemoView) game.view(state, Spectator.SPECTATOR)).hand()).isEmpty();
    assertThat(game.audience(state, Seat.LUCK, new DemoMove.Draw(Seat.B, Talk.CALM)))
        .isEqualTo(Seats.of(Seat.B));
    assertThat(game.audience(state, Seat.A, new DemoMove.Keep())).isEqualTo(Seats.of(Seat.A));
    assertThat(game.audience(state, Seat.A, new DemoMove.Pass())).isEqualTo(Seats.EVERYBODY);
  }
}
