package touchline.engine;

/// The turns that wait for seats, made once, by the mask of the seats: the question is asked after
/// every move.
final class Waiting {
  static final Turn[] FOR = all();

  private Waiting() {}

  private static Turn[] all() {
    var all = new Turn[1 << Seat.MOST];
    for (int mask = 0; mask < all.length; mask++) all[mask] = new Turn.Decide(new Seats(mask));
    return all;
  }
}
