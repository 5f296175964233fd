package touchline.games.fs;

import touchline.engine.Rule;

/// What a card is, and how many of it a deck has. Footballers and tactics differ among themselves,
/// all others of a kind are alike.
@Rule({"FS-002", "FS-005", "FS-006", "FS-007"})
public enum Kind {
  FOOTBALLER(53),
  TACTIC(12),
  COACH(6),
  GYM(6),
  CONTRACT(6),
  FANS(3),
  INJURY(3),
  PRESIDENT(4),
  AGENT(3),
  SUPPORTER(3),
  SCOUT(3),
  DOCTOR(3),
  DEFENCE(6),
  CUT(6),
  PASS(6),
  SHOT(6);

  /// How many of them a deck has.
  final int copies;

  Kind(int copies) {
    this.copies = copies;
  }

  /// Whether all cards of it are alike.
  boolean plain() {
    return this != FOOTBALLER && this != TACTIC;
  }

  /// Whether it is one of the four plays.
  boolean isPlay() {
    return ordinal() >= DEFENCE.ordinal();
  }
}
