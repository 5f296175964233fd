package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// A player goes to the highest bidder. Open and ascending: the first bidder bids at least face
/// value or passes, then the others clockwise; a pass is final for this player. A manager with two
/// teams bids for one of them.
@Rule({"MOTS-024", "MOTS-025", "MOTS-140", "MOTS-A14", "MOTS-A69"})
public final class Auction implements Phase<MotsState, Auction.Bidding> {
  /// What a bidder may do.
  public sealed interface Bidding extends Move {}

  /// Bids for this team, in thousands of euro.
  public record Bid(Team team, int price) implements Bidding {}

  /// Leaves the bidding for this player for good.
  public record Pass() implements Bidding {}

  private static final Pass PASS = new Pass();

  @Override
  public Class<Bidding> moves() {
    return Bidding.class;
  }

  /// Puts a card up for bidding, the seat at this place of the table first.
  @Rule({"MOTS-065", "MOTS-A29"})
  static void open(MotsState s, int card, Purpose selling, int reserve, int place) {
    s.stage = Stage.AUCTION;
    s.lot = card;
    s.selling = selling;
    s.reserve = reserve;
    s.price = 0;
    s.leader = MotsState.NOBODY;
    java.util.Arrays.fill(s.entered, MotsState.NOBODY);
    s.bidding = (1 << s.seats) - 1;
    if (s.seller >= 0) s.bidding &= ~(1 << s.manager[s.seller]);
    for (int seat = 0; seat < s.seats; seat++) if (!canBid(s, seat)) s.bidding &= ~(1 << seat);
    s.next = s.manager[s.order[place]];
    if (s.bidding != 0 && (s.bidding & 1 << s.next) == 0) s.next = after(s, s.next);
  }

  private static boolean canBid(MotsState s, int seat) {
    for (int t = 0; t < MotsState.TEAMS; t++)
      if (s.manager[t] == seat && canBidFor(s, t)) return true;
    return false;
  }

  /// Whether this team may still go on: room in the squad, cash for the next bid, and no ban.
  @Rule({"MOTS-143", "MOTS-145", "MOTS-142"})
  private static boolean canBidFor(MotsState s, int team) {
    int seat = s.manager[team];
    boolean other = s.entered[seat] >= 0 && s.entered[seat] != team;
    return !other
        && s.size[team] < MotsState.MOST
        && s.cash[team] >= least(s)
        && !Trade.banned(s, team, s.lot, s.seller);
  }

  /// The least bid that is possible now.
  static int least(MotsState s) {
    return s.price == 0 ? s.reserve : s.price + s.house.bidStep;
  }

  private static int after(MotsState s, int seat) {
    for (int i = 1; i <= s.seats; i++) {
      int next = (seat + i) % s.seats;
      if ((s.bidding & 1 << next) != 0) return next;
    }
    throw new IllegalStateException("nobody bids");
  }

  @Override
  public boolean done(MotsState s) {
    return s.bidding == 0 || s.leader >= 0 && s.bidding == 1 << s.manager[s.leader];
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.of(Seat.at(s.next));
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat.ordinal() != s.next) return;
    out.add(PASS);
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (s.manager[t] != s.next || !canBidFor(s, t)) continue;
      for (int price = least(s); price <= s.cash[t]; price += s.house.bidStep)
        out.add(new Bid(Team.at(t), price));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, Bidding move, Log log) {
    switch (move) {
      case Bid(Team team, int price) -> {
        s.price = price;
        s.leader = team.ordinal();
        s.entered[s.next] = (byte) s.leader;
        log.tell(() -> new MotsEvent.Bid("MOTS-025", team, s.lot + 1, price));
      }
      case Pass() -> {
        s.bidding &= ~(1 << s.next);
        log.tell(() -> new MotsEvent.Passed("MOTS-A14", seat, s.lot + 1));
      }
    }
    if (!done(s)) s.next = after(s, s.next);
  }

  /// The hammer falls: the leader pays and signs; whether anybody bought.
  @Rule({"MOTS-025", "MOTS-A14"})
  static boolean fall(MotsState s, Log log) {
    int team = s.leader;
    int card = s.lot;
    s.lot = MotsState.NOBODY;
    if (team < 0) return false;
    Purse.pay(s, team, s.price, "MOTS-025", Cause.BOUGHT, log);
    Squads.sign(s, team, card);
    log.tell(() -> new MotsEvent.Signed("MOTS-025", Team.at(team), card + 1, s.price));
    return true;
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, Bidding move) {
    if (seat.ordinal() != s.next) return Refusal.NOT_YOUR_TURN;
    return switch (move) {
      case Pass() -> Refusal.NOT_ON_OFFER;
      case Bid(Team team, int _) when s.manager[team.ordinal()] != s.next ->
          Refusal.of("MOTS-147", "not-your-team");
      case Bid(Team team, int _)
          when s.entered[s.next] >= 0 && s.entered[s.next] != team.ordinal() ->
          Refusal.of("MOTS-A69", "one-team-only");
      case Bid(Team team, int _) when s.size[team.ordinal()] >= MotsState.MOST ->
          Refusal.of("MOTS-145", "squad-full");
      case Bid(Team team, int _) when Trade.banned(s, team.ordinal(), s.lot, s.seller) ->
          Refusal.of("MOTS-142", "buy-back");
      case Bid(Team team, int price) when price > s.cash[team.ordinal()] ->
          Refusal.of("MOTS-A15", "not-enough", "cash", s.cash[team.ordinal()]);
      case Bid(Team _, int price) when price < least(s) ->
          Refusal.of("MOTS-A14", "too-low", "least", least(s));
      case Bid _ -> Refusal.of("MOTS-A14", "not-a-step", "step", s.house.bidStep);
    };
  }
}
