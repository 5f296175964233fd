package touchline.engine.record;

import java.util.List;
import touchline.engine.Entry;

/// A whole record: its head, and its lines in order.
public record GameRecord(Head head, List<Line> lines) {
  /// The moves and undos alone.
  public List<Entry> entries() {
    return lines.stream()
        .filter(Line.Made.class::isInstance)
        .map(l -> ((Line.Made) l).entry())
        .toList();
  }
}
