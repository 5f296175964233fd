package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Game;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.engine.Viewer;
import touchline.games.mots.Stage;
import touchline.server.Config;
import touchline.server.Desk;
import touchline.server.season.Future.Sight;

/// In every stage of the real game, tables that differ only in what a viewer cannot know send him
/// the same bytes: view, moves, refusals, log, record, past and stream.
class SeasonHidingTest {
  private static final int STEPS = 4;
  private static final int MOST_DRAWS = 6;

  @TempDir static Path data;

  private static final Dice DICE = new Dice();
  private static Desk desk;

  private final Set<Stage> covered = EnumSet.noneOf(Stage.class);
  private int coveredMoves;

  @BeforeAll
  static void open() {
    desk =
        Season.open(
            data,
            config ->
                config
                    .with(DICE)
                    .with(new Config.Limits(1_000, 100_000, 60))
                    .with(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), config.absence()));
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  @ParameterizedTest
  @CsvSource({"2,basic,covered-eleven", "3,advanced,covered-one", "4,basic,covered-eleven"})
  @Rule("MOTS-A80")
  void nothingThatIsHiddenReachesAnybody(int seats, String match, String lineUps) {
    var options = Map.of("seasons", "3", "match", match, "line-ups", lineUps);
    everyStage(Season.GAME, Season.setup(seats, options), options);
    assertThat(covered)
        .as("stages in which something was hidden")
        .contains(Stage.LINE_UPS, Stage.AUCTION, Stage.KICK_OFF)
        .hasSizeGreaterThan(7);
    assertThat(coveredMoves).as("moves made in one world only").isGreaterThan(5);
  }

  private <S extends State<S>> void everyStage(
      Game<S> game, Setup setup, Map<String, String> options) {
    var rng = new Rng(setup.seats());
    var viewers = new ArrayList<Viewer>(List.of(Spectator.SPECTATOR));
    for (int i = 0; i < setup.seats(); i++) viewers.add(Seat.at(i));
    int at = 0;
    for (var stage : Moments.of(game, setup, rng, 2).entrySet()) {
      for (var state : stage.getValue()) {
        var viewer = viewers.get(at++ % viewers.size());
        var dealt = state.copy();
        game.imagine(dealt, viewer, rng);
        var two = List.of(state, dealt);
        var twins = new Twins<>(desk, DICE, game, setup, options, two, viewer, rng);
        if (twins.differ()) covered.add(stage.getKey());
        watch(twins, stage.getKey() + " for " + viewer);
        coveredMoves += twins.covered();
      }
    }
  }

  private static <S extends State<S>> void watch(Twins<S> twins, String when) {
    twins.hearTheSame(when);
    twins.hearTheSameOfTheBox(when);
    for (int step = 1; step <= STEPS; step++) {
      twins.goOn();
      twins.hearTheSame(when + ", step " + step);
      twins.areRefusedTheSame(when + ", step " + step);
    }
    twins.hearTheSame(when + ", at the end");
  }

  /// A card that luck brings one manager is `LUCK ?` for the others, and nothing else.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("MOTS-A80")
  void aCardThatIsDrawnCoveredIsKnownToItsManagerAlone(int seats) {
    var options = Map.of("seasons", "3");
    assertThat(draws(Season.GAME, Season.setup(seats, options), options)).isGreaterThan(2);
  }

  private static <S extends State<S>> int draws(
      Game<S> game, Setup setup, Map<String, String> options) {
    var rng = new Rng(setup.seats());
    int apart = 0;
    for (var draw : Moments.draws(game, setup, rng)) {
      if (apart == MOST_DRAWS) break;
      var others = new ArrayList<Viewer>(List.of(Spectator.SPECTATOR));
      for (int i = 0; i < setup.seats(); i++) if (Seat.at(i) != draw.seat()) others.add(Seat.at(i));
      var viewer = others.get(apart % others.size());
      var dealt = draw.state().copy();
      game.imagine(dealt, viewer, rng);
      var two = List.of(draw.state(), dealt);
      var twins = new Twins<>(desk, DICE, game, setup, options, two, viewer, rng);
      if (!twins.drawApart(draw.seat(), draw.move())) continue;
      apart++;
      watch(twins, draw.move() + " by " + draw.seat() + " for " + viewer);
    }
    return apart;
  }

  @Test
  void theTestWouldSeeALeak() {
    assertThat(leaks(Season.GAME, Season.setup(3, Map.of("seasons", "3")))).isGreaterThan(2);
  }

  /// How many tables were told apart by a seat whose own cards or covered choices were dealt anew.
  private static <S extends State<S>> int leaks(Game<S> game, Setup setup) {
    var rng = new Rng(7);
    int seen = 0;
    for (var states : Moments.of(game, setup, rng, 1).values()) {
      var state = states.getFirst();
      var other = state.copy();
      game.imagine(other, Spectator.SPECTATOR, rng);
      if (Sight.of(game, state, Seat.A).equals(Sight.of(game, other, Seat.A))) continue;
      var two = List.of(state, other);
      var options = Map.of("seasons", "3");
      var twins = new Twins<>(desk, DICE, game, setup, options, two, Seat.A, rng);
      assertThat(twins.alike()).isFalse();
      seen++;
    }
    return seen;
  }
}
