package touchline.engine;

/// One line of a record after its head: a move, or moves taken back. Nothing is ever erased.
public sealed interface Entry {
  /// A seat, or luck, made a move.
  record Played(Seat seat, Move move) implements Entry {}

  /// The seat took back its own last `count` moves; others' covered choices made since stand.
  record Undone(Seat seat, int count) implements Entry {}

  /// By consent of all, the last `count` moves still standing, luck included, were taken back.
  record Rewound(int count) implements Entry {}
}
