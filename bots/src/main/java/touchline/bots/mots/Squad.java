package touchline.bots.mots;

import touchline.games.mots.Formation;

/// Players of one team who can be fielded, sorted: by position, the strongest first, youths apart.
final class Squad {
  private static final int MOST = 24;

  private final Box box;
  private final int[][] byPosition = new int[5][MOST];
  private final int[] count = new int[5];

  Squad(Box box) {
    this.box = box;
  }

  /// Everybody in the list for whom there is no bar.
  static Squad of(Box box, Iterable<Integer> players, boolean[] barred) {
    var squad = new Squad(box);
    for (int player : players) if (!barred[player]) squad.add(player);
    return squad;
  }

  /// Adds a player at his place in the order.
  void add(int player) {
    var row = byPosition[box.position[player]];
    int at = count[box.position[player]]++;
    while (at > 0 && box.stars[row[at - 1]] < box.stars[player]) row[at] = row[--at];
    row[at] = player;
  }

  /// Takes a player out.
  void remove(int player) {
    var row = byPosition[box.position[player]];
    int at = 0;
    while (row[at] != player) at++;
    int last = --count[box.position[player]];
    for (; at < last; at++) row[at] = row[at + 1];
  }

  /// How many there are in this position; [Box#ANY] for youths.
  int count(int position) {
    return count[position];
  }

  /// The stars of the player at this rank in his position, from 0; 0 where there is none.
  int stars(int position, int rank) {
    return rank < count[position] ? box.stars[byPosition[position][rank]] : 0;
  }

  /// The player at this rank of a position, youths included as position [Box#ANY].
  int player(int position, int rank) {
    return byPosition[position][rank];
  }

  /// How many places of the formation must stay empty.
  int gaps(Formation formation) {
    int missing = 0;
    for (int p = 0; p < 4; p++) missing += Math.max(0, formation.count(p) - count[p]);
    return Math.max(0, missing - count[Box.ANY]);
  }

  /// How many of each position stand aside for a youth, who does better there than the weakest. The
  /// first `youths` entries say where the youths go.
  private int[] youthPlaces(Formation formation) {
    var places = new int[count[Box.ANY]];
    int[] need = new int[4];
    for (int p = 0; p < 4; p++) need[p] = formation.count(p);
    for (int y = 0; y < places.length; y++) {
      int weakest = -1;
      for (int p = 0; p < 4; p++) {
        if (need[p] == 0) continue;
        if (weakest < 0 || stars(p, need[p] - 1) < stars(weakest, need[weakest] - 1)) weakest = p;
      }
      boolean better = weakest >= 0 && stars(weakest, need[weakest] - 1) < stars(Box.ANY, y);
      places[y] = better ? weakest : -1;
      if (better) need[weakest]--;
    }
    return places;
  }

  /// The strongest line-up in this formation; the best midfielders stand widest, for wing attacks.
  Side strongest(Formation formation) {
    var players = new int[Formation.ELEVEN];
    var youths = youthPlaces(formation);
    for (int p = 0; p < 4; p++) {
      int first = formation.first(p);
      int filled = 0;
      int wanted = formation.count(p);
      for (int y = 0; y < youths.length; y++)
        if (youths[y] == p) players[first + filled++] = byPosition[Box.ANY][y];
      for (int i = 0; filled < wanted && i < count[p]; i++)
        players[first + filled++] = byPosition[p][i];
      if (p == Side.MF) widen(players, first, wanted);
    }
    return Side.of(box, formation, players);
  }

  private void widen(int[] players, int first, int wanted) {
    for (int edge = 0; edge < 2; edge++) {
      int at = first + edge * (wanted - 1);
      int best = at;
      for (int i = first + edge; i < first + wanted; i++)
        if (box.stars[players[i]] > box.stars[players[best]]) best = i;
      int other = players[at];
      players[at] = players[best];
      players[best] = other;
    }
  }

  /// Stars of the strongest line-up in this formation.
  int total(Formation formation) {
    int sum = 0;
    for (int p = 0; p < 4; p++) for (int i = 0; i < formation.count(p); i++) sum += stars(p, i);
    var places = youthPlaces(formation);
    int[] need = new int[4];
    for (int p = 0; p < 4; p++) need[p] = formation.count(p);
    for (int y = 0; y < places.length; y++) {
      if (places[y] < 0) continue;
      sum += stars(Box.ANY, y) - stars(places[y], --need[places[y]]);
    }
    return sum;
  }

  /// How good the squad is, in stars: the best eleven, and a little for who can step in. An empty
  /// place costs more than the weakest player would bring.
  double power() {
    double most = Double.NEGATIVE_INFINITY;
    for (int f = 0; f < Formation.STANDARD; f++) most = Math.max(most, power(Formation.ALL.get(f)));
    return most;
  }

  private double power(Formation formation) {
    double power = total(formation) - GAP * gaps(formation);
    for (int p = 0; p < 4; p++) power += BENCH * stars(p, formation.count(p));
    return power;
  }

  private static final double GAP = 3;
  private static final double BENCH = 0.2;
}
