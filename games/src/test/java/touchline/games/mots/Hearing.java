package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import touchline.engine.Event;
import touchline.engine.Log;
import touchline.engine.Seats;
import touchline.engine.Viewer;

/// Keeps what a game tells, and to whom.
interface Hearing extends Log {
  /// All events, in order.
  List<MotsEvent> told();

  /// For each of them, who heard it.
  List<Seats> heard();

  /// The last event of this kind.
  default <E extends MotsEvent> E last(Class<E> type) {
    return all(type).getLast();
  }

  /// All events of this kind.
  default <E extends MotsEvent> List<E> all(Class<E> type) {
    return told().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /// What this viewer was told.
  default List<MotsEvent> toldTo(Viewer viewer) {
    var all = new ArrayList<MotsEvent>();
    for (int i = 0; i < told().size(); i++) if (viewer.in(heard().get(i))) all.add(told().get(i));
    return all;
  }

  @Override
  default void tell(Seats audience, Supplier<? extends Event> event) {
    told().add((MotsEvent) event.get());
    heard().add(audience);
  }

  @Override
  default void reveal() {}
}
