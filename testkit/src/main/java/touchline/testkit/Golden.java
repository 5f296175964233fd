package touchline.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.Notation;
import touchline.engine.Pack;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.Snapshots;
import touchline.engine.State;
import touchline.engine.record.Check;
import touchline.engine.record.GameRecord;
import touchline.engine.record.Head;
import touchline.engine.record.Line;
import touchline.engine.record.RecordReader;
import touchline.packs.Packs;

/// A game's recorded games: every file `*.game` in `touchline/games/<id>/golden` under the test
/// resources of the module that the test runs in, folders in it included.
public final class Golden<S extends State<S>> {
  private final Game<S> game;
  private final Pack pack;
  private final Path folder;

  /// The recorded games of this game, played with its own pack.
  public Golden(Game<S> game) {
    this.game = game;
    pack = Packs.builtIn(game.title());
    folder = Path.of("src/test/resources/touchline/games", game.title().id(), "golden");
  }

  /// One test for each file: every line of it holds, and what it says is rolled from a seed is
  /// rolled from it.
  public Stream<DynamicTest> tests() {
    assertThat(files()).as("records in " + folder).isNotEmpty();
    return files().stream()
        .map(file -> DynamicTest.dynamicTest(folder.relativize(file).toString(), () -> hold(file)));
  }

  /// The test that each of these ways of ending is recorded.
  public void demandEndings(String... endings) {
    var found = new TreeSet<String>();
    for (var line : all().stream().flatMap(r -> r.lines().stream()).toList())
      if (line instanceof Line.Over(int _, String result)) found.add(result.split(" ")[0]);
    assertThat(found).as("endings in " + folder).contains(endings);
  }

  /// The test that each value of each option is recorded, the standard ones by being left out.
  public void demandOptions() {
    var missing = new TreeSet<String>();
    var heads = all().stream().map(GameRecord::head).toList();
    for (var option : game.title().options())
      for (var value : option.values())
        if (heads.stream().noneMatch(h -> h.chosen().is(option, value)))
          missing.add(option.id() + " " + value);
    assertThat(missing).as("options without a record in " + folder).isEmpty();
  }

  /// The test that each number of seats is recorded.
  public void demandSeats() {
    var seats = new TreeSet<>(all().stream().map(r -> r.head().seats()).toList());
    for (int n = game.title().fewestSeats(); n <= game.title().mostSeats(); n++)
      assertThat(seats).as("numbers of seats in " + folder).contains(n);
  }

  /// The game in a file as it stands after so many entries.
  public Sitting<S> at(String file, int entries) {
    var record = read(folder.resolve(file));
    var sitting = open(record);
    record.entries().stream().limit(entries).forEach(sitting::replay);
    return sitting;
  }

  private void hold(Path file) {
    var record = read(file);
    var failure = Check.run(game, setup(record.head()), record, (_, _) -> {});
    if (failure != null)
      fail(
          "%s:%d: expected %s, found %s"
              .formatted(file, failure.line(), failure.expected(), failure.found()));
    var off = rolledOtherwise(record);
    if (off != null) fail(file + ": " + off);
  }

  /// The first luck that the seed in the head does not bring, if there is a seed.
  private @Nullable String rolledOtherwise(GameRecord record) {
    if (record.head().seed().equals("none")) return null;
    var dice = new Rng(Long.parseLong(record.head().seed()));
    var sitting = open(record);
    for (var entry : record.entries()) {
      if (entry instanceof Entry.Played(Seat seat, var move) && seat == Seat.LUCK) {
        var rolled = game.roll(sitting.state(), dice);
        if (!rolled.equals(move)) return "recorded " + move + ", rolled " + rolled;
      }
      sitting.replay(entry);
    }
    return null;
  }

  private Sitting<S> open(GameRecord record) {
    var start = Snapshots.position(game, setup(record.head()), record.head().position());
    return new Sitting<>(game, start, record.head().seats(), () -> new Rng(0));
  }

  private Setup setup(Head head) {
    head.chosen().check(game.title());
    return Packs.setup(game, head.seats(), head.chosen(), pack);
  }

  private List<GameRecord> all() {
    return files().stream().map(this::read).toList();
  }

  private GameRecord read(Path file) {
    try {
      return RecordReader.read(Files.readString(file), Notation.of(game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Path> files() {
    if (!Files.isDirectory(folder)) return List.of();
    try (var found = Files.walk(folder)) {
      return found.filter(f -> f.toString().endsWith(".game")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
