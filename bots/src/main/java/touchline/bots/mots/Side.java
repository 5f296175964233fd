package touchline.bots.mots;

import java.util.List;
import touchline.games.mots.Formation;
import touchline.games.mots.MotsContent;

/// Eleven places of one side of a match: who stands there, how many stars he has, and the sums the
/// die compares. Nobody is 0.
final class Side {
  static final int GK = 0;
  static final int DF = 1;
  static final int MF = 2;
  static final int FW = 3;

  final Formation formation;
  final int[] players;
  final int[] stars = new int[Formation.ELEVEN];
  final int[] line = new int[4];
  int total;

  private Side(Formation formation, int[] players) {
    this.formation = formation;
    this.players = players;
  }

  /// These players in this formation.
  static Side of(Box box, Formation formation, int[] players) {
    var side = new Side(formation, players);
    for (int i = 0; i < players.length; i++) side.stars[i] = box.stars[players[i]];
    side.sum();
    return side;
  }

  /// A line-up on display, its formation as people write it.
  static Side of(Box box, String formation, List<Integer> line) {
    var players = new int[Formation.ELEVEN];
    for (int i = 0; i < players.length; i++) players[i] = line.get(i);
    return of(box, formation(formation), players);
  }

  /// A Euro Cup club.
  static Side of(MotsContent.Club club) {
    var side = new Side(club.formation(), new int[Formation.ELEVEN]);
    for (int i = 0; i < side.stars.length; i++) side.stars[i] = club.stars().get(i);
    side.sum();
    return side;
  }

  /// The formation that people write so; the first one for anything else.
  static Formation formation(String text) {
    for (var formation : Formation.ALL) if (formation.text().equals(text)) return formation;
    return Formation.ALL.getFirst();
  }

  private void sum() {
    int place = 0;
    for (int p = 0; p < line.length; p++) {
      for (int i = formation.count(p); i > 0; i--) line[p] += stars[place++];
      total += line[p];
    }
  }

  /// The stars of the goalkeeper.
  int keeper() {
    return stars[0];
  }

  /// How many places are filled.
  int fielded() {
    int all = 0;
    for (int s : stars) if (s > 0) all++;
    return all;
  }

  /// The stars of the two widest midfielders.
  int wings() {
    int first = formation.first(MF);
    return stars[first] + stars[first + formation.midfielders() - 1];
  }

  /// Whether this place gains from Central Attack.
  boolean central(int place) {
    int first = formation.first(MF);
    int last = first + formation.midfielders() - 1;
    return stars[place] > 0 && (place > last || place > first && place < last);
  }
}
