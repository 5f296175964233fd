package touchline.games.mots;

import touchline.engine.Seat;
import touchline.engine.State;

/// All that lies on the table. Teams are numbered by colour, 0 to 3; cards from 0; money in
/// thousands of euro; places in a line-up from 0. Bit masks have a bit for each team.
final class MotsState implements State<MotsState>, Cloneable {
  static final int TEAMS = 4;
  static final int MOST = 18;
  static final int LEAST = 13;
  static final int START_CASH = 100;

  /// Where a card lies, if not with a team: face up for all to buy, in the pile in no known order,
  /// under it in a known one, turned up for bidding, or (a youth) among the chance cards.
  static final byte POOL = 4;

  static final byte PILE = 5;
  static final byte UNDER = 6;
  static final byte UP = 7;
  static final byte CHANCES = 8;
  static final byte NOBODY = -1;

  /// A place in a line-up that stays empty, and one not yet decided.
  static final byte EMPTY = -1;

  static final byte OPEN = -2;

  /// A walkover team's seat.
  static final byte WALKOVER = -1;

  final transient MotsContent content;
  final transient Lookup box;
  final transient House house;
  final transient int seats;

  Stage stage = Stage.COLOURS;
  boolean passed; // the present phase has done its work
  Stage back = Stage.DAY; // where a manager's sale returns to
  int season = 1;
  int day;
  int target;
  int roller; // place at the table
  int wait; // seats that asked the roller to wait
  int waited; // seats that have done so in this window
  int offered; // seats that have put a player up in this window
  byte[] manager = {WALKOVER, WALKOVER, WALKOVER, WALKOVER};
  byte[] order = {NOBODY, NOBODY, NOBODY, NOBODY}; // teams by place at the table

  byte[] owner = new byte[Lookup.CARDS];
  byte[] squad = new byte[TEAMS * MOST]; // cards by team, in rising order
  byte[] size = new byte[TEAMS];
  byte[] under = new byte[Lookup.CARDS];
  int unders;
  int[] cash = new int[TEAMS];
  byte[] absence = new byte[Lookup.CARDS]; // bits: injured, suspended, called up

  byte[] line = new byte[TEAMS * Formation.ELEVEN];
  byte[] shape = new byte[TEAMS];
  byte[] pick = new byte[TEAMS * Formation.ELEVEN]; // covered, being built
  byte[] pickShape = {NOBODY, NOBODY, NOBODY, NOBODY};
  transient byte[] decided = new byte[TEAMS]; // how many places of it are
  transient long[] sets = new long[CardSets.LENGTH];
  Purpose lining = Purpose.NONE;
  int building; // teams that are asked for a line-up
  int ready; // those that have closed theirs

  byte[] chances; // by kind: cards of unknown order
  byte[] bottom = new byte[64]; // kinds under the pile, in known order
  int bottoms;
  byte[] hand; // by team and kind
  byte[] known; // of these, cards that everybody knows of
  byte[] seen; // what was seen of hands, by team and kind, see Seen
  int seens;
  int chance = NOBODY; // the kind drawn last and not yet done with
  boolean roomFirst; // the youth has been taken, but there are eighteen already
  int numbering; // teams that still throw a number
  Purpose number = Purpose.NONE;
  byte[] athome = new byte[TEAMS]; // home ground cards played and not yet used
  byte[] loyal = new byte[TEAMS]; // loyalty cards played

  Purpose throwing = Purpose.NONE;
  int throwers; // teams whose throws decide
  int toThrow; // those that have yet to throw
  int rethrows;
  long[] thrown = new long[TEAMS];

  int lot = NOBODY;
  Purpose selling = Purpose.NONE;
  int price; // the last bid, 0 before the first
  int reserve;
  int leader = NOBODY;
  int seller = NOBODY;
  Purpose keptSelling = Purpose.NONE; // what is offered once the sale is over
  int bidding; // seats still in
  int next; // the seat that is asked
  byte[] entered = {NOBODY, NOBODY, NOBODY, NOBODY}; // by seat: the team it bids for
  byte[] row = {NOBODY, NOBODY, NOBODY, NOBODY}; // the first four cards
  int rowed;
  int lots; // how many of a series have been offered
  int firstBidder; // place at the table

  Competition competition = Competition.NONE;
  int fixtures;
  byte[] home = {NOBODY, NOBODY, NOBODY};
  byte[] away = {NOBODY, NOBODY, NOBODY}; // a team, or 10 and up for a Euro Cup club
  byte[] winner = {NOBODY, NOBODY, NOBODY}; // home 0, away 1, draw 2
  byte[] laid = {NOBODY, NOBODY, NOBODY}; // a tactics card face down, by kind
  int playing;
  int replays;
  int lastDie;
  boolean homeTakes; // the penalty is the home team's
  int goals; // home in the low byte, away in the next
  int throwsMade; // of the six in an advanced match
  int spent; // the card laid no longer counts
  int hurt = NOBODY; // the team that must replace an injured player
  int hurtPlace;
  byte[] gone = new byte[Lookup.CARDS]; // left this match
  byte[] club = new byte[Formation.ELEVEN]; // stars of the Euro Cup team on the pitch
  byte[] kept = new byte[2 * Formation.ELEVEN]; // line-ups as they kicked off, home then away
  byte[] keptShape = new byte[2];

  byte[] played = new byte[TEAMS];
  byte[] won = new byte[TEAMS];
  byte[] drawn = new byte[TEAMS];
  byte[] decider = new byte[TEAMS]; // points in a play-off
  byte[] rank = {NOBODY, NOBODY, NOBODY, NOBODY}; // teams by final place
  int ranked; // places that are decided
  int pairing; // matches of this play-off that have been played
  int champion = NOBODY;
  int second = NOBODY;
  int cupWinner = NOBODY;
  int cupFinalists; // teams
  int holder = NOBODY; // of the Euro Cup
  int euro; // who is still in: teams, and clubs from bit 4
  int euroRound;
  byte[] drawnCards = new byte[16];
  int draws;
  byte[] points = new byte[TEAMS];
  byte[] leagues = new byte[TEAMS];
  byte[] cups = new byte[TEAMS];
  byte[] euros = new byte[TEAMS];

  byte[] down = new byte[Lookup.CARDS]; // face down in a line-up: covered choice 1, turned 2
  int closing; // place from below whose turn it is at the season's end
  int lost; // players this team has lost so far
  int swapping; // teams a swap may still be made with
  byte[] soldBy = new byte[Lookup.CARDS]; // teams that sold this card to a manager this season
  int[] sales = new int[TEAMS * TEAMS]; // by seller and buyer: kinds of players

  MotsState(MotsContent content, Lookup box, House house, int seats) {
    this.content = content;
    this.box = box;
    this.house = house;
    this.seats = seats;
    chances = new byte[box.kinds];
    hand = new byte[TEAMS * box.kinds];
    known = new byte[TEAMS * box.kinds];
    seen = Seen.account(content);
  }

  /// All fields come along with the clone; what is an array is copied besides.
  @Override
  public MotsState copy() {
    try {
      var copy = (MotsState) clone();
      copy.copyArrays();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("it is Cloneable", e);
    }
  }

  private void copyArrays() {
    manager = manager.clone();
    order = order.clone();
    owner = owner.clone();
    squad = squad.clone();
    size = size.clone();
    under = under.clone();
    cash = cash.clone();
    absence = absence.clone();
    line = line.clone();
    shape = shape.clone();
    pick = pick.clone();
    pickShape = pickShape.clone();
    decided = decided.clone();
    sets = sets.clone();
    chances = chances.clone();
    bottom = bottom.clone();
    hand = hand.clone();
    known = known.clone();
    seen = seen.clone();
    athome = athome.clone();
    loyal = loyal.clone();
    thrown = thrown.clone();
    entered = entered.clone();
    row = row.clone();
    home = home.clone();
    away = away.clone();
    winner = winner.clone();
    laid = laid.clone();
    gone = gone.clone();
    club = club.clone();
    kept = kept.clone();
    keptShape = keptShape.clone();
    played = played.clone();
    won = won.clone();
    drawn = drawn.clone();
    decider = decider.clone();
    rank = rank.clone();
    drawnCards = drawnCards.clone();
    points = points.clone();
    leagues = leagues.clone();
    cups = cups.clone();
    euros = euros.clone();
    down = down.clone();
    soldBy = soldBy.clone();
    sales = sales.clone();
  }

  @Override
  public void derive() {
    for (int t = 0; t < TEAMS; t++) {
      decided[t] = 0;
      while (decided[t] < Formation.ELEVEN && pick[t * Formation.ELEVEN + decided[t]] != OPEN)
        decided[t]++;
    }
    CardSets.derive(this);
  }

  /// The seat that manages this team; not to be asked for a walkover team.
  Seat seat(int team) {
    return Seat.at(manager[team]);
  }

  /// Whether nobody manages this team.
  boolean walkover(int team) {
    return manager[team] == WALKOVER;
  }

  /// The team whose manager rolls.
  int rolling() {
    return order[roller];
  }

  /// The card at this index of a team's squad.
  int card(int team, int index) {
    return squad[team * MOST + index];
  }

  /// The card at this place of a team's line-up, or EMPTY.
  int placed(int team, int place) {
    return line[team * Formation.ELEVEN + place];
  }

  /// The place of a card in its team's line-up, or -1.
  int place(int team, int card) {
    for (int i = 0; i < Formation.ELEVEN; i++) if (placed(team, i) == card) return i;
    return -1;
  }

  /// How many cards of this kind the team holds.
  int held(int team, int kind) {
    return hand[team * box.kinds + kind];
  }
}
