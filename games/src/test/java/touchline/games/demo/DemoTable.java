package touchline.games.demo;

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

/// Tables of the demo for tests. Most rules are shown by a record: a position, a few moves, and
/// what must hold then.
final class DemoTable {
  static final Demo GAME = new Demo();

  /// A record's first lines: two clubs with two calm cards each.
  static final String TWO =
      """
      game demo
      seats 2
      at hand 2 0 0 2 0 0
      at pile 4 6 4
      """;

  /// Two clubs, and players 0 (skill 1) and 37 (skill 5) on the market.
  static final String AUCTION =
      TWO
          + """
          at stage transfers
          at scouted 2
          at lots 0 37
          at owner 0=-2 37=-2
          at bidding 3
          """;

  private DemoTable() {}

  /// With everything standard.
  static Setup setup(int seats) {
    return setup(seats, Map.of());
  }

  /// With these options.
  static Setup setup(int seats, Map<String, String> options) {
    return Packs.setup(GAME, seats, new Options(options));
  }

  /// A state of two clubs with these fields.
  static DemoState state(int seats, String... fields) {
    var state = GAME.setup(setup(seats));
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
