package touchline.server.room;

import touchline.engine.Seat;
import touchline.engine.Spectator;
import touchline.engine.Viewer;
import touchline.server.Fault;
import touchline.server.Refusals;

/// Who comes with a secret link: whose table, and as whom.
///
/// @param hash of the link, for looking whether it still opens anything
@SuppressWarnings("ArrayRecordComponent") // holders are never compared
public record Holder(String table, Viewer viewer, byte[] hash) {
  /// The word for a viewer: a seat's letter, or `spectator`.
  public static String word(Viewer viewer) {
    return viewer instanceof Seat seat ? seat.name() : "spectator";
  }

  /// The viewer with this word.
  ///
  /// @throws Fault 400 if there is none
  public static Viewer viewer(String word) {
    return viewer("seat", word);
  }

  /// The viewer with the word that is in this field of a request.
  ///
  /// @throws Fault 400 if there is none
  public static Viewer viewer(String field, String word) {
    if (word.equals("spectator")) return Spectator.SPECTATOR;
    for (int i = 0; i < Seat.MOST; i++) if (Seat.at(i).name().equals(word)) return Seat.at(i);
    throw Fault.malformed(field, "a seat A to H, or spectator");
  }

  /// The seat.
  ///
  /// @throws Fault 403 for a spectator
  public Seat seat() {
    if (viewer instanceof Seat seat) return seat;
    throw new Fault(403, Refusals.SPECTATOR);
  }
}
