package touchline.bots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Bot;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Seat;

/// A manager who is asked, whatever the game: what he may do, and chance. What he can read off his
/// view is each game's own.
public class Asked {
  private static final int FINE = 1 << 20;

  public final Seat seat;
  public final Moves moves;
  public final Moves asides;
  public final Rng rng;

  /// The one who gets this question.
  protected Asked(Bot.Question question) {
    this.seat = question.seat();
    this.moves = question.moves();
    this.asides = question.asides();
    this.rng = question.rng();
  }

  /// The moves of one kind that are legal now.
  public final <M extends Move> List<M> legal(Class<M> kind) {
    return of(moves, kind);
  }

  /// The moves of one kind that may be made beside the phase.
  public final <M extends Move> List<M> beside(Class<M> kind) {
    return of(asides, kind);
  }

  private static <M extends Move> List<M> of(Moves from, Class<M> kind) {
    var found = new ArrayList<M>();
    for (int i = 0; i < from.size(); i++)
      if (kind.isInstance(from.get(i))) found.add(kind.cast(from.get(i)));
    return found;
  }

  /// One of these, picked as if by throwing; there must be one.
  public final <T> T any(List<T> from) {
    return from.get(rng.below(from.size()));
  }

  /// A number from 0 to 1.
  public final double chance() {
    return rng.below(FINE) / (double) FINE;
  }
}
