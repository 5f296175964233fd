package touchline.bench;

import touchline.games.mots.Effect;

/// What the square brings that the marker lands on, in the limit: numbers, call-ups, chance cards.
final class LimitLanding {
  private final Limit s;

  LimitLanding(Limit s) {
    this.s = s;
  }

  void land() {
    int throwers = (s.day + 6) / 7 == 5 ? 15 : 1 << s.roller;
    switch (s.box.square[s.day]) {
      case CHANCE -> chance();
      case INJURY, RED_CARD -> {
        for (int t = 0; t < Limit.TEAMS; t++) if ((throwers & 1 << t) != 0) number(t);
      }
      case TRANSFER -> s.auction(s.roller);
      case INTERNATIONAL -> {
        for (int c = 0; c < Printed.PLAYERS; c++)
          if (s.box.nation[c] >= 0 && (s.box.called[s.day] & 1 << s.box.nation[c]) != 0)
            s.absent[c] = 1;
      }
      default -> {}
    }
  }

  private void number(int team) {
    int pips = s.die(12);
    if (pips == 12) return;
    int card = s.line[team * Limit.ELEVEN + pips - 1];
    if (card >= 0) s.absent[card] = 1;
  }

  private void chance() {
    int all = 0;
    for (int k = 0; k < s.box.kinds; k++) all += s.chances[k];
    int left = s.rng.below(all);
    int kind = 0;
    while ((left -= s.chances[kind]) >= 0) kind++;
    switch (s.box.effect[kind]) {
      case MONEY -> s.cash[s.roller] = Math.max(0, s.cash[s.roller] + s.box.amount[kind]);
      case COLLECT, PAY_EACH -> {
        int way = s.box.effect[kind] == Effect.COLLECT ? 1 : -1;
        for (int t = 0; t < Limit.TEAMS; t++) {
          s.cash[t] =
              Math.max(0, s.cash[t] + (t == s.roller ? 3 * way : -way) * s.box.amount[kind]);
        }
      }
      case SIGNING, BARGAIN -> present(s.box.effect[kind] == Effect.SIGNING);
      case INJURY, SUSPENSION -> number(s.roller);
      case EXTRA_TRANSFER -> s.auction(s.roller);
      case YOUTH -> {
        int youth = s.box.amount[kind] - 1;
        if (s.owner[youth] == Limit.CHANCES && s.choose(2) == 0 && s.size[s.roller] < Limit.MOST)
          s.sign(s.roller, youth);
      }
      default -> {
        s.hand[s.roller * s.box.kinds + kind]++;
        s.chances[kind]--;
      }
    }
  }

  private void present(boolean free) {
    if (s.size[s.roller] == Limit.MOST || s.choose(8) == 0) return;
    int card = s.any(Limit.POOL, free ? 1 : 0, true);
    int price = card < 0 || free ? 0 : 5 * s.box.stars[card];
    if (card < 0 || s.cash[s.roller] < price) return;
    s.cash[s.roller] -= price;
    s.sign(s.roller, card);
  }
}
