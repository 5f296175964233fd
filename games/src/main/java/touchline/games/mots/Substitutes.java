package touchline.games.mots;

import touchline.engine.Rule;

/// Who may come on for whom, and where everybody then stands. A player of another position may
/// change the formation, as long as it stays one that is allowed, apart from missing places.
@Rule({"MOTS-125", "MOTS-165", "MOTS-166", "MOTS-A74"})
final class Substitutes {
  private Substitutes() {}

  /// Whether the card is on the bench: in the squad, not in the line-up given, not gone, not
  /// absent.
  static boolean benched(MotsState s, byte[] line, int team, int card) {
    if (s.owner[card] != team || s.gone[card] != 0 || !Eleven.available(s, card)) return false;
    int base = team * Formation.ELEVEN;
    for (int i = 0; i < Formation.ELEVEN; i++) if (line[base + i] == card) return false;
    return true;
  }

  /// Whether anybody on the bench could fill this place of the line-up on the pitch.
  static boolean any(MotsState s, int team, int place) {
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.card(team, i);
      if (benched(s, s.line, team, card)
          && formationWith(s, s.line, s.shape[team], team, place, card) >= 0) return true;
    }
    return false;
  }

  /// The formation that stands once this card has come on for the player at this place, or -1 if no
  /// allowed formation could hold them.
  static int formationWith(MotsState s, byte[] line, int shape, int team, int place, int card) {
    return formationWithKind(s, line, shape, team, place, s.box.position[card]);
  }

  /// The same for any player of this position, or a youth.
  static int formationWithKind(MotsState s, byte[] line, int shape, int team, int place, int kind) {
    if (kind == Lookup.ANY || kind == Formation.position(shape, place)) return shape;
    int[] standing = new int[4];
    int base = team * Formation.ELEVEN;
    for (int i = 0; i < Formation.ELEVEN; i++) {
      if (i != place && line[base + i] >= 0) standing[Formation.position(shape, i)]++;
    }
    standing[kind]++;
    if (holds(shape, standing)) return shape;
    for (int f = 0; f < s.house.formations; f++) if (holds(f, standing)) return f;
    return -1;
  }

  private static boolean holds(int formation, int[] standing) {
    for (int p = 0; p < 4; p++) if (standing[p] > Formation.count(formation, p)) return false;
    return true;
  }

  /// Brings the card on for whoever is at this place; the others keep their order from left to
  /// right. Gives the new formation.
  static int bring(MotsState s, byte[] line, int shape, int team, int place, int card) {
    int formation = formationWith(s, line, shape, team, place, card);
    int base = team * Formation.ELEVEN;
    if (Eleven.fits(s, card, Formation.position(shape, place))) {
      line[base + place] = (byte) card;
      return shape;
    }
    line[base + place] = MotsState.EMPTY;
    if (formation == shape) {
      line[base + emptyPlace(line, base, shape, s.box.position[card])] = (byte) card;
      return shape;
    }
    relay(s, line, base, shape, formation, card);
    return formation;
  }

  private static int emptyPlace(byte[] line, int base, int shape, int position) {
    int place = 0;
    while (Formation.position(shape, place) != position || line[base + place] >= 0) place++;
    return place;
  }

  private static void relay(MotsState s, byte[] line, int base, int from, int to, int card) {
    var before = new byte[Formation.ELEVEN];
    System.arraycopy(line, base, before, 0, before.length);
    int place = 0;
    for (int p = 0; p < 4; p++) {
      int end = place + Formation.count(to, p);
      for (int i = 0; i < before.length; i++) {
        if (Formation.position(from, i) == p && before[i] >= 0) line[base + place++] = before[i];
      }
      if (s.box.position[card] == p) line[base + place++] = (byte) card;
      while (place < end) line[base + place++] = MotsState.EMPTY;
    }
  }
}
