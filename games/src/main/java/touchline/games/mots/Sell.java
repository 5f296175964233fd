package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Step;

/// Players may be sold to the bank for half their face value, as long as thirteen stay.
@Rule({"MOTS-138", "MOTS-139", "MOTS-143", "MOTS-A64"})
public final class Sell implements Step<MotsState, Sell.ToBank> {
  /// Sells this player, by his number, to the bank.
  public record ToBank(int number) implements Move {}

  @Override
  public Class<ToBank> moves() {
    return ToBank.class;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (!Trade.may(s, seat, t) || s.size[t] <= MotsState.LEAST) continue;
      for (int i = 0; i < s.size[t]; i++) out.add(new ToBank(s.card(t, i) + 1));
    }
  }

  @Override
  public void play(MotsState s, Seat seat, ToBank sale, Log log) {
    int card = sale.number() - 1;
    sell(s, card, "MOTS-138", log);
  }

  /// The sale itself, whatever brought it about.
  static void sell(MotsState s, int card, String rule, Log log) {
    int team = s.owner[card];
    int price = Squads.bankPrice(s, card);
    Squads.release(s, card);
    log.tell(() -> new MotsEvent.SoldToBank(rule, Team.at(team), card + 1, price));
    Purse.receive(s, team, price, rule, Cause.SOLD_TO_BANK, log);
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, ToBank sale) {
    int card = sale.number() - 1;
    if (card < 0
        || card >= Lookup.CARDS
        || s.owner[card] >= MotsState.TEAMS
        || s.manager[s.owner[card]] != seat.ordinal()) {
      return Refusal.of("MOTS-138", "not-yours");
    }
    if (!Trade.open(s, s.owner[card])) return Refusal.of("MOTS-A67", "window-shut");
    return Refusal.of("MOTS-143", "thirteen-at-least");
  }
}
