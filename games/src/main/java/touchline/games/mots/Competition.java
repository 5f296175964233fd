package touchline.games.mots;

import touchline.engine.Rule;

/// What a match is played for.
@Rule("MOTS-003")
public enum Competition {
  LEAGUE,
  NATIONAL_CUP,
  EURO_CUP,
  SUPER_CUP,
  DECIDER,
  NONE;

  /// Whether a drawn match is replayed until there is a winner.
  boolean knockout() {
    return this == NATIONAL_CUP || this == EURO_CUP;
  }
}
