package touchline.games.demo;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;

/// Every club draws covered cards until it holds two. Nothing is decided before it is needed: luck
/// draws one card at a time, and the pile has no order.
@Rule({"DEMO-002", "DEMO-053"})
final class Dealing implements Phase<DemoState, DemoMove.Deal> {
  @Override
  public Class<DemoMove.Deal> moves() {
    return DemoMove.Deal.class;
  }

  @Override
  public boolean done(DemoState s) {
    return needy(s) == s.clubs;
  }

  @Override
  public Turn turn(DemoState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    var club = Seat.at(needy(s));
    for (int kind = 0; kind < Talk.KINDS; kind++)
      if (s.pile[kind] > 0) out.add(new DemoMove.Draw(club, Talk.at(kind)), s.pile[kind]);
  }

  @Override
  public void play(DemoState s, Seat seat, DemoMove.Deal deal, Log log) {
    switch (deal) {
      case DemoMove.Draw(Seat club, Talk talk) -> {
        s.pile[talk.ordinal()]--;
        s.hand[DemoState.at(club.ordinal(), talk.ordinal())]++;
        log.tell(Seats.of(club), () -> new DemoEvent.Drawn("DEMO-053", club, talk));
        if (size(s.pile) == 0) turnOver(s, log);
      }
    }
  }

  /// The first club that holds too few cards; the number of clubs if there is none.
  private static int needy(DemoState s) {
    int club = 0;
    while (club < s.clubs && s.cards(club) == DemoState.HAND) club++;
    return club;
  }

  private static void turnOver(DemoState s, Log log) {
    int cards = size(s.discard);
    for (int kind = 0; kind < Talk.KINDS; kind++) {
      s.pile[kind] = s.discard[kind];
      s.discard[kind] = 0;
    }
    log.tell(() -> new DemoEvent.TurnedOver("DEMO-053", cards));
  }

  static int size(int[] cards) {
    int sum = 0;
    for (int n : cards) sum += n;
    return sum;
  }
}
