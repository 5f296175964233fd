package touchline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import touchline.engine.Event;
import touchline.engine.Log;
import touchline.engine.Seats;
import touchline.engine.Told;
import touchline.engine.Viewer;

/// Keeps what is told.
final class Hearing implements Log {
  final List<Told> told = new ArrayList<>();
  boolean revealed;

  @Override
  public void tell(Seats audience, Supplier<? extends Event> event) {
    told.add(new Told(audience, event.get()));
  }

  @Override
  public void reveal() {
    revealed = true;
  }

  /// What this viewer heard.
  List<Event> by(Viewer viewer) {
    return told.stream().filter(t -> viewer.in(t.audience())).map(Told::event).toList();
  }
}
