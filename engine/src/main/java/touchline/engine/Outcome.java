package touchline.engine;

import java.util.List;

/// What became of a submission.
public sealed interface Outcome {
  /// All of it was played, with the luck that followed, one after the other.
  record Accepted(List<Done> done) implements Outcome {
    /// The entries alone.
    public List<Entry> entries() {
      return done.stream().map(Done::entry).toList();
    }

    /// All that was told, in order.
    public List<Told> told() {
      return done.stream().flatMap(d -> d.told().stream()).toList();
    }
  }

  /// Nothing was played: the move at `index` of the batch is refused.
  record Refused(Refusal refusal, int index) implements Outcome {}
}
