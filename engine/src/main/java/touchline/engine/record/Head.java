package touchline.engine.record;

import java.util.List;
import java.util.SortedMap;
import touchline.engine.Options;

/// What stands before the first move: the game and its edition, seats, pack and hash (empty where
/// any will do), options, the seed (`none` where luck was not seeded), the seat for whom it was
/// redacted (empty if complete), and the position's fields if it does not start from set-up.
public record Head(
    String game,
    int edition,
    int seats,
    String pack,
    String hash,
    SortedMap<String, String> options,
    String seed,
    String redacted,
    List<String> position) {
  /// The options as the game reads them.
  public Options chosen() {
    return new Options(options);
  }
}
