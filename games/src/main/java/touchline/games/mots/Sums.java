package touchline.games.mots;

import touchline.engine.Rule;

/// The stars of the two sides of a match, place by place and line by line. A side is a team, or a
/// Euro Cup club from [EuroCup#FIRST_CLUB] on.
@Rule({"MOTS-071", "MOTS-A32", "MOTS-A35"})
final class Sums {
  /// In place of a position: all eleven.
  static final int ALL = -1;

  static final int GK = 0;
  static final int DF = 1;
  static final int MF = 2;
  static final int FW = 3;

  private static final int CENTRAL_BONUS = 2;
  private static final int SEASON_BONUS = 5;

  private Sums() {}

  /// The formation a side plays.
  static int formation(MotsState s, int side) {
    return side < MotsState.TEAMS
        ? s.shape[side]
        : s.content.clubs().get(side - EuroCup.FIRST_CLUB).formation().index();
  }

  /// The stars at this place; 0 where nobody stands.
  static int star(MotsState s, int side, int place) {
    if (side >= MotsState.TEAMS) return s.club[place];
    int card = s.placed(side, place);
    return card < 0 ? 0 : s.box.stars[card];
  }

  /// The stars of one line, or of all eleven.
  static int of(MotsState s, int side, int position) {
    int formation = formation(s, side);
    int sum = 0;
    for (int place = 0; place < Formation.ELEVEN; place++) {
      if (position == ALL || Formation.position(formation, place) == position)
        sum += star(s, side, place);
    }
    return sum;
  }

  /// How many players stand on the pitch.
  static int fielded(MotsState s, int side) {
    int all = 0;
    for (int place = 0; place < Formation.ELEVEN; place++) if (star(s, side, place) > 0) all++;
    return all;
  }

  /// The two widest midfielders, leftmost and rightmost.
  @Rule({"MOTS-092", "MOTS-A40"})
  static int wings(MotsState s, int side) {
    var formation = Formation.ALL.get(formation(s, side));
    int first = formation.first(MF);
    int last = first + formation.midfielders() - 1;
    return star(s, side, first) + star(s, side, last);
  }

  /// What a player at this place gains from Central Attack: attackers and all midfielders but the
  /// widest.
  @Rule({"MOTS-094", "MOTS-A41"})
  static int centralBonus(MotsState s, int side, int place) {
    if (star(s, side, place) == 0) return 0;
    var formation = Formation.ALL.get(formation(s, side));
    int first = formation.first(MF);
    int last = first + formation.midfielders() - 1;
    return place > last || place > first && place < last ? CENTRAL_BONUS : 0;
  }

  /// What a tactics card adds to one line of its holder, or to all.
  @Rule({"MOTS-094", "MOTS-095", "MOTS-A41", "MOTS-A42"})
  static int bonus(MotsState s, int side, Effect card, int position) {
    if (card == Effect.MATCH_OF_THE_SEASON) return position == MF ? SEASON_BONUS : 0;
    if (card != Effect.CENTRAL_ATTACK) return 0;
    int formation = formation(s, side);
    int sum = 0;
    for (int place = 0; place < Formation.ELEVEN; place++) {
      if (position == ALL || Formation.position(formation, place) == position)
        sum += centralBonus(s, side, place);
    }
    return sum;
  }
}
