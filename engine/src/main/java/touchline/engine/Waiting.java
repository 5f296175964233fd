package touchline.engine;

/// The turns that wait for one seat, made once: the question is asked after every move.
final class Waiting {
  static final Turn[] SINGLE = single();

  private Waiting() {}

  private static Turn[] single() {
    var all = new Turn[Seat.MOST];
    for (int i = 0; i < all.length; i++) all[i] = new Turn.Decide(Seats.of(Seat.at(i)));
    return all;
  }
}
