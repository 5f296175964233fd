package touchline.bench;

import java.util.Arrays;
import touchline.games.mots.Effect;

/// The matches of the limit: line-ups place by place, tactics cards, the die, penalties.
final class LimitMatch {
  private static final int FIRST_CLUB = 10; // sides from here on are Euro Cup clubs
  private static final Effect[] GREEN = {
    Effect.COUNTER_ATTACK,
    Effect.WING_ATTACK,
    Effect.CENTRAL_ATTACK,
    Effect.MATCH_OF_THE_SEASON,
    Effect.SUPERSAVE
  };

  private final Limit s;
  private final int[] green = new int[GREEN.length];
  private final byte[][] free = new byte[4][Limit.MOST];
  private final int[] count = new int[4];
  private final int[] ours = new int[4];
  private final int[] theirs = new int[4];

  LimitMatch(Limit s) {
    this.s = s;
    for (int g = 0; g < GREEN.length; g++) green[g] = Arrays.asList(s.box.effect).indexOf(GREEN[g]);
  }

  /// Builds a random line-up: a formation, then each place, then ready.
  void lineUp(int team, boolean forLeague) {
    gather(team, forLeague);
    int fewest = Limit.ELEVEN;
    int fits = 0;
    for (int f = 0; f < Printed.FORMATIONS; f++) {
      int gaps = gaps(f);
      if (gaps < fewest) fits = 0;
      if (gaps <= fewest) fits++;
      fewest = Math.min(fewest, gaps);
    }
    int left = s.choose(fits);
    int formation = 0;
    while (gaps(formation) != fewest || left-- != 0) formation++;
    s.shape[team] = (byte) formation;
    int at = team * Limit.ELEVEN;
    for (int p = 0; p < 4; p++) {
      for (int i = s.box.shape[formation][p]; i > 0; i--) {
        if (count[p] == 0) {
          s.choices++;
          s.line[at++] = -1;
          continue;
        }
        int pick = s.choose(count[p]);
        s.line[at++] = free[p][pick];
        free[p][pick] = free[p][--count[p]];
      }
    }
    s.choices++; // ready
  }

  private void gather(int team, boolean forLeague) {
    Arrays.fill(count, 0);
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.squad[team * Limit.MOST + i];
      if (forLeague && s.absent[card] != 0) continue;
      int p = s.box.position[card];
      free[p][count[p]++] = (byte) card;
    }
  }

  private int gaps(int formation) {
    int gaps = 0;
    for (int p = 0; p < 4; p++) gaps += Math.max(0, s.box.shape[formation][p] - count[p]);
    return gaps;
  }

  /// A round of two matches.
  void league(int home1, int away1, int home2, int away2) {
    show(home1, away1, true);
    show(home2, away2, true);
    result(home1, away1);
    result(home2, away2);
  }

  private void result(int home, int away) {
    int outcome = play(home, away, true);
    if (outcome == 0) {
      s.league[home]++;
      s.league[away]++;
      return;
    }
    int winner = outcome > 0 ? home : away;
    s.league[winner] += 3;
    money(winner, outcome > 0 ? away : home);
  }

  private void money(int winner, int loser) {
    int paid = Math.min(10, s.cash[loser]);
    s.cash[loser] -= paid;
    s.cash[winner] += 10 + paid;
  }

  /// Line-ups, the showing, and the one change: none, or any formation anew.
  private void show(int home, int away, boolean forLeague) {
    lineUp(home, forLeague);
    if (away >= FIRST_CLUB) return;
    lineUp(away, forLeague);
    if (s.choose(Printed.FORMATIONS) != 0) lineUp(home, forLeague);
    if (s.choose(Printed.FORMATIONS) != 0) lineUp(away, forLeague);
  }

  /// A match that needs a winner; gives him. Home is thrown for.
  int cup(int one, int other) {
    boolean swap = other < FIRST_CLUB && s.highest(1 << one | 1 << other) == other;
    int home = swap ? other : one;
    int away = swap ? one : other;
    show(home, away, false);
    int outcome = 0;
    for (int i = 0; i < 20 && outcome == 0; i++) outcome = play(home, away, i == 0);
    int winner = outcome >= 0 ? home : away;
    if (away < FIRST_CLUB) money(winner, winner == home ? away : home);
    else if (winner == home) s.cash[home] += 20;
    return winner;
  }

  private int play(int home, int away, boolean cards) {
    int card = cards && away < FIRST_CLUB ? card(home) : -1;
    s.choices++; // kick-off
    sums(home, ours);
    sums(away, theirs);
    int die = s.die(6);
    if (card == 1) return Integer.compare(wings(home), wings(away));
    if (card == 3) ours[2] += 5;
    if (card == 2) {
      ours[3] += 2 * s.box.shape[s.shape[home]][3];
      ours[2] += 2 * (s.box.shape[s.shape[home]][2] - 2);
    }
    return switch (die) {
      case 1 -> Integer.compare(total(ours), total(theirs));
      case 2 -> Integer.compare(ours[3], theirs[3]);
      case 3 -> card == 0 ? 1 : Integer.compare(ours[2], theirs[2]);
      case 4 -> Integer.compare(ours[1], theirs[1]);
      case 5 -> penalty(home, theirs[0]) ? 1 : 0;
      default -> card == 4 || !penalty(away, ours[0]) ? 0 : -1;
    };
  }

  private int card(int team) {
    int held = 0;
    for (int kind : green) if (s.hand[team * s.box.kinds + kind] > 0) held++;
    int left = s.choose(held + 1);
    if (left == 0) return -1;
    for (int g = 0; ; g++) {
      int at = team * s.box.kinds + green[g];
      if (s.hand[at] == 0 || --left > 0) continue;
      s.hand[at]--;
      s.chances[green[g]]++;
      return g;
    }
  }

  private static int total(int[] lines) {
    return lines[0] + lines[1] + lines[2] + lines[3];
  }

  private int star(int side, int place) {
    if (side >= FIRST_CLUB) return s.box.clubs[side - FIRST_CLUB][place];
    int card = s.line[side * Limit.ELEVEN + place];
    return card < 0 ? 0 : s.box.stars[card];
  }

  private int[] shape(int side) {
    return s.box
        .shape[
        side < FIRST_CLUB
            ? s.shape[side]
            : Math.min(s.box.clubShape[side - FIRST_CLUB], Printed.FORMATIONS - 1)];
  }

  private void sums(int side, int[] into) {
    int[] counts = shape(side);
    int place = 0;
    for (int p = 0; p < 4; p++) {
      into[p] = 0;
      for (int i = counts[p]; i > 0; i--) into[p] += star(side, place++);
    }
  }

  private int wings(int side) {
    int[] counts = shape(side);
    int first = 1 + counts[1];
    return star(side, first) + star(side, first + counts[2] - 1);
  }

  private boolean penalty(int side, int keeper) {
    while (true) {
      int pips = s.die(12);
      if (pips < 12 && star(side, pips - 1) > 0) return star(side, pips - 1) > keeper;
    }
  }
}
