package touchline.engine;

/// The one spectator: everybody who watches without a seat sees the same.
public enum Spectator implements Viewer {
  SPECTATOR;

  static final int BIT = 1 << Seat.MOST;

  @Override
  public int bit() {
    return BIT;
  }
}
