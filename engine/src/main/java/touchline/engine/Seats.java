package touchline.engine;

/// A set of viewers: seats A to H as bits 0 to 7, spectators as bit 8.
public record Seats(int mask) {
  /// Nobody.
  public static final Seats NONE = new Seats(0);

  /// Every seat and the spectators.
  public static final Seats EVERYBODY = new Seats((1 << Seat.MOST) - 1 | Spectator.BIT);

  private static final Seats[] SINGLE = single();

  /// Just this viewer.
  public static Seats of(Viewer viewer) {
    return viewer instanceof Seat s && s != Seat.LUCK
        ? SINGLE[s.ordinal()]
        : new Seats(viewer.bit());
  }

  /// The seats with numbers 0 to `count - 1`.
  public static Seats first(int count) {
    return new Seats((1 << count) - 1);
  }

  /// Whether the seat is one of them.
  public boolean has(Seat seat) {
    return (mask & seat.bit()) != 0;
  }

  /// The same without this viewer.
  public Seats without(Viewer viewer) {
    return new Seats(mask & ~viewer.bit());
  }

  /// How many seats there are in it, spectators not counted.
  public int count() {
    return Integer.bitCount(mask & ~Spectator.BIT);
  }

  /// The seat with the lowest letter; there must be one.
  public Seat lowest() {
    return Seat.at(Integer.numberOfTrailingZeros(mask));
  }

  private static Seats[] single() {
    var all = new Seats[Seat.MOST];
    for (int i = 0; i < all.length; i++) all[i] = new Seats(1 << i);
    return all;
  }
}
