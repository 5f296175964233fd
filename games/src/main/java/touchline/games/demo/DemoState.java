package touchline.games.demo;

import java.util.Arrays;
import touchline.engine.State;

/// All that lies on the table. Clubs, players and weeks are counted from 0; money is in rungs.
/// Covered cards are counted by kind, so the pile has no order that could be known.
final class DemoState implements State<DemoState> {
  static final int NOBODY = -1;

  // Where a player may be, instead of with a club.
  static final int IN_BOX = -1, ON_MARKET = -2, GONE = -3;

  // What a club may have chosen, instead of the number of a kind of card.
  static final int UNDECIDED = -2, NOTHING = -1;
  static final int SQUAD = 4, HAND = 2, CASH = 12;

  // From set-up, so not written in snapshots.
  final transient DemoContent content;
  final transient int clubs;
  final transient int weeks;
  final transient boolean earlyTitle;

  Demo.Stage stage = Demo.Stage.DEALING;
  int week;
  final int[] cash;
  final int[] points;
  final int[] owner; // of each player
  final int[] lots; // players on the market this week
  int scouted; // how many lots have been revealed
  int lot, price, leader = NOBODY, next;
  int bidding; // a bit for each club still bidding
  final int[] pile; // of each kind of card
  final int[] discard;
  final int[] hand; // club by club, of each kind of card
  final int[] chosen; // by each club this week
  int played; // how many of this week's matches

  DemoState(DemoContent content, int clubs, int weeks, boolean earlyTitle) {
    this.content = content;
    this.clubs = clubs;
    this.weeks = weeks;
    this.earlyTitle = earlyTitle;
    cash = filled(clubs, CASH);
    points = new int[clubs];
    owner = filled(content.players().size(), IN_BOX);
    lots = filled(clubs, NOBODY);
    pile = new int[Talk.KINDS];
    for (var talk : Talk.values()) pile[talk.ordinal()] = talk.copies;
    discard = new int[Talk.KINDS];
    hand = new int[clubs * Talk.KINDS];
    chosen = filled(clubs, UNDECIDED);
  }

  private DemoState(DemoState s) {
    content = s.content;
    clubs = s.clubs;
    weeks = s.weeks;
    earlyTitle = s.earlyTitle;
    stage = s.stage;
    week = s.week;
    cash = s.cash.clone();
    points = s.points.clone();
    owner = s.owner.clone();
    lots = s.lots.clone();
    scouted = s.scouted;
    lot = s.lot;
    price = s.price;
    leader = s.leader;
    next = s.next;
    bidding = s.bidding;
    pile = s.pile.clone();
    discard = s.discard.clone();
    hand = s.hand.clone();
    chosen = s.chosen.clone();
    played = s.played;
  }

  @Override
  public DemoState copy() {
    return new DemoState(this);
  }

  boolean bids(int club) {
    return (bidding & 1 << club) != 0;
  }

  int squad(int club) {
    int size = 0;
    for (int o : owner) if (o == club) size++;
    return size;
  }

  int cards(int club) {
    int sum = 0;
    for (int kind = 0; kind < Talk.KINDS; kind++) sum += hand[at(club, kind)];
    return sum;
  }

  boolean holds(int club, int kind) {
    return hand[at(club, kind)] > 0;
  }

  /// The place in `hand` for a club's cards of a kind.
  static int at(int club, int kind) {
    return club * Talk.KINDS + kind;
  }

  String name(int player) {
    return content.players().get(player).name();
  }

  int skill(int player) {
    return content.players().get(player).skill();
  }

  private static int[] filled(int length, int value) {
    var array = new int[length];
    Arrays.fill(array, value);
    return array;
  }
}
