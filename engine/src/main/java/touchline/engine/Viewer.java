package touchline.engine;

/// Somebody who looks at the table: a seat, or a spectator who sees what all may see.
public sealed interface Viewer permits Seat, Spectator {
  /// The bit of this viewer in the mask of [Seats]; luck has none.
  int bit();

  /// Whether an audience includes this viewer.
  default boolean in(Seats audience) {
    return (audience.mask() & bit()) != 0;
  }
}
