package touchline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.engine.Entry;
import touchline.engine.Log;
import touchline.engine.Rng;
import touchline.engine.State;

/// Makes the record of a breach shorter: leaves out chunks of it, half of it at first and single
/// moves at last, as long as the law still breaks where the rest leads.
final class Shortening<S extends State<S>> {
  private static final int TRIALS = 6;
  private static final long MOST_ENTRIES = 400_000;

  private final Subject<S> subject;
  private final Law law;
  private long replayed;

  Shortening(Subject<S> subject, Law law) {
    this.subject = subject;
    this.law = law;
  }

  private record Found(List<Entry.Played> record, String what, String position) {}

  /// The breach with the shortest record found.
  Breach breach(List<Entry.Played> record, String what) {
    var best =
        again(record).orElseGet(() -> new Found(record, what, "(it does not show every time)"));
    for (int chunk = best.record.size() / 2; chunk > 0; chunk /= 2) best = without(best, chunk);
    return new Breach(law.name(), best.what, ReplayLaw.text(subject, best.record), best.position);
  }

  private Found without(Found from, int chunk) {
    var best = from;
    for (int end = best.record.size(); end > 0 && replayed < MOST_ENTRIES; end -= chunk) {
      int to = Math.min(end, best.record.size());
      var rest = new ArrayList<>(best.record);
      rest.subList(Math.max(0, to - chunk), to).clear();
      var shorter = again(rest);
      if (shorter.isPresent()) best = shorter.get();
    }
    return best;
  }

  /// What is left of these entries when those that are not legal are passed over, if the law breaks
  /// there.
  private Optional<Found> again(List<Entry.Played> entries) {
    replayed += entries.size();
    var state = subject.fresh();
    var played = new ArrayList<Entry.Played>();
    for (var entry : entries) {
      if (!subject.all(state, entry.seat()).contains(entry.move())) continue;
      try {
        subject.game.play(state, entry.seat(), entry.move(), Log.NONE);
      } catch (RuntimeException | AssertionError e) {
        return Optional.empty();
      }
      played.add(entry);
    }
    for (int seed = 0; seed < TRIALS; seed++) {
      var what = Trial.of(law, new Situation<>(subject, state, List.copyOf(played), new Rng(seed)));
      if (what.isPresent())
        return Optional.of(new Found(played, what.get(), subject.snapshot(state)));
    }
    return Optional.empty();
  }
}
