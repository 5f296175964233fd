package touchline.games.fs;

import java.util.Arrays;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.State;

/// All that lies on the table. Cards are told apart by their index in the content, seats are
/// counted from 0. The deck has no order: it is counted by card, and luck draws. Of the pile the
/// whole history since the last shuffle is kept, for everybody has seen it grow; cards that Scouts
/// have taken out of it are marked.
final class FsState implements State<FsState> {
  static final int SEATS = 6;
  static final int HAND = 8;
  static final int NOBODY = -1;

  /// Where a footballer lies: with nobody (in deck, hand or pile), on the bench of a seat (0 to 5),
  /// or in a gym, from here on.
  static final int FIRST_GYM = 8;

  static final int GYMS = 6;
  static final int TACTIC_CARDS = FsContent.TACTICS * FsContent.COPIES_OF_A_TACTIC;
  static final int DUELS = 4;

  // From set-up, so not written in snapshots.
  final transient FsContent box;
  final transient House house;
  final transient int seats;

  Stage stage = Stage.SHOWING;
  int active;
  int turns; // begun, from 1, with those that the eliminated do not take
  int out; // a bit for each seat that was eliminated
  int winner = NOBODY;
  boolean proved;

  final byte[] deck; // of each card
  final byte[] hand; // seat by seat, of each card
  final byte[] pile; // the cards discarded since the last shuffle, the newest last
  int piled;
  final boolean[] fetched; // of these the ones that are gone
  final byte[] known; // see Known
  final int[] drawn; // how many cards a seat has drawn, and has been robbed of; see Known
  final int[] robbed;
  final int[] shown; // the card number of each seat's footballer in the draw for the start, or 0

  final byte[] lies; // of each footballer
  final boolean[] hurt;
  final boolean[] fresh; // came into a gym this turn
  final boolean[] fans; // of each seat
  final byte[] gym; // whose each gym is
  final byte[] room; // whose each tactic card is
  final boolean[] coached;
  final boolean[] signed;

  boolean scouting;
  final byte[] victims; // whom a card is still to be taken from
  boolean trained;
  int proving = NOBODY; // the tactic
  final byte[] named;
  int names;

  final byte[] mine; // the challengers' footballers
  final byte[] theirs;
  int declared;
  boolean enough;
  int settled; // a bit for each confrontation that is over
  int duel = NOBODY;
  boolean challengersWord; // else the challenged player's
  int passes; // one after the other
  int round; // the attribute that is talked about, where each has a round of its own
  final byte[] extra; // points added, three attributes of each side
  final boolean[] honoured; // of each side
  final boolean[] silenced; // by a President, of each side
  int muzzled; // a bit for each seat silenced towards the active one till the phase ends
  int muzzling; // a bit for each seat that has silenced the active one so
  final boolean[] supported; // who has stepped in
  final byte[] laid; // action cards that lie on the pitch, the newest last
  int lays;
  int hurtSide = NOBODY; // who has been injured in this confrontation
  int lion = NOBODY; // the seat whose Lion may take the fans of the loser
  int robbedOfFans = NOBODY;

  int regrouping; // the seat
  boolean kept;

  FsState(FsContent box, int seats, House house) {
    this.box = box;
    this.seats = seats;
    this.house = house;
    deck = new byte[FsContent.CARDS];
    for (int card = 0; card < deck.length; card++) deck[card] = (byte) FsContent.copies(card);
    hand = new byte[SEATS * FsContent.CARDS];
    pile = new byte[2 * FsContent.DECK];
    fetched = new boolean[pile.length];
    known = Known.nothing();
    drawn = new int[SEATS];
    robbed = new int[SEATS];
    shown = new int[SEATS];
    lies = filled(FsContent.FOOTBALLERS);
    hurt = new boolean[FsContent.FOOTBALLERS];
    fresh = new boolean[FsContent.FOOTBALLERS];
    fans = new boolean[SEATS];
    gym = filled(GYMS);
    room = filled(TACTIC_CARDS);
    coached = new boolean[TACTIC_CARDS];
    signed = new boolean[TACTIC_CARDS];
    victims = filled(2);
    named = filled(FsContent.ELEVEN);
    mine = filled(DUELS);
    theirs = filled(DUELS);
    extra = new byte[2 * Attribute.COUNT];
    honoured = new boolean[2];
    silenced = new boolean[2];
    supported = new boolean[FsContent.FOOTBALLERS];
    laid = filled(FsContent.DECK);
  }

  private FsState(FsState s) {
    box = s.box;
    house = s.house;
    seats = s.seats;
    stage = s.stage;
    active = s.active;
    turns = s.turns;
    out = s.out;
    winner = s.winner;
    proved = s.proved;
    deck = s.deck.clone();
    hand = s.hand.clone();
    pile = s.pile.clone();
    piled = s.piled;
    fetched = s.fetched.clone();
    known = s.known.clone();
    drawn = s.drawn.clone();
    robbed = s.robbed.clone();
    shown = s.shown.clone();
    lies = s.lies.clone();
    hurt = s.hurt.clone();
    fresh = s.fresh.clone();
    fans = s.fans.clone();
    gym = s.gym.clone();
    room = s.room.clone();
    coached = s.coached.clone();
    signed = s.signed.clone();
    scouting = s.scouting;
    victims = s.victims.clone();
    trained = s.trained;
    proving = s.proving;
    named = s.named.clone();
    names = s.names;
    mine = s.mine.clone();
    theirs = s.theirs.clone();
    declared = s.declared;
    enough = s.enough;
    settled = s.settled;
    duel = s.duel;
    challengersWord = s.challengersWord;
    passes = s.passes;
    round = s.round;
    extra = s.extra.clone();
    honoured = s.honoured.clone();
    silenced = s.silenced.clone();
    muzzled = s.muzzled;
    muzzling = s.muzzling;
    supported = s.supported.clone();
    laid = s.laid.clone();
    lays = s.lays;
    hurtSide = s.hurtSide;
    lion = s.lion;
    robbedOfFans = s.robbedOfFans;
    regrouping = s.regrouping;
    kept = s.kept;
  }

  @Override
  public FsState copy() {
    return new FsState(this);
  }

  Seat seat() {
    return Seat.at(active);
  }

  boolean isOut(int seat) {
    return (out & 1 << seat) != 0;
  }

  /// How many seats are still in the game.
  int left() {
    return seats - Integer.bitCount(out);
  }

  /// The next seat to the left that is still in the game.
  @Rule({"FS-100", "FS-A63"})
  int after(int seat) {
    int next = seat;
    do next = (next + 1) % seats;
    while (isOut(next));
    return next;
  }

  FsContent.Footballer man(int footballer) {
    return box.footballers().get(footballer);
  }

  static int at(int seat, int card) {
    return seat * FsContent.CARDS + card;
  }

  boolean holds(int seat, int card) {
    return hand[at(seat, card)] > 0;
  }

  boolean holds(int seat, Kind kind) {
    return holds(seat, FsContent.card(kind));
  }

  int cards(int seat) {
    int sum = 0;
    for (int card = 0; card < FsContent.CARDS; card++) sum += hand[at(seat, card)];
    return sum;
  }

  int inDeck() {
    int sum = 0;
    for (int copies : deck) sum += copies;
    return sum;
  }

  /// The top card of the pile, or nobody's.
  int top() {
    for (int i = piled - 1; i >= 0; i--) if (!fetched[i]) return pile[i];
    return NOBODY;
  }

  int inPile() {
    int sum = 0;
    for (int i = 0; i < piled; i++) if (!fetched[i]) sum++;
    return sum;
  }

  int inPile(int card) {
    int sum = 0;
    for (int i = 0; i < piled; i++) if (pile[i] == card && !fetched[i]) sum++;
    return sum;
  }

  /// Whose the footballer is; nobody's while he is in deck, hand or pile.
  int owner(int footballer) {
    int where = lies[footballer];
    return where < FIRST_GYM ? where : gym[where - FIRST_GYM];
  }

  boolean onBench(int footballer, int seat) {
    return lies[footballer] == seat;
  }

  int onBench(int seat, Sector sector) {
    int sum = 0;
    for (int f = 0; f < lies.length; f++) if (lies[f] == seat && man(f).sector() == sector) sum++;
    return sum;
  }

  int inGym(int which) {
    int sum = 0;
    for (int where : lies) if (where == FIRST_GYM + which) sum++;
    return sum;
  }

  private static byte[] filled(int length) {
    var array = new byte[length];
    Arrays.fill(array, (byte) NOBODY);
    return array;
  }
}
