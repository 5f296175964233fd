package touchline.app;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.Notation;
import touchline.engine.NotationException;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.Told;
import touchline.engine.record.Check;
import touchline.engine.record.Check.Failure;
import touchline.engine.record.GameRecord;
import touchline.engine.record.RecordReader;
import touchline.packs.Packs;

/// A record out of a file, with the game and the set-up that it needs.
record Saved(Game<?> game, Setup setup, GameRecord record) {
  /// Reads the record. `pack` is the folder of its pack, if it is not the game's own.
  ///
  /// @throws NotationException if it is not written in the notation, naming the line
  /// @throws Trouble if there is no such file or game
  /// @throws touchline.engine.PackException if its pack cannot be played with
  static Saved read(Path file, @Nullable Path pack) {
    var text = WholeFiles.read(file);
    var head = RecordReader.head(text);
    var game = Shelf.game(head.game());
    var record = RecordReader.read(text, Notation.of(game));
    return new Saved(game, setup(game, record, pack), record);
  }

  /// The first line that does not hold, or null; the listener is told of each entry as it is
  /// played.
  @Nullable Failure run(BiConsumer<Entry, List<Told>> listener) {
    return run(game, setup, record, listener);
  }

  /// How many moves it holds, those taken back and luck included.
  int moves() {
    return record.entries().size();
  }

  private static <S extends State<S>> @Nullable Failure run(
      Game<S> game, Setup setup, GameRecord record, BiConsumer<Entry, List<Told>> listener) {
    return Check.run(game, setup, record, listener);
  }

  private static Setup setup(Game<?> game, GameRecord record, @Nullable Path pack) {
    var head = record.head();
    try {
      head.chosen().check(game.title());
    } catch (IllegalArgumentException e) {
      throw new NotationException(String.valueOf(e.getMessage()));
    }
    return Packs.setup(game, head.seats(), head.chosen(), Shelf.pack(game, pack));
  }
}
