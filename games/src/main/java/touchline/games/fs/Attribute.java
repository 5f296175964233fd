package touchline.games.fs;

/// What is compared in a confrontation, in this order.
public enum Attribute {
  TECHNIQUE,
  STRENGTH,
  TACTICS;

  /// How many there are.
  public static final int COUNT = 3;

  private static final Attribute[] ALL = values();

  static Attribute at(int index) {
    return ALL[index];
  }
}
