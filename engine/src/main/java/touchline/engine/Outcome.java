package touchline.engine;

import java.util.List;

/// What became of a submission.
public sealed interface Outcome {
  /// All of it was played, with the luck that followed.
  record Accepted(List<Entry> entries, List<Told> told) implements Outcome {}

  /// Nothing was played: the move at `index` of the batch is refused.
  record Refused(Refusal refusal, int index) implements Outcome {}
}
