package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchline.engine.Event;
import touchline.engine.Notation;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.engine.Snapshots;
import touchline.engine.record.Check;
import touchline.engine.record.RecordReader;
import touchline.packs.Packs;

/// Tables of Football Stars for tests. Most rules are shown by a record: a position, a few moves,
/// and what must hold then.
final class Pitch {
  static final Fs GAME = new Fs();

  private Pitch() {}

  static Setup setup(int seats, Map<String, String> options) {
    return Packs.setup(GAME, seats, new Options(options));
  }

  /// A state with these fields.
  static FsState state(int seats, String... fields) {
    var state = GAME.setup(setup(seats, Map.of()));
    Snapshots.read(List.of(fields), state);
    return state;
  }

  /// Every line of the record holds; gives what was told.
  static List<Event> holds(String text) {
    var record = RecordReader.read(text, Notation.of(GAME));
    var told = new ArrayList<Event>();
    var setup = setup(record.head().seats(), record.head().options());
    var failure =
        Check.run(GAME, setup, record, (_, events) -> events.forEach(t -> told.add(t.event())));
    assertThat(failure).isNull();
    return told;
  }
}
