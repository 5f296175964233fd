package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Step;

/// Managers buy each other's players only by open bidding: the seller names the least price, all
/// other managers may bid. Each manager puts up one player in a window at most.
@Rule({"MOTS-140", "MOTS-141", "MOTS-143", "MOTS-A66"})
public final class PutUp implements Step<MotsState, PutUp.ForSale> {
  /// Puts this player, by his number, up for bidding from this price on, in thousands of euro.
  public record ForSale(int number, int reserve) implements Move {}

  private static final int STEP = 5;
  private static final int PRICES = 20; // up to twice the face value of five stars
  private static final ForSale[] SALES = sales();

  @Override
  public Class<ForSale> moves() {
    return ForSale.class;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (!Trade.windowOpen(s) || (s.offered & seat.bit()) != 0 || seat.ordinal() >= s.seats) return;
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (s.manager[t] != seat.ordinal() || s.size[t] <= MotsState.LEAST) continue;
      for (int i = 0; i < s.size[t]; i++) prices(s, s.card(t, i), out);
    }
  }

  private static void prices(MotsState s, int card, Moves out) {
    int most = 2 * Squads.faceValue(s, card) / STEP;
    out.add(SALES, card * PRICES, (1L << most) - 1);
  }

  private static ForSale[] sales() {
    var all = new ForSale[Lookup.CARDS * PRICES];
    for (int i = 0; i < all.length; i++)
      all[i] = new ForSale(i / PRICES + 1, STEP * (i % PRICES + 1));
    return all;
  }

  @Override
  public void play(MotsState s, Seat seat, ForSale sale, Log log) {
    int card = sale.number() - 1;
    int team = s.owner[card];
    s.offered |= seat.bit();
    s.seller = team;
    s.back = s.stage;
    log.tell(() -> new MotsEvent.PutUp("MOTS-140", Team.at(team), sale.number(), sale.reserve()));
    s.keptSelling = s.selling;
    Auction.open(s, card, Purpose.SALE, sale.reserve(), placeAfter(s, team));
  }

  private static int placeAfter(MotsState s, int team) {
    int place = 0;
    while (s.order[place] != team) place++;
    do place = (place + 1) % MotsState.TEAMS;
    while (s.order[place] < 0);
    return place;
  }

  /// The hammer falls: the buyer pays the seller.
  @Rule({"MOTS-140", "MOTS-142"})
  static void fall(MotsState s, Log log) {
    int card = s.lot;
    int seller = s.seller;
    int buyer = s.leader;
    int price = s.price;
    s.lot = MotsState.NOBODY;
    s.seller = MotsState.NOBODY;
    s.selling = s.keptSelling;
    s.stage = s.back;
    if (buyer < 0) {
      log.tell(() -> new MotsEvent.Unsold("MOTS-140", card + 1));
      return;
    }
    Purse.pay(s, buyer, price, "MOTS-140", Cause.BOUGHT, log);
    Purse.receive(s, seller, price, "MOTS-140", Cause.SOLD_TO_MANAGER, log);
    Squads.sign(s, buyer, card);
    Eleven.mend(s, seller, card);
    Trade.remember(s, seller, buyer, card);
    log.tell(() -> new MotsEvent.Signed("MOTS-140", Team.at(buyer), card + 1, price));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, ForSale sale) {
    int card = sale.number() - 1;
    if (card < 0
        || card >= Lookup.CARDS
        || s.owner[card] >= MotsState.TEAMS
        || s.manager[s.owner[card]] != seat.ordinal()) {
      return Refusal.of("MOTS-140", "not-yours");
    }
    if (!Trade.windowOpen(s)) return Refusal.of("MOTS-A67", "window-shut");
    if ((s.offered & seat.bit()) != 0) return Refusal.of("MOTS-A66", "once-in-a-window");
    if (s.size[s.owner[card]] <= MotsState.LEAST)
      return Refusal.of("MOTS-143", "thirteen-at-least");
    return Refusal.of("MOTS-A66", "not-a-price", "step", STEP);
  }
}
