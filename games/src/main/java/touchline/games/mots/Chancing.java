package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Rule;

/// The odds of a basic match as it stands, before the die is thrown and without any card.
@Rule({"MOTS-070", "MOTS-071", "MOTS-072", "MOTS-073", "MOTS-074", "MOTS-076", "MOTS-079"})
final class Chancing {
  private static final int FACES = 6;

  private Chancing() {}

  /// For the match that is about to be kicked off.
  static MotsView.Odds odds(MotsState s) {
    int home = s.home[s.playing];
    int away = s.away[s.playing];
    double win = 0;
    double lose = 0;
    for (int face = Die.TOTAL; face <= Die.DEFENCE; face++) {
      int better = Die.compare(s, face, null);
      if (better == MatchEnd.HOME) win++;
      if (better == MatchEnd.AWAY) lose++;
    }
    int homeTakers = takers(s, home, away);
    int awayTakers = takers(s, away, home);
    win += (double) homeTakers / Math.max(1, Sums.fielded(s, home));
    lose += (double) awayTakers / Math.max(1, Sums.fielded(s, away));
    int winPercent = (int) Math.round(100 * win / FACES);
    int losePercent = (int) Math.round(100 * lose / FACES);
    return new MotsView.Odds(
        sums(s, home, true),
        sums(s, away, false),
        homeTakers,
        awayTakers,
        winPercent,
        100 - winPercent - losePercent,
        losePercent);
  }

  private static List<Integer> sums(MotsState s, int side, boolean home) {
    boolean crossed = s.house.attackAgainstDefence;
    int attack = crossed == home ? Sums.DF : Sums.FW;
    int defence = crossed == home ? Sums.FW : Sums.DF;
    if (!crossed) {
      attack = Sums.FW;
      defence = Sums.DF;
    }
    var all = new ArrayList<Integer>();
    for (int line : new int[] {Sums.ALL, attack, Sums.MF, defence, Sums.GK})
      all.add(Sums.of(s, side, line));
    return all;
  }

  private static int takers(MotsState s, int side, int other) {
    int keeper = Sums.star(s, other, 0);
    int all = 0;
    for (int place = 0; place < Formation.ELEVEN; place++)
      if (Sums.star(s, side, place) > keeper) all++;
    return all;
  }
}
