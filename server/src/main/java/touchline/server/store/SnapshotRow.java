package touchline.server.store;

import java.util.List;
import java.util.stream.LongStream;

/// A state on the way.
///
/// @param n after how many entries
/// @param decisions the viewers' decision numbers
/// @param state the state's lines in the notation of snapshots
@SuppressWarnings("ArrayRecordComponent") // as the engine hands it out; never compared
public record SnapshotRow(int n, long[] decisions, List<String> state) {
  static SnapshotRow of(int n, String decisions, String state) {
    var numbers = LongStream.builder();
    for (var word : decisions.split(" ")) numbers.add(Long.parseLong(word));
    return new SnapshotRow(n, numbers.build().toArray(), state.lines().toList());
  }

  String decisionText() {
    var text = new StringBuilder();
    for (var d : decisions) text.append(text.isEmpty() ? "" : " ").append(d);
    return text.toString();
  }
}
