package touchline.games.mots;

/// What a day square of the board asks for.
public enum Square {
  PLAIN,
  CHANCE,
  INJURY,
  RED_CARD,
  INTERNATIONAL,
  TRANSFER,
  SUPER_CUP,
  NATIONAL_CUP,
  EURO_CUP,
  LEAGUE;

  /// Whether matches are played here, also when the marker only passes.
  public boolean isMatchDay() {
    return this == SUPER_CUP || this == NATIONAL_CUP || this == EURO_CUP || this == LEAGUE;
  }
}
