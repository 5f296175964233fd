package touchline.server.toy;

import touchline.engine.State;

final class ToyState implements State<ToyState> {
  int rounds;
  int seats;
  int round;
  Toy.Stage stage = Toy.Stage.DEAL;
  int[] hand;
  int[] picks;
  int[] purse;
  int[] points;
  boolean[] waved;
  int price;
  int leader = -1;
  int next;
  int bidding;

  /// 1 in a position written by hand: from round 1 on, the dealing never ends.
  int endless;

  final transient int highest;

  ToyState(int seats, int rounds, int highest) {
    this.highest = highest;
    this.seats = seats;
    this.rounds = rounds;
    hand = new int[seats];
    picks = new int[seats * 2];
    purse = new int[seats];
    java.util.Arrays.fill(purse, 100);
    points = new int[seats];
    waved = new boolean[seats];
  }

  @Override
  public ToyState copy() {
    var c = new ToyState(seats, rounds, highest);
    c.round = round;
    c.stage = stage;
    c.hand = hand.clone();
    c.picks = picks.clone();
    c.purse = purse.clone();
    c.points = points.clone();
    c.waved = waved.clone();
    c.price = price;
    c.leader = leader;
    c.next = next;
    c.bidding = bidding;
    c.endless = endless;
    return c;
  }

  boolean chosen(int seat) {
    return picks[seat * 2 + 1] != 0;
  }

  int undealt() {
    for (int i = 0; i < seats; i++) if (hand[i] == 0) return i;
    return seats;
  }

  boolean dealt() {
    return undealt() == seats && (endless == 0 || round == 0);
  }

  boolean allChosen() {
    for (int i = 0; i < seats; i++) if (!chosen(i)) return false;
    return true;
  }
}
