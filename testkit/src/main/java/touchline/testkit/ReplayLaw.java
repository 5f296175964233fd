package touchline.testkit;

import java.util.List;
import touchline.engine.Entry;
import touchline.engine.RecordException;
import touchline.engine.Rng;
import touchline.engine.Sitting;
import touchline.engine.State;
import touchline.engine.record.GameRecord;
import touchline.engine.record.Line;
import touchline.engine.record.RecordReader;
import touchline.engine.record.RecordWriter;

/// The record, written as text, read again and replayed, leads to the same state. That takes as
/// long as the game, so it is tried at its end.
final class ReplayLaw implements Law {
  @Override
  public String name() {
    return "3 the record replays";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    if (!at.over()) return;
    var subject = at.subject();
    var read = RecordReader.read(text(subject, at.record()), subject.notation);
    var sitting =
        new Sitting<>(subject.game, subject.fresh(), subject.setup.seats(), () -> new Rng(0));
    for (var entry : read.entries()) {
      try {
        sitting.replay(entry);
      } catch (RecordException e) {
        throw new Broken(
            RecordWriter.entry(entry, subject.notation) + " does not replay: " + e.getMessage());
      }
    }
    var difference = Deep.difference(at.state(), sitting.state());
    if (difference != null) throw new Broken("played and replayed, " + difference);
  }

  /// The record as text.
  static <S extends State<S>> String text(Subject<S> subject, List<Entry.Played> entries) {
    List<Line> lines = entries.stream().map(e -> (Line) new Line.Made(0, e)).toList();
    return RecordWriter.write(new GameRecord(subject.head(List.of()), lines), subject.notation);
  }
}
