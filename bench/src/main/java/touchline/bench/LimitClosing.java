package touchline.bench;

import java.util.Arrays;

/// Cups and the season's end in the limit.
final class LimitClosing {
  private static final int[] MONEY = {0, 25, 50, 75};
  private static final int FIRST_CLUB = 10; // sides from here on are Euro Cup clubs

  private final Limit s;
  private final int[] rank = new int[Limit.TEAMS];
  private final boolean[] extended = new boolean[Printed.CARDS];
  private final int[] drawn = new int[18];
  private final LimitMatch match;

  LimitClosing(Limit s) {
    this.s = s;
    match = new LimitMatch(s);
  }

  /// Semi-finals in the third week, the final in the fifth.
  void nationalCup(LimitMatch match) {
    if (s.finalists == 0) {
      for (int t = 0; t < Limit.TEAMS; t++) rank[t] = t;
      shuffle(rank, Limit.TEAMS);
      s.finalists = 1 << match.cup(rank[0], rank[1]) | 1 << match.cup(rank[2], rank[3]);
      return;
    }
    int one = Integer.numberOfTrailingZeros(s.finalists);
    int other = 31 - Integer.numberOfLeadingZeros(s.finalists);
    s.cupWinner = match.cup(one, other);
    s.points[s.cupWinner] += 2;
    s.points[s.cupWinner == one ? other : one]++;
  }

  private void shuffle(int[] cards, int n) {
    for (int i = n - 1; i > 0; i--) {
      int j = s.rng.below(i + 1);
      int card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  /// A round of the Euro Cup: all cards drawn two at a time.
  void euroCup(LimitMatch match) {
    if ((s.euro & 15) == 0) return;
    int n = 0;
    for (int bits = s.euro; bits != 0; bits &= bits - 1)
      drawn[n++] = Integer.numberOfTrailingZeros(bits);
    shuffle(drawn, n);
    for (int i = 0; i + 1 < n; i += 2) {
      int a = Math.min(drawn[i], drawn[i + 1]);
      int b = Math.max(drawn[i], drawn[i + 1]);
      int winner = a >= Limit.TEAMS ? drawn[i] : side(match.cup(a, club(b)));
      int loser = winner == drawn[i] ? drawn[i + 1] : drawn[i];
      s.euro &= ~(1 << loser);
      if (n == 2 && winner < Limit.TEAMS) s.points[winner] += 3;
      if (n == 2 && loser < Limit.TEAMS) s.points[loser] += 2;
    }
  }

  private static int club(int bit) {
    return bit < Limit.TEAMS ? bit : bit - Limit.TEAMS + FIRST_CLUB;
  }

  private static int side(int who) {
    return who < FIRST_CLUB ? who : who - FIRST_CLUB + Limit.TEAMS;
  }

  /// Places by league points, level teams by a match each.
  void prizes() {
    for (int t = 0; t < Limit.TEAMS; t++) rank[t] = t;
    for (int i = 1; i < Limit.TEAMS; i++)
      for (int j = i; j > 0 && s.league[rank[j]] > s.league[rank[j - 1]]; j--) swap(j, j - 1);
    for (int i = 1; i < Limit.TEAMS; i++) {
      if (s.league[rank[i]] != s.league[rank[i - 1]]) continue;
      if (match.cup(rank[i - 1], rank[i]) == rank[i]) swap(i, i - 1);
    }
    for (int i = 0; i < Limit.TEAMS; i++) {
      s.points[rank[i]] += 3 - i;
      s.cash[rank[i]] += MONEY[i];
    }
    s.champion = rank[0];
    s.second = rank[1];
  }

  private void swap(int i, int j) {
    int team = rank[i];
    rank[i] = rank[j];
    rank[j] = team;
  }

  /// Line-ups, extensions, losses, swaps, six transfers, filling up.
  void close() {
    Arrays.fill(extended, false);
    for (int t = 0; t < Limit.TEAMS; t++) {
      match.lineUp(t, false);
      for (int i = 0; i < 2; i++) extend(t);
    }
    for (int i = Limit.TEAMS - 1; i >= 0; i--) lose(rank[i]);
    exchange(rank[3], rank[0]);
    exchange(rank[3], rank[1]);
    exchange(rank[2], rank[3]);
    for (int c = 0; c < Printed.PLAYERS; c++)
      if (s.owner[c] == Limit.POOL && s.box.stars[c] > 1) s.owner[c] = Limit.PILE;
    int first = s.highest(15);
    for (int i = 0; i < 6; i++) s.auction((first + i) % Limit.TEAMS);
    for (int t = 0; t < Limit.TEAMS; t++) fill(t);
  }

  private void extend(int team) {
    int card = s.line[team * Limit.ELEVEN + s.choose(Limit.ELEVEN)];
    if (card >= 0) extended[card] = true;
  }

  private void lose(int team) {
    for (int lost = 0, tries = 0; lost < 2 && tries < 100; tries++) {
      int pips = s.die(12);
      if (pips == 12) continue;
      int at = team * Limit.ELEVEN + pips - 1;
      int card = s.line[at];
      if (card < 0 || extended[card]) continue;
      s.release(card);
      s.line[at] = (byte) substitute(team, s.box.position[card]);
      lost++;
    }
  }

  private int substitute(int team, int position) {
    int best = -1;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.squad[team * Limit.MOST + i];
      if (s.box.position[card] != position || standing(team, card)) continue;
      if (best < 0 || s.box.stars[card] > s.box.stars[best]) best = card;
    }
    return best;
  }

  private boolean standing(int team, int card) {
    for (int i = 0; i < Limit.ELEVEN; i++) if (s.line[team * Limit.ELEVEN + i] == card) return true;
    return false;
  }

  private void exchange(int one, int other) {
    int i = s.choose(s.size[one]);
    int mine = s.squad[one * Limit.MOST + i];
    for (int k = 0; k < s.size[other]; k++) {
      int his = s.squad[other * Limit.MOST + k];
      if (s.box.position[his] != s.box.position[mine]) continue;
      s.squad[one * Limit.MOST + i] = (byte) his;
      s.squad[other * Limit.MOST + k] = (byte) mine;
      s.owner[his] = (byte) one;
      s.owner[mine] = (byte) other;
      return;
    }
  }

  private void fill(int team) {
    while (s.size[team] < Limit.LEAST) {
      int card = s.any(Limit.POOL, 0, true);
      if (card < 0) return;
      s.cash[team] = Math.max(0, s.cash[team] - 10 * s.box.stars[card]);
      s.sign(team, card);
    }
  }
}
