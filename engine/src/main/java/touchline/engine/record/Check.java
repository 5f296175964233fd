package touchline.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.NotationException;
import touchline.engine.RecordException;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.Snapshots;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.engine.Told;
import touchline.engine.Turn;
import touchline.engine.Viewer;

/// Replays a record and verifies what it expects.
public final class Check<S extends State<S>> {
  /// The first line that does not hold: its number, what was expected and what was found.
  public record Failure(int line, String expected, String found) {}

  private final Sitting<S> sitting;

  private Check(Game<S> game, Head head, Setup setup) {
    var start = Snapshots.position(game, setup, head.position());
    sitting = new Sitting<>(game, start, head.seats(), () -> new Rng(0));
  }

  /// The first failure, or null if every line holds. `listener` is told of every entry as it is
  /// played.
  public static <S extends State<S>> @Nullable Failure run(
      Game<S> game, Setup setup, GameRecord record, BiConsumer<Entry, List<Told>> listener) {
    var unfit = unfit(game, record.head(), setup);
    if (unfit != null) return unfit;
    Check<S> check;
    try {
      check = new Check<>(game, record.head(), setup);
    } catch (NotationException e) {
      return new Failure(1, "a position", e.text());
    } catch (RuntimeException e) {
      return impossible(1, e);
    }
    for (var line : record.lines()) {
      Failure failure;
      try {
        failure = check.line(line, listener);
      } catch (IndexOutOfBoundsException | IllegalStateException | ArithmeticException e) {
        failure = impossible(line.number(), e);
      }
      if (failure != null) return failure;
    }
    return null;
  }

  /// A position can be written that no game comes to, and then its rules break down.
  private static Failure impossible(int line, RuntimeException e) {
    return new Failure(
        line, "a position that can be", e.getClass().getSimpleName() + ": " + e.getMessage());
  }

  private static @Nullable Failure unfit(Game<?> game, Head head, Setup setup) {
    if (!head.redacted().isEmpty()) {
      return new Failure(1, "a complete record", "one redacted for " + head.redacted());
    }
    var title = game.title();
    if (!head.game().equals(title.id())) {
      return new Failure(1, "game " + title.id(), "game " + head.game());
    }
    if (head.seats() < title.fewestSeats() || head.seats() > title.mostSeats()) {
      return new Failure(
          1, "seats " + title.fewestSeats() + " to " + title.mostSeats(), "seats " + head.seats());
    }
    if (head.edition() != game.title().edition()) {
      return new Failure(1, "edition " + game.title().edition(), "edition " + head.edition());
    }
    if (!head.hash().isEmpty() && !head.hash().equals(setup.hash())) {
      return new Failure(
          1, "pack " + head.pack() + " " + head.hash(), setup.pack() + " " + setup.hash());
    }
    return null;
  }

  private @Nullable Failure line(Line line, BiConsumer<Entry, List<Told>> listener) {
    return switch (line) {
      case Line.Made(int n, Entry entry) -> made(n, entry, listener);
      case Line.Refuse(int n, Seat seat, var move, String rule) -> {
        var refusal = sitting.refusal(seat, move);
        var found = refusal == null ? "allowed" : refusal.rule();
        yield found.equals(rule) ? null : new Failure(n, "refused by " + rule, found);
      }
      case Line.Offers(int n, Seat seat, var move) -> {
        var refusal = sitting.refusal(seat, move);
        yield refusal == null
            ? null
            : new Failure(n, "offered", "refused by " + refusal.rule() + " " + refusal.key());
      }
      case Line.Expect(int n, String viewer, String path, String value) ->
          expect(n, viewer, path, value);
      case Line.Over(int n, String result) -> {
        var found = sitting.turn() instanceof Turn.Over(var r) ? r.text() : "not over";
        yield found.equals(result) ? null : new Failure(n, "over " + result, found);
      }
    };
  }

  private @Nullable Failure made(int n, Entry entry, BiConsumer<Entry, List<Told>> listener) {
    try {
      listener.accept(entry, sitting.replay(entry));
      return null;
    } catch (RecordException e) {
      return new Failure(
          n,
          "legal",
          "refused by " + e.refusal().rule() + " " + e.refusal().key() + "; " + waiting());
    }
  }

  private String waiting() {
    return switch (sitting.turn()) {
      case Turn.Decide(var seats) -> "the table waits for " + names(seats.mask());
      case Turn.Luck _ -> "the table waits for luck: " + sitting.legal(Seat.LUCK).list();
      case Turn.Over _ -> "the game is over";
    };
  }

  private static String names(int mask) {
    var names = new ArrayList<String>();
    for (int i = 0; i < Seat.MOST; i++) if ((mask & 1 << i) != 0) names.add(Seat.at(i).name());
    return String.join(" ", names);
  }

  private @Nullable Failure expect(int n, String viewer, String path, String value) {
    String found;
    try {
      found = viewer.equals("all") ? open(path) : Path.look(sitting.view(viewer(viewer)), path);
    } catch (NotationException e) {
      found = e.text();
    }
    return found.equals(value) ? null : new Failure(n, path + " " + value, found);
  }

  private String open(String path) {
    int bracket = path.indexOf('[');
    var state = sitting.state();
    if (bracket < 0) return Snapshots.field(state, path);
    var values = Snapshots.field(state, path.substring(0, bracket)).split(" ");
    return Path.look(List.of(values), path.substring(bracket + 1));
  }

  private static Viewer viewer(String word) {
    if (word.equals("spectator")) return Spectator.SPECTATOR;
    for (var seat : Seat.values()) if (seat.name().equals(word)) return seat;
    throw new NotationException("no viewer " + word);
  }
}
