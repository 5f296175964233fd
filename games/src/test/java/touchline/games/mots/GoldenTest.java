package touchline.games.mots;

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
      Path.of("src/test/resources/touchline/games/match-of-the-season/golden");

  private final Golden<MotsState> golden = new Golden<>(Box.GAME);

  /// Seats, seed and options of each whole game; every value of every option stands in one.
  private record Whole(String name, int seats, long seed, Map<String, String> options) {}

  private static final Whole[] GAMES = {
    new Whole("two-managers", 2, 1, Map.of("seasons", "1", "short-payment", "bank-pays-rest")),
    new Whole(
        "three-managers-covered-one", 3, 2, Map.of("seasons", "3", "line-ups", "covered-one")),
    new Whole(
        "four-managers-variants",
        4,
        3,
        Map.of(
            "seasons",
            "1",
            "bid-step",
            "1",
            "deciders",
            "title-only",
            "die-2-and-4",
            "attack-against-defence",
            "formations",
            "extra",
            "line-ups",
            "open")),
    new Whole("four-managers-six-seasons", 4, 4, Map.of("line-ups", "covered-fixed")),
    new Whole("advanced", 4, 5, Map.of("seasons", "1", "match", "advanced")),
    new Whole(
        "advanced-plain",
        2,
        6,
        Map.of(
            "seasons",
            "1",
            "match",
            "advanced",
            "outcomes-10-12",
            "quiet",
            "tactics-in-advanced",
            "none")),
  };

  @BeforeAll
  static void write() throws IOException {
    if (!Boolean.getBoolean("golden.write")) return;
    new GoldenCases(FOLDER).write();
    for (var game : GAMES) {
      var setup = Box.setup(game.seats, game.options);
      Files.writeString(
          FOLDER.resolve(game.name + ".game"), Recorded.game(Box.GAME, setup, game.seed));
    }
  }

  @TestFactory
  Stream<DynamicTest> every_record_holds() {
    return golden.tests();
  }

  @Test
  void each_ending_option_and_number_of_seats_is_recorded() {
    golden.demandEndings("won", "shared");
    golden.demandOptions();
    golden.demandSeats();
  }

  @Test
  void no_rule_is_without_code_and_test() {
    var coverage = Rulebooks.game(Rulebooks.root(), "match-of-the-season");
    assertThat(coverage.missing()).isEmpty();
    assertThat(coverage.contradictory()).isEmpty();
    assertThat(coverage.unknown()).isEmpty();
  }
}
