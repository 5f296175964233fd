package touchline.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Bot;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Options;
import touchline.engine.Outcome;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Sitting;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.games.Games;
import touchline.games.mots.Contracts;
import touchline.games.mots.Formation;
import touchline.games.mots.LineUps;
import touchline.games.mots.MotsView;
import touchline.games.mots.Purpose;
import touchline.games.mots.Stage;
import touchline.games.mots.Substitutions;
import touchline.packs.Packs;

/// What a bot does covered is one batch that ends with the lock, so that neither its pace nor
/// anything others see tells how many moves there were.
@Rule({"MOTS-A31", "MOTS-A80", "MOTS-A90"})
final class CoveredTest {
  /// What one who looks on notices: how often his table changes, and how many events he hears.
  private record Noticed(long changes, long events) {}

  @ParameterizedTest
  @CsvSource({"coach, 4, covered-fixed", "coach, 2, covered-fixed", "coach, 4, open"})
  void others_cannot_count_a_coachs_covered_moves(String level, int seats, String showing) {
    var watched = Watched.play(level, seats, showing);
    assertThat(watched.sizes.get(Stage.SUBSTITUTIONS)).contains(1, 2, 3); // locked only, or changed
    assertThat(watched.noticed.get(Stage.SUBSTITUTIONS)).containsExactly(new Noticed(1, 0));
  }

  @ParameterizedTest
  @CsvSource({"trainee, 4, covered-eleven", "trainee, 3, covered-one"})
  void nor_a_trainees(String level, int seats, String showing) {
    var watched = Watched.play(level, seats, showing);
    assertThat(watched.sizes).containsKeys(Stage.LINE_UPS, Stage.CHANGES, Stage.CONTRACTS);
    assertThat(watched.noticed.get(Stage.LINE_UPS)).hasSize(1);
  }

  /// A game between bots of one level, and what of it others notice. Now and then somebody else has
  /// begun the line-up that a bot goes on with, and not with his best.
  private static final class Watched {
    final Map<Stage, Set<Integer>> sizes = new EnumMap<>(Stage.class);
    final Map<Stage, Set<Noticed>> noticed = new EnumMap<>(Stage.class);
    private final Bot bot;
    private final Rng rng;
    private final Sitting<?> sitting;

    private <S extends State<S>> Watched(Game<S> game, String level, int seats, String showing) {
      var setup =
          Packs.setup(
              game,
              seats,
              new Options(Map.of("seasons", "3", "match", "advanced", "line-ups", showing)));
      bot = Bots.find(setup.content(), level);
      rng = new Rng(seats);
      sitting = new Sitting<>(game, game.setup(setup), seats, () -> rng);
    }

    static Watched play(String level, int seats, String showing) {
      var game = Games.find("match-of-the-season").orElseThrow();
      var watched = new Watched(game, level, seats, showing);
      watched.sitting.start();
      while (watched.sitting.turn() instanceof Turn.Decide(Seats asked))
        watched.decide(asked.lowest());
      return watched;
    }

    private void decide(Seat seat) {
      var moves = chosen(seat);
      if (moves.getFirst() instanceof LineUps.Shape && begins(seat)) {
        submit(seat, List.of(moves.getFirst()));
        for (int picks = rng.below(Formation.ELEVEN); picks > 0; picks--)
          submit(seat, List.of(sitting.legal(seat).pick(rng)));
        moves = chosen(seat);
      }
      var before = view(seat);
      long changes = sitting.decision(Spectator.SPECTATOR);
      var played = submit(seat, moves);
      if (!covered(moves.getFirst())) return;
      assertThat(closes(moves, before)).as("%s at %s", moves, before.stage()).isTrue();
      sizes.computeIfAbsent(before.stage(), _ -> new TreeSet<>()).add(moves.size());
      boolean luck = played.done().size() > moves.size();
      if (luck || view(seat).stage() != before.stage()) return; // all have locked: it is shown
      changes = sitting.decision(Spectator.SPECTATOR) - changes;
      long events =
          played.told().stream().filter(t -> t.audience().equals(Seats.EVERYBODY)).count();
      noticed
          .computeIfAbsent(before.stage(), _ -> new HashSet<>())
          .add(new Noticed(changes, events));
    }

    /// At the season's end, where only the strongest may be picked, a bot goes on place by place.
    private boolean begins(Seat seat) {
      var building = view(seat).building();
      boolean free = building.stream().noneMatch(MotsView.LineUpView::strongestOnly);
      return free && building.getFirst().purpose() == Purpose.MATCHES && rng.below(2) == 0;
    }

    private MotsView view(Seat seat) {
      return (MotsView) sitting.view(seat);
    }

    private List<Move> chosen(Seat seat) {
      return bot.choose(
          new Bot.Question(
              seat, sitting.view(seat), sitting.legal(seat), sitting.asides(seat), rng));
    }

    private Outcome.Accepted submit(Seat seat, List<Move> moves) {
      var outcome = sitting.submit(seat, sitting.decision(seat), moves);
      assertThat(outcome).as("%s", moves).isInstanceOf(Outcome.Accepted.class);
      return (Outcome.Accepted) outcome;
    }
  }

  private static boolean covered(Move move) {
    return move instanceof LineUps.Building
        || move instanceof Substitutions.Sub
        || move instanceof Contracts.Extend;
  }

  private static boolean closes(List<Move> moves, MotsView before) {
    var closing = before.closing();
    return switch (moves.getLast()) {
      case LineUps.Ready _, LineUps.Keep _, LineUps.Exchange _, Substitutions.PlayOn _ -> true;
      case Contracts.Extend _ -> closing != null && moves.size() == closing.extensionsLeft();
      default -> false;
    };
  }
}
