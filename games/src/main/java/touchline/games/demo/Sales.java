package touchline.games.demo;

import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Step;
import touchline.games.demo.DemoMove.Sale;
import touchline.games.demo.DemoMove.Sell;

/// A club that isn't bidding may sell a player to the bank, in or out of turn. It ends by itself: a
/// sold player does not come back.
@Rule("DEMO-040")
final class Sales implements Step<DemoState, Sale> {
  static final int BANK_PRICE = 1;

  @Override
  public Class<Sale> moves() {
    return Sale.class;
  }

  @Rule("DEMO-041") // during transfers, and only by those who passed
  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    int club = seat.ordinal();
    if (s.stage != Demo.Stage.TRANSFERS || club >= s.clubs || s.bids(club)) return;
    for (int p = 0; p < s.owner.length; p++) if (s.owner[p] == club) out.add(new Sell(p));
  }

  @Override
  public void play(DemoState s, Seat seat, Sale sale, Log log) {
    switch (sale) {
      case Sell(int player) -> {
        s.owner[player] = DemoState.GONE;
        s.cash[seat.ordinal()] += BANK_PRICE;
        log.tell(() -> new DemoEvent.Sold("DEMO-040", seat, s.name(player), BANK_PRICE));
      }
    }
  }

  @Override
  public Refusal refuse(DemoState s, Seat seat, Sale sale) {
    int club = seat.ordinal();
    if (s.stage != Demo.Stage.TRANSFERS || club >= s.clubs)
      return Refusal.of("DEMO-041", "no-market");
    if (s.bids(club)) return Refusal.of("DEMO-041", "still-bidding");
    return Refusal.of("DEMO-040", "not-yours");
  }
}
