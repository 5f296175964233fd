package touchline.engine;

/// Something that may be done, with its own sealed family of moves. Keeps no data.
public interface Step<S, M extends Move> {
  /// The sealed family; every move belongs to one step only.
  Class<M> moves();

  /// Adds every legal move of the seat in this step.
  void legal(S s, Seat seat, Moves out);

  /// Plays a legal move.
  void play(S s, Seat seat, M move, Log log);

  /// By which rule an illegal move of this family is illegal.
  default Refusal refuse(S s, Seat seat, M move) {
    return Refusal.NOT_ON_OFFER;
  }
}
