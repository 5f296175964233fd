package touchline.engine;

/// One of the people or bots playing, at most eight; luck is a seat too, for its moves are
/// recorded.
public enum Seat implements Viewer {
  A,
  B,
  C,
  D,
  E,
  F,
  G,
  H,
  LUCK;

  /// The most seats a game may have.
  public static final int MOST = 8;

  private static final Seat[] ALL = values();

  /// The seat with this number, 0 for A.
  public static Seat at(int index) {
    return ALL[index];
  }

  @Override
  public int bit() {
    return this == LUCK ? 0 : 1 << ordinal();
  }
}
