package touchline.engine;

import java.util.List;

/// A computer manager. It gets what a person in its seat gets: the view and the legal moves. The
/// true state never reaches it.
public interface Bot {
  /// What a seat is asked, and all that it may know.
  record Question(Seat seat, View view, Moves moves, Moves asides, Rng rng) {}

  /// One or more moves to be played in turn, as a person would send them in one batch: the first is
  /// legal now, each further one once those before it are played.
  List<Move> choose(Question question);
}
