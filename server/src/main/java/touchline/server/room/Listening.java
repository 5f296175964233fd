package touchline.server.room;

import touchline.engine.Viewer;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.stream.Listener;

/// Who has a table open hears when it looks different.
final class Listening {
  private Listening() {}

  /// Lets somebody listen; he is told at once if the table does not look as he knows it.
  ///
  /// @throws Fault 429 if too many listen
  static Listener open(Room room, Viewer viewer, String known) {
    var listener = new Listener(viewer, known);
    var streams = room.services().streams();
    if (!streams.open(room.id(), listener)) throw new Fault(429, Refusals.TOO_FAST);
    try {
      tell(room);
    } catch (RuntimeException e) { // else he would seem to be here for ever
      streams.close(room.id(), listener);
      throw e;
    }
    return listener;
  }

  /// Tells everybody how the table looks now; gives how many listen.
  static int tell(Room room) {
    return room.services().streams().changed(room.id(), viewer -> Gate.version(room, viewer));
  }
}
