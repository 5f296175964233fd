package touchline.games.demo;

import static touchline.games.demo.DemoState.NOBODY;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;
import touchline.games.demo.DemoMove.Bid;
import touchline.games.demo.DemoMove.Pass;
import touchline.games.demo.DemoMove.Raise;

/// Players go under the hammer one at a time; clubs raise in turn until one is left.
@Rule("DEMO-030")
final class Transfers implements Phase<DemoState, Bid> {
  static final int LONGEST_JUMP = 3, TOP_RUNG = 20;

  @Override
  public Class<Bid> moves() {
    return Bid.class;
  }

  @Override
  public void begin(DemoState s, Log log) {
    openLot(s, 0);
  }

  @Override
  public boolean done(DemoState s) {
    return s.lot == s.clubs;
  }

  @Override
  public Turn turn(DemoState s) {
    return Turn.of(Seat.at(s.next));
  }

  @Rule({"DEMO-031", "DEMO-032", "DEMO-033"}) // raise by one to three rungs, or pass
  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    if (seat != Seat.at(s.next)) return;
    out.add(new Pass());
    if (s.squad(s.next) == DemoState.SQUAD) return;
    int highest = Math.min(s.price + LONGEST_JUMP, Math.min(s.cash[s.next], TOP_RUNG));
    for (int price = s.price + 1; price <= highest; price++) out.add(new Raise(price));
  }

  @Override
  public void play(DemoState s, Seat seat, Bid bid, Log log) {
    var player = s.name(s.lots[s.lot]);
    switch (bid) {
      case Raise(int price) -> {
        s.price = price;
        s.leader = s.next;
        log.tell(() -> new DemoEvent.Raised("DEMO-031", seat, player, price));
      }
      case Pass() -> {
        s.bidding &= ~(1 << s.next);
        log.tell(() -> new DemoEvent.Passed("DEMO-032", seat, player));
      }
    }
    if (!hammerFalls(s)) {
      s.next = nextBidder(s);
      return;
    }
    sell(s, log);
    openLot(s, s.lot + 1);
  }

  @Override
  public Refusal refuse(DemoState s, Seat seat, Bid bid) {
    if (seat != Seat.at(s.next))
      return Refusal.of("DEMO-032", "not-your-bid", "next", Seat.at(s.next));
    return switch (bid) {
      case Raise _ when s.squad(s.next) == DemoState.SQUAD ->
          Refusal.of("DEMO-033", "squad-full", "most", DemoState.SQUAD);
      case Raise(int price) when price > s.cash[s.next] ->
          Refusal.of("DEMO-033", "too-dear", "cash", s.cash[s.next]);
      case Raise(int price) when price <= s.price ->
          Refusal.of("DEMO-031", "too-low", "price", s.price);
      case Raise(int price) when price > TOP_RUNG ->
          Refusal.of("DEMO-031", "above-the-ladder", "top", TOP_RUNG);
      case Raise _ -> Refusal.of("DEMO-031", "too-far", "jump", LONGEST_JUMP);
      case Pass() -> Refusal.NOT_ON_OFFER;
    };
  }

  private static boolean hammerFalls(DemoState s) {
    return s.bidding == 0 || Integer.bitCount(s.bidding) == 1 && s.leader != NOBODY;
  }

  @Rule("DEMO-034") // the last club bidding pays its bid; an unwanted player leaves the game
  private static void sell(DemoState s, Log log) {
    int player = s.lots[s.lot], club = s.leader, price = s.price;
    if (club == NOBODY) {
      s.owner[player] = DemoState.GONE;
      log.tell(() -> new DemoEvent.Unsold("DEMO-034", s.name(player)));
      return;
    }
    s.cash[club] -= price;
    s.owner[player] = club;
    log.tell(() -> new DemoEvent.Signed("DEMO-034", Seat.at(club), s.name(player), price));
  }

  @Rule("DEMO-035") // the first bid passes one club to the left each week and each lot
  private static void openLot(DemoState s, int lot) {
    boolean over = lot == s.clubs;
    s.lot = lot;
    s.price = 0;
    s.leader = NOBODY;
    s.bidding = over ? 0 : (1 << s.clubs) - 1;
    s.next = over ? 0 : (s.week + lot) % s.clubs;
  }

  private static int nextBidder(DemoState s) {
    for (int i = 1; i <= s.clubs; i++) {
      int club = (s.next + i) % s.clubs;
      if (s.bids(club)) return club;
    }
    throw new IllegalStateException("nobody is bidding");
  }
}
