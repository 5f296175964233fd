package touchline.server.toy;

import java.util.ArrayList;
import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Refusal;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Step;
import touchline.engine.Turn;

/// The toy's phases and its aside.
final class Phases {
  private Phases() {}

  static final class Dealing implements Phase<ToyState, ToyMove.Dealing> {
    @Override
    public Class<ToyMove.Dealing> moves() {
      return ToyMove.Dealing.class;
    }

    @Override
    public boolean done(ToyState s) {
      return s.dealt();
    }

    @Override
    public Turn turn(ToyState s) {
      return Turn.LUCK;
    }

    @Override
    public void legal(ToyState s, Seat seat, Moves out) {
      if (seat == Seat.LUCK) for (int v = 1; v <= 6; v++) out.add(new ToyMove.Deal(v));
    }

    @Override
    public void play(ToyState s, Seat seat, ToyMove.Dealing move, Log log) {
      if (!(move instanceof ToyMove.Deal(int value))) return;
      int to = s.undealt() % s.seats;
      s.hand[to] = value;
      log.tell(Seats.of(Seat.at(to)), () -> new ToyEvent.Dealt("TOY-001", Seat.at(to), value));
    }
  }

  static final class Picking implements Phase<ToyState, ToyMove.Picking> {
    @Override
    public Class<ToyMove.Picking> moves() {
      return ToyMove.Picking.class;
    }

    @Override
    public boolean done(ToyState s) {
      return s.allChosen();
    }

    @Override
    public Turn turn(ToyState s) {
      int mask = 0;
      for (int i = 0; i < s.seats; i++) if (!s.chosen(i)) mask |= 1 << i;
      return Turn.of(new Seats(mask));
    }

    @Override
    public void legal(ToyState s, Seat seat, Moves out) {
      int i = seat.ordinal();
      if (i >= s.seats || s.chosen(i)) return;
      for (int n = 1; n <= s.highest; n++) if (s.picks[i * 2] != n) out.add(new ToyMove.Pick(n));
    }

    @Override
    public void play(ToyState s, Seat seat, ToyMove.Picking move, Log log) {
      int i = seat.ordinal();
      if (move instanceof ToyMove.Pick(int n)) s.picks[i * 2 + (s.picks[i * 2] == 0 ? 0 : 1)] = n;
      if (!s.chosen(i)) return;
      log.tell(() -> new ToyEvent.Chosen("TOY-002", seat));
      if (!s.allChosen()) return;
      log.reveal();
      var all = new ArrayList<Integer>();
      for (int p : s.picks) all.add(p);
      log.tell(() -> new ToyEvent.Revealed("TOY-003", all));
      for (int k = 0; k < s.picks.length; k++) if (s.picks[k] == s.hand[k / 2]) s.points[k / 2]++;
    }

    @Override
    public Refusal refuse(ToyState s, Seat seat, ToyMove.Picking move) {
      return Refusal.of("TOY-002", "twice-or-out-of-range");
    }
  }

  static final class Bidding implements Phase<ToyState, ToyMove.Bidding> {
    @Override
    public Class<ToyMove.Bidding> moves() {
      return ToyMove.Bidding.class;
    }

    @Override
    public void begin(ToyState s, Log log) {
      s.price = 0;
      s.leader = -1;
      s.bidding = (1 << s.seats) - 1;
      s.next = s.round % s.seats;
    }

    @Override
    public boolean done(ToyState s) {
      return s.bidding == 0 || Integer.bitCount(s.bidding) == 1 && s.leader >= 0;
    }

    @Override
    public Turn turn(ToyState s) {
      return Turn.of(Seat.at(s.next));
    }

    @Override
    public void legal(ToyState s, Seat seat, Moves out) {
      if (seat.ordinal() != s.next) return;
      out.add(new ToyMove.Pass());
      for (int p = s.price + 1; p <= Math.min(s.price + 3, s.purse[s.next]); p++)
        out.add(new ToyMove.Raise(p));
    }

    @Override
    public void play(ToyState s, Seat seat, ToyMove.Bidding move, Log log) {
      if (move instanceof ToyMove.Raise(int price)) {
        s.price = price;
        s.leader = s.next;
        log.tell(() -> new ToyEvent.Raised("TOY-004", seat, price));
      } else {
        s.bidding &= ~(1 << s.next);
      }
      if (done(s)) sell(s, log);
      else do s.next = (s.next + 1) % s.seats; while ((s.bidding & 1 << s.next) == 0);
    }

    private static void sell(ToyState s, Log log) {
      if (s.leader < 0) return;
      int who = s.leader;
      int price = s.price;
      s.purse[who] -= price;
      s.points[who]++;
      log.tell(() -> new ToyEvent.Sold("TOY-005", Seat.at(who), price));
    }

    @Override
    public Refusal refuse(ToyState s, Seat seat, ToyMove.Bidding move) {
      return seat.ordinal() == s.next
          ? Refusal.of("TOY-004", "three-at-most", "price", s.price)
          : Refusal.NOT_YOUR_TURN;
    }
  }

  static final class Waving implements Step<ToyState, ToyMove.Aside> {
    @Override
    public Class<ToyMove.Aside> moves() {
      return ToyMove.Aside.class;
    }

    @Override
    public void legal(ToyState s, Seat seat, Moves out) {
      int i = seat.ordinal();
      if (i < s.seats && !s.waved[i] && s.stage == Toy.Stage.SALE) out.add(new ToyMove.Wave());
    }

    @Override
    public void play(ToyState s, Seat seat, ToyMove.Aside move, Log log) {
      s.waved[seat.ordinal()] = true;
      log.tell(() -> new ToyEvent.Waved("TOY-006", seat));
    }
  }
}
