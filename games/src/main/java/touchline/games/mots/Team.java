package touchline.games.mots;

import touchline.engine.Rule;

/// The four teams by the colours of their cards and counters.
@Rule("MOTS-014")
public enum Team {
  BLUE,
  RED,
  YELLOW,
  GREEN;

  private static final Team[] ALL = values();

  /// The team with this number, 0 for blue.
  public static Team at(int index) {
    return ALL[index];
  }
}
