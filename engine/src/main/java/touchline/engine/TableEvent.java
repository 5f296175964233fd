package touchline.engine;

/// What the table itself tells, whatever the game.
public sealed interface TableEvent extends Event {
  /// A seat took back moves of its own; what was seen stays seen.
  record Undone(String rule, Seat seat, int moves) implements TableEvent {}

  /// By consent the table went back; what was seen stays seen.
  record Rewound(String rule, int moves) implements TableEvent {}
}
