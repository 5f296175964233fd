package touchline.testkit;

import touchline.engine.NotationException;
import touchline.engine.Seat;
import touchline.engine.Snapshots;
import touchline.engine.State;

/// Moves and states can be written and read again, and are the same then.
final class NotationLaw implements Law {
  @Override
  public String name() {
    return "8 notation and snapshots";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    for (var seat : Seat.values()) {
      for (var move : at.some(subject.all(at.state(), seat), 40)) {
        var text = subject.notation.write(move);
        if (!subject.notation.read(text).equals(move))
          throw new Broken(text + " is read as another move");
        if (text.indexOf('#') >= 0 || text.indexOf('\n') >= 0)
          throw new Broken(text + " does not fit a line");
      }
    }
    var lines = Snapshots.write(at.state(), subject.initial);
    var again = subject.fresh();
    try {
      Snapshots.read(lines, again);
    } catch (NotationException e) {
      throw new Broken("the snapshot cannot be read: " + e.text());
    }
    var difference = Deep.difference(at.state(), again);
    if (difference != null) throw new Broken("written and read, " + difference);
  }
}
