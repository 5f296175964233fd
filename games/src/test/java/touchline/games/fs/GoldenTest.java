package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import touchline.testkit.Golden;
import touchline.testkit.Recorded;
import touchline.testkit.Rulebooks;

/// The golden records: the cases of the rules analysis, and whole seeded games. Written anew with
/// `-Dgolden.write=true`.
final class GoldenTest {
  private static final Path FOLDER =
      Path.of("src/test/resources/touchline/games/football-stars/golden");

  private final Golden<FsState> golden = new Golden<>(Pitch.GAME);

  /// Seats, seed and options of each whole game; every value of every option stands in one.
  private record Whole(String name, int seats, long seed, Map<String, String> options) {}

  private static final Whole[] GAMES = {
    new Whole("two-managers", 2, 1, Map.of("turn-limit", "20")),
    new Whole("two-managers-long", 2, 2, Map.of("turn-limit", "40", "gym-injury", "bench")),
    new Whole("three-managers", 3, 3, Map.of("proof", "strict", "talks", "each")),
    new Whole("four-managers", 4, 4, Map.of("proof", "strict", "president", "phase")),
    new Whole("five-managers", 5, 5, Map.of("proof", "strict", "memory", "strict")),
    new Whole("six-managers", 6, 6, Map.of("proof", "strict", "proof-from", "table")),
  };

  @BeforeAll
  static void write() throws IOException {
    if (!Boolean.getBoolean("golden.write")) return;
    new GoldenCases(FOLDER).write();
    for (var game : GAMES) {
      var setup = Pitch.setup(game.seats, game.options);
      Files.writeString(
          FOLDER.resolve(game.name + ".game"), Recorded.game(Pitch.GAME, setup, game.seed));
    }
  }

  @TestFactory
  Stream<DynamicTest> every_record_holds() {
    return golden.tests();
  }

  @Test
  void each_ending_option_and_number_of_seats_is_recorded() {
    golden.demandEndings("proved", "last-one-left", "time-up");
    golden.demandOptions();
    golden.demandSeats();
  }

  @Test
  void no_rule_is_without_code_and_test() {
    var coverage = Rulebooks.game(Rulebooks.root(), "football-stars");
    assertThat(coverage.missing()).isEmpty();
    assertThat(coverage.contradictory()).isEmpty();
    assertThat(coverage.unknown()).isEmpty();
  }
}
