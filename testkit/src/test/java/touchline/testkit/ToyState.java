package touchline.testkit;

import touchline.engine.State;

/// Two seats, three kinds of cards, a die.
final class ToyState implements State<ToyState> {
  final transient Fault fault;
  int round;
  int dealt; // cards dealt this round
  int die;
  int asked; // how often somebody asked for moves
  int undoMark;
  transient int unwritten;
  final int[] deck = {4, 4, 4};
  final int[] hand; // seat by seat, of each kind
  final int[] chosen = {-1, -1};
  final int[] points = new int[2];

  ToyState(Fault fault) {
    this.fault = fault;
    hand = new int[6];
  }

  private ToyState(ToyState s) {
    fault = s.fault;
    round = s.round;
    dealt = s.dealt;
    die = fault == Fault.FORGOTTEN_FIELD ? 0 : s.die;
    asked = s.asked;
    undoMark = s.undoMark;
    unwritten = s.unwritten;
    hand = fault == Fault.SHARED_ARRAY ? s.hand : s.hand.clone();
    System.arraycopy(s.deck, 0, deck, 0, deck.length);
    System.arraycopy(s.chosen, 0, chosen, 0, chosen.length);
    System.arraycopy(s.points, 0, points, 0, points.length);
  }

  @Override
  public ToyState copy() {
    return new ToyState(this);
  }

  int cards(int seat) {
    return hand[seat * 3] + hand[seat * 3 + 1] + hand[seat * 3 + 2];
  }
}
