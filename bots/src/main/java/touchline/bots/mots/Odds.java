package touchline.bots.mots;

import org.jspecify.annotations.Nullable;
import touchline.games.mots.Effect;
import touchline.games.mots.Formation;

/// How likely a basic match is won and lost by the home side, from 0 to 1.
record Odds(double win, double lose) {
  private static final double FACE = 1.0 / 6;
  private static final int CENTRAL = 2;
  private static final int SEASON = 5;

  /// With the home side's tactics card, or none.
  static Odds of(Side home, Side away, @Nullable Effect card) {
    if (card == Effect.WING_ATTACK) return sure(home.wings() - away.wings());
    int attack = 0;
    int midfield = card == Effect.MATCH_OF_THE_SEASON ? SEASON : 0;
    int total = 0;
    for (int i = 0; card == Effect.CENTRAL_ATTACK && i < Formation.ELEVEN; i++) {
      if (!home.central(i)) continue;
      total += CENTRAL;
      if (i >= home.formation.first(Side.FW)) attack += CENTRAL;
      else midfield += CENTRAL;
    }
    int[] leads = {
      home.total - away.total + total,
      home.line[Side.FW] - away.line[Side.FW] + attack,
      card == Effect.COUNTER_ATTACK ? 1 : home.line[Side.MF] - away.line[Side.MF] + midfield,
      home.line[Side.DF] - away.line[Side.DF]
    };
    double win = FACE * penalty(home, away.keeper(), card == Effect.CENTRAL_ATTACK);
    double lose = card == Effect.SUPERSAVE ? 0 : FACE * penalty(away, home.keeper(), false);
    for (int lead : leads) {
      if (lead > 0) win += FACE;
      if (lead < 0) lose += FACE;
    }
    return new Odds(win, lose);
  }

  private static Odds sure(int lead) {
    return new Odds(lead > 0 ? 1 : 0, lead < 0 ? 1 : 0);
  }

  /// How likely a penalty goes in.
  private static double penalty(Side takers, int keeper, boolean central) {
    int better = 0;
    int all = 0;
    for (int i = 0; i < Formation.ELEVEN; i++) {
      if (takers.stars[i] == 0) continue;
      all++;
      int stars = takers.stars[i] + (central && takers.central(i) ? CENTRAL : 0);
      if (stars > keeper) better++;
    }
    return all == 0 ? 0 : (double) better / all;
  }

  /// What the match is worth to the home side, 0 to 1: a draw is worth a third and a bit, for it
  /// costs nothing, or brings a replay where there must be a winner.
  double worth(boolean knockout) {
    if (!knockout) return win + DRAW * (1 - win - lose);
    double decided = win + lose;
    return decided == 0 ? EVEN : win / decided;
  }

  private static final double DRAW = 0.4;
  private static final double EVEN = 0.5;

  /// The same seen by the away side.
  Odds turned() {
    return new Odds(/* win= */ lose, /* lose= */ win);
  }
}
