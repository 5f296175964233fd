package touchline.engine;

/// What the table itself tells, whatever the game.
public sealed interface TableEvent extends Event {
  /// Told to the seat itself: it took back so many moves of its own; what was seen stays seen.
  record Undone(String rule, Seat seat, int moves) implements TableEvent {}

  /// Told to the others who had noticed any of those moves: not how many there were, for some may
  /// have been covered.
  record TookBack(String rule, Seat seat) implements TableEvent {}

  /// By consent the table went back; what was seen stays seen. Not by how many moves, for some may
  /// have been covered.
  record Rewound(String rule) implements TableEvent {}

  /// The host has a new link for this seat, and the old one opens nothing any more.
  record LinkRenewed(String rule, Seat seat) implements TableEvent {}

  /// A computer plays for this seat from now on.
  record HandedOver(String rule, Seat seat) implements TableEvent {}

  /// The seat's person plays again.
  record TakenOver(String rule, Seat seat) implements TableEvent {}
}
