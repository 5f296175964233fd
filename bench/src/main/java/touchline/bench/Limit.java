package touchline.bench;

import java.util.Arrays;
import touchline.engine.Rng;

/// The limit: random games of Match of the Season with four managers, fused by hand into loops over
/// arrays, without interfaces, lists of moves, views or records. The same rules as far as random
/// play meets them: the draft, covered line-ups place by place with one change after the showing,
/// bidding, absences, cards, cups, the season's end. It is a measuring rod and nobody plays it.
final class Limit {
  static final int TEAMS = 4;
  static final int MOST = 18;
  static final int LEAST = 13;
  static final int ELEVEN = 11;
  static final byte POOL = 4;
  static final byte PILE = 5;
  static final byte CHANCES = 8;
  private static final int ASIDE_ONE_IN = 20;
  private static final int[] DEALT = {5, 4, 4, 3, 3, 3};

  final Printed box;
  final Rng rng;
  final byte[] owner = new byte[Printed.CARDS];
  final byte[] squad = new byte[TEAMS * MOST];
  final byte[] size = new byte[TEAMS];
  final byte[] absent = new byte[Printed.CARDS];
  final byte[] line = new byte[TEAMS * ELEVEN];
  final byte[] shape = new byte[TEAMS];
  final int[] cash = new int[TEAMS];
  final int[] league = new int[TEAMS];
  final int[] points = new int[TEAMS];
  final byte[] chances;
  final byte[] hand;
  int season;
  int day;
  int roller;
  int champion;
  int second;
  int cupWinner;
  int finalists;
  int euro;
  long choices;

  private final LimitMatch match;
  private final LimitClosing closing;
  private final LimitLanding landing;

  Limit(Printed box, Rng rng) {
    this.box = box;
    this.rng = rng;
    chances = new byte[box.kinds];
    hand = new byte[TEAMS * box.kinds];
    match = new LimitMatch(this);
    closing = new LimitClosing(this);
    landing = new LimitLanding(this);
  }

  int choose(int n) {
    choices++;
    return rng.below(n);
  }

  int die(int sides) {
    return 1 + rng.below(sides);
  }

  /// One whole game; gives the winner, so that nothing is optimised away.
  int game() {
    setup();
    for (season = 1; season <= 6; season++) {
      season();
      closing.prizes();
      if (season < 6) closing.close();
    }
    int best = 0;
    for (int t = 1; t < TEAMS; t++) if (points[t] > points[best]) best = t;
    return best;
  }

  private void setup() {
    Arrays.fill(owner, 0, Printed.PLAYERS, PILE);
    Arrays.fill(owner, Printed.PLAYERS, Printed.CARDS, CHANCES);
    Arrays.fill(size, (byte) 0);
    Arrays.fill(absent, (byte) 0);
    Arrays.fill(cash, 100);
    Arrays.fill(points, 0);
    Arrays.fill(hand, (byte) 0);
    for (int k = 0; k < box.kinds; k++) chances[k] = (byte) box.copies[k];
    for (int t = 0; t < TEAMS; t++) choose(TEAMS - t); // colours
    for (int stars : DEALT) for (int t = 0; t < TEAMS; t++) sign(t, any(PILE, stars, false));
    for (int i = 0; i < 4 * TEAMS; i++) sign(i % TEAMS, any(PILE, 2, true));
    for (int i = 0; i < 4 * TEAMS; i++) sign(i % TEAMS, any(PILE, 1, true));
    for (int c = 0; c < Printed.PLAYERS; c++)
      if (owner[c] == PILE && box.stars[c] == 1) owner[c] = POOL;
    for (int t = 0; t < TEAMS; t++) match.lineUp(t, false);
    int first = highest(15);
    for (int i = 0; i < 4; i++) auction((first + i) % TEAMS);
    roller = highest(15);
  }

  /// Any card at this place with these stars (0 for all), or -1.
  int any(int place, int stars, boolean chosen) {
    int all = 0;
    for (int c = 0; c < Printed.PLAYERS; c++)
      if (owner[c] == place && (stars == 0 || box.stars[c] == stars)) all++;
    if (all == 0) return -1;
    int left = chosen ? choose(all) : rng.below(all);
    for (int c = 0; ; c++)
      if (owner[c] == place && (stars == 0 || box.stars[c] == stars) && left-- == 0) return c;
  }

  void sign(int team, int card) {
    owner[card] = (byte) team;
    squad[team * MOST + size[team]++] = (byte) card;
  }

  void release(int card) {
    leave(card);
    owner[card] = card >= Printed.PLAYERS ? CHANCES : box.stars[card] == 1 ? POOL : PILE;
  }

  void leave(int card) {
    int team = owner[card];
    int base = team * MOST;
    int at = 0;
    while (squad[base + at] != card) at++;
    squad[base + at] = squad[base + --size[team]];
  }

  /// Who throws highest of these teams, ties thrown again.
  int highest(int teams) {
    while (Integer.bitCount(teams) > 1) {
      int most = 0;
      int top = 0;
      for (int t = 0; t < TEAMS; t++) {
        if ((teams & 1 << t) == 0) continue;
        int pips = die(12);
        if (pips > most) top = 0;
        if (pips >= most) top |= 1 << t;
        most = Math.max(most, pips);
      }
      teams = top;
    }
    return Integer.numberOfTrailingZeros(teams);
  }

  /// A card goes to the highest bidder; each bid is any step that the bidder can pay.
  void auction(int first) {
    choices++; // the card is turned over
    beside(first);
    int card = any(PILE, 0, false);
    if (card < 0) return;
    if (!sold(card, first)) owner[card] = POOL;
  }

  boolean sold(int card, int first) {
    int least = 10 * box.stars[card];
    int leader = -1;
    int in = 0;
    for (int t = 0; t < TEAMS; t++) if (size[t] < MOST && cash[t] >= least) in |= 1 << t;
    int price = 0;
    for (int t = first; in != 0 && in != (leader < 0 ? 0 : 1 << leader); t = (t + 1) % TEAMS) {
      if ((in & 1 << t) == 0) continue;
      int bids = cash[t] < least ? 0 : (cash[t] - least) / 5 + 1;
      int bid = choose(bids + 1);
      if (bid == 0) {
        in &= ~(1 << t);
        continue;
      }
      price = least + 5 * (bid - 1);
      least = price + 5;
      leader = t;
    }
    if (leader < 0) return false;
    cash[leader] -= price;
    sign(leader, card);
    return true;
  }

  /// Now and then something is bought or sold beside the turn.
  private void beside(int team) {
    if (rng.below(ASIDE_ONE_IN) != 0) return;
    choices++;
    if (size[team] > LEAST && rng.below(2) == 0) {
      int card = squad[team * MOST + rng.below(size[team])];
      cash[team] += 5 * box.stars[card];
      release(card);
    } else if (size[team] < MOST) {
      int card = any(POOL, 0, false);
      if (card < 0 || cash[team] < 10 * box.stars[card]) return;
      cash[team] -= 10 * box.stars[card];
      sign(team, card);
    }
  }

  private void season() {
    Arrays.fill(league, 0);
    finalists = 0;
    day = 0;
    euro = 0;
    if (season > 1) {
      int other = cupWinner == champion ? second : cupWinner;
      euro = 1 << champion | 1 << other | ((1 << box.clubs.length) - 1) << TEAMS;
    }
    while (day < 42) {
      beside(roller);
      choices++; // the throw
      int target = Math.min(42, day + die(3));
      boolean stopped = false;
      while (day < target) {
        day++;
        if (box.square[day].isMatchDay()) {
          stopped = day == target;
          matchDay();
        }
      }
      if (!stopped) landing.land();
      roller = (roller + 1) % TEAMS;
    }
  }

  private void matchDay() {
    switch (box.square[day]) {
      case LEAGUE -> {
        int round = 2 * (day / 7 - 1);
        match.league(box.home[round], box.away[round], box.home[round + 1], box.away[round + 1]);
        Arrays.fill(absent, (byte) 0);
        auction(roller);
      }
      case SUPER_CUP -> {
        if (season > 1) match.cup(champion, cupWinner == champion ? second : cupWinner);
      }
      case NATIONAL_CUP -> closing.nationalCup(match);
      default -> closing.euroCup(match);
    }
  }

  /// Takes over everything from another state.
  void take(Limit from) {
    System.arraycopy(from.owner, 0, owner, 0, owner.length);
    System.arraycopy(from.squad, 0, squad, 0, squad.length);
    System.arraycopy(from.size, 0, size, 0, size.length);
    System.arraycopy(from.absent, 0, absent, 0, absent.length);
    System.arraycopy(from.line, 0, line, 0, line.length);
    System.arraycopy(from.shape, 0, shape, 0, shape.length);
    System.arraycopy(from.cash, 0, cash, 0, cash.length);
    System.arraycopy(from.league, 0, league, 0, league.length);
    System.arraycopy(from.points, 0, points, 0, points.length);
    System.arraycopy(from.chances, 0, chances, 0, chances.length);
    System.arraycopy(from.hand, 0, hand, 0, hand.length);
    season = from.season;
    day = from.day;
    roller = from.roller;
    champion = from.champion;
    second = from.second;
    cupWinner = from.cupWinner;
    finalists = from.finalists;
    euro = from.euro;
  }
}
