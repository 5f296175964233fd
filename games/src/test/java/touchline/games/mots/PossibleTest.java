package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.NotationException;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Snapshots;
import touchline.games.Mangled;

/// Positions written by hand: what would hang the rules or fill the memory is refused.
final class PossibleTest {
  private static final String SEATED = "manager 0 1 2 3;order 0 1 2 3;";

  private static final String ALL_IN_POOL =
      "4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 "
          + "4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 "
          + "4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 "
          + "4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4";

  private static List<String> lines(String text) {
    return List.of(text.split(";"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        SEATED + "stage deal;owner " + ALL_IN_POOL,
        SEATED + "stage auction;lot 5;bidding 15;cash 2000000000 2000000000 2000000000 2000000000",
        SEATED + "stage auction;lot 5;bidding 15;reserve -2000000000",
        SEATED + "stage auction;lot 5;bidding 256",
        SEATED + "stage auction;bidding 15",
        SEATED + "stage numbers",
        SEATED + "stage euro-field",
        SEATED + "stage numbers;numbering 16",
        SEATED + "stage throw-off;toThrow 2;throwers 0",
        SEATED + "stage day;roller 4",
        SEATED + "stage day;owner 0=0",
        SEATED + "stage day;known 0=1",
        SEATED + "stage day;seens 132",
        SEATED + "stage line-ups",
        SEATED + "stage changes",
        SEATED + "stage substitutions",
        SEATED + "stage contracts",
        "stage day",
        "stage draft;manager 0 1 2 3;order 0 1 2 2",
        "stage draft;manager 0 1 2 -1;order 0 1 2 3",
        "stage move",
      })
  void whatWouldHangOrFillTheMemoryIsRefused(String position) {
    assertThatThrownBy(() -> Snapshots.position(Box.GAME, Box.setup(4), lines(position)))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cannot be");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stage day",
        "stage auction;lot 5;bidding 15;owner 5=7;cash 20000 20000 20000 20000",
        "stage deal",
        "stage chance;bottoms 1;chances 0=1"
      })
  void whatMerelyCannotComeAboutIsNot(String position) {
    var s = Snapshots.position(Box.GAME, Box.setup(4), lines(SEATED + position));
    assertThat(Box.GAME.view(s, Seat.A)).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 3"})
  void spoiltPositionsEndInAnAnswerOrAnError(int seats, long seed) {
    for (var options : List.of(Map.<String, String>of(), Map.of("match", "advanced"))) {
      var setup = Box.setup(seats, options);
      var count = new Mangled<>(Box.GAME, setup, seed).spoil(800, 20);
      assertThat(count.all()).isGreaterThan(300);
      assertThat(count.refused()).as("%s", count).isGreaterThan(count.all() / 8);
      assertThat(count.played()).as("%s", count).isGreaterThan(count.all() / 8);
    }
  }

  /// The die that deals ends whatever it shows, also when nothing is there to be dealt.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theDealEndsWithAnErrorIfThePileIsEmpty(int seats) {
    Setup setup = Box.setup(seats);
    var s = Box.GAME.setup(setup);
    s.stage = Stage.DEAL;
    for (int c = 0; c < Lookup.YOUTHS; c++) Squads.toPool(s, c);
    assertThatThrownBy(() -> Box.GAME.roll(s, new Rng(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no player of 5 stars is left");
  }
}
