package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Rule;

/// The strongest line-up a team can field now, for the button "strongest" and for bots.
@Rule("MOTS-A56")
record Suggestion(String formation, List<Integer> players) {
  /// For this team, whatever it has picked so far.
  static Suggestion of(MotsState s, int team) {
    long low = CardSets.available(s, team, 0);
    long high = CardSets.available(s, team, 1);
    int there = Tally.of(s.box, low, high);
    int youths = s.box.count(Lookup.ANY, low, high);
    int fewest = Eleven.fewestGaps(s, there, youths);
    var reach = new Reach(s.box, low, high);
    int most = reach.best(s, there, youths, fewest);
    int formation = 0;
    while (Eleven.gaps(formation, 0, there, youths) != fewest || reach.best(formation, 0) < most)
      formation++;
    return new Suggestion(
        Formation.ALL.get(formation).text(), fill(s, team, formation, reach, low, high));
  }

  private static List<Integer> fill(
      MotsState s, int team, int formation, Reach reach, long low, long high) {
    var players = new ArrayList<Integer>();
    long lowLeft = low;
    long highLeft = high;
    for (int place = 0; place < Formation.ELEVEN; place++) {
      int most = reach.best(formation, place);
      int chosen = MotsState.EMPTY;
      for (int i = s.size[team] - 1; i >= 0 && chosen < 0; i--) {
        int card = s.card(team, i);
        if (!CardSets.has(lowLeft, highLeft, card)) continue;
        if (!Eleven.fits(s, card, Formation.position(formation, place))) continue;
        if (reach.with(s.box, card, formation, place) == most) chosen = card;
      }
      players.add(chosen + 1);
      if (chosen < 0) continue;
      reach.remove(s.box, chosen);
      if (chosen < Long.SIZE) lowLeft &= ~(1L << chosen);
      else highLeft &= ~(1L << chosen);
    }
    return players;
  }
}
