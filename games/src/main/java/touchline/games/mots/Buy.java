package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Step;

/// Players who lie face up may be bought at face value, first come; one-star players too.
@Rule({"MOTS-021", "MOTS-027", "MOTS-066", "MOTS-143", "MOTS-A12", "MOTS-A15"})
public final class Buy implements Step<MotsState, Buy.FromPool> {
  /// Buys this player, by his number, for this team.
  public record FromPool(Team team, int number) implements Move {}

  @Override
  public Class<FromPool> moves() {
    return FromPool.class;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (!Trade.may(s, seat, t) || s.size[t] >= MotsState.MOST) continue;
      for (int c = 0; c < Lookup.YOUTHS; c++) {
        if (s.owner[c] == MotsState.POOL
            && s.cash[t] >= Squads.faceValue(s, c)
            && !Trade.banned(s, t, c, MotsState.NOBODY)) {
          out.add(new FromPool(Team.at(t), c + 1));
        }
      }
    }
  }

  @Override
  public void play(MotsState s, Seat seat, FromPool buy, Log log) {
    int card = buy.number() - 1;
    sign(s, buy.team().ordinal(), card, Squads.faceValue(s, card), "MOTS-027", log);
  }

  /// Pays what the price asks, as far as there is cash, and signs.
  static void sign(MotsState s, int team, int card, int price, String rule, Log log) {
    int paid = Purse.pay(s, team, price, rule, Cause.BOUGHT, log);
    Squads.sign(s, team, card);
    log.tell(() -> new MotsEvent.Signed(rule, Team.at(team), card + 1, paid));
  }

  @Override
  public Refusal refuse(MotsState s, Seat seat, FromPool buy) {
    int card = buy.number() - 1;
    int team = buy.team().ordinal();
    if (s.manager[team] != seat.ordinal()) return Refusal.of("MOTS-147", "not-your-team");
    if (card < 0 || card >= Lookup.CARDS || s.owner[card] != MotsState.POOL)
      return Refusal.of("MOTS-027", "not-in-pool");
    if (!Trade.open(s, team)) return Refusal.of("MOTS-A67", "window-shut");
    if (s.size[team] >= MotsState.MOST) return Refusal.of("MOTS-143", "squad-full");
    if (Trade.banned(s, team, card, MotsState.NOBODY)) return Refusal.of("MOTS-142", "buy-back");
    return Refusal.of("MOTS-A15", "not-enough", "cash", s.cash[team]);
  }
}
