package touchline.testkit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import touchline.engine.Event;
import touchline.engine.Seat;
import touchline.engine.State;
import touchline.engine.Viewer;
import touchline.engine.Words;

/// Events name a rule that exists and have a message in both catalogues. Whoever may not know of a
/// move is told the same whichever of its kind it was.
final class TellingLaw implements Law {
  private static final int TRIED = 6;

  @Override
  public String name() {
    return "10 telling";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    for (var seat : Seat.values()) {
      Map<String, String> heard = new HashMap<>();
      for (var move : at.some(subject.all(at.state(), seat), TRIED)) {
        var after = at.state().copy();
        var hearing = new Hearing();
        var audience = subject.game.audience(at.state(), seat, move);
        subject.game.play(after, seat, move, hearing);
        for (var told : hearing.told) worded(subject, told.event());
        for (var viewer : subject.viewers()) {
          if (viewer == seat || viewer.in(audience)) continue;
          var kind = viewer + " " + move.getClass() + " " + subject.game.view(after, viewer);
          covered(heard, kind, hearing, viewer, seat);
        }
      }
    }
  }

  private static void covered(
      Map<String, String> heard, String kind, Hearing hearing, Viewer viewer, Seat seat) {
    var told = hearing.by(viewer).toString();
    var before = heard.putIfAbsent(kind, told);
    if (before != null && !before.equals(told))
      throw new Broken(
          viewer
              + " learns from what is told which covered move "
              + seat
              + " made: "
              + before
              + " or "
              + told);
  }

  private static void worded(Subject<?> subject, Event event) {
    var arguments =
        Arrays.stream(event.getClass().getRecordComponents())
            .map(part -> part.getName())
            .collect(Collectors.toSet());
    var wrong = subject.untold(event.rule(), "event." + Words.of(event.getClass()), arguments);
    if (wrong != null) throw new Broken(event + ": " + wrong);
    var odd = Deep.notPlain(event);
    if (odd != null) throw new Broken(event + ":" + odd);
  }
}
