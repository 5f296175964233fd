package touchline.engine.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Event;
import touchline.engine.Notation;
import touchline.engine.Parlour;
import touchline.engine.Setup;

/// Records of the parlour game.
final class Records {
  static final Parlour GAME = new Parlour();
  static final Notation NOTATION = Notation.of(GAME);

  private Records() {}

  /// The first line that does not hold, or null.
  static Check.@Nullable Failure check(String text) {
    return check(text, new ArrayList<>());
  }

  /// The same, adding to `told` what is told.
  static Check.@Nullable Failure check(String text, List<Event> told) {
    var record = RecordReader.read(text, NOTATION);
    var setup =
        new Setup(
            record.head().seats(),
            record.head().chosen(),
            new Parlour.Nothing(),
            "standard",
            "abc");
    return Check.run(GAME, setup, record, (_, events) -> events.forEach(t -> told.add(t.event())));
  }
}
