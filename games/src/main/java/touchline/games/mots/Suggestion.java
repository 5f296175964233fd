package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Rule;

/// The strongest line-up a team can field now, for the button "strongest" and for bots.
@Rule("MOTS-A56")
record Suggestion(String formation, List<Integer> players) {
  /// For this team, whatever it has picked so far.
  static Suggestion of(MotsState state, int team) {
    var s = state.copy();
    LineUps.clear(s, team);
    var counts = new int[5];
    Eleven.count(s, team, counts);
    int fewest = Eleven.fewestGaps(s, counts);
    int formation = 0;
    int most = -1;
    for (int f = 0; f < s.house.formations; f++) {
      if (Eleven.gaps(f, 0, counts) != fewest) continue;
      int stars = Eleven.best(s, team, f, 0);
      if (stars > most) {
        most = stars;
        formation = f;
      }
    }
    return new Suggestion(Formation.ALL.get(formation).text(), fill(s, team, formation, most));
  }

  private static List<Integer> fill(MotsState s, int team, int formation, int most) {
    var players = new ArrayList<Integer>();
    int base = team * Formation.ELEVEN;
    s.pickShape[team] = (byte) formation;
    for (int place = 0; place < Formation.ELEVEN; place++) {
      int chosen = MotsState.EMPTY;
      for (int i = s.size[team] - 1; i >= 0 && chosen < 0; i--) {
        int card = s.card(team, i);
        if (!Eleven.fits(s, card, Formation.position(formation, place))) continue;
        if (!Eleven.available(s, card) || Eleven.isPicked(s, team, card)) continue;
        s.pick[base + place] = (byte) card;
        if (Eleven.best(s, team, formation, place + 1) == most) chosen = card;
        else s.pick[base + place] = MotsState.OPEN;
      }
      s.pick[base + place] = (byte) chosen;
      players.add(chosen + 1);
    }
    return players;
  }
}
