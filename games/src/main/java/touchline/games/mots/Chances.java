package touchline.games.mots;

import touchline.engine.Rule;

/// The chance cards by kind: in the pile in no known order, under it in a known one, or in a hand.
final class Chances {
  private Chances() {}

  /// A played card goes to the bottom of the pile, where all see it.
  @Rule({"MOTS-047", "MOTS-087"})
  static void toBottom(MotsState s, int kind) {
    s.bottom[s.bottoms++] = (byte) kind;
  }

  /// Whether a card can be drawn.
  static boolean empty(MotsState s) {
    return s.bottoms == 0 && unknown(s) == 0;
  }

  /// How many cards of unknown order the pile has.
  static int unknown(MotsState s) {
    int all = 0;
    for (var n : s.chances) all += n;
    return all;
  }

  /// Takes the drawn card off the pile; whether everybody knows what it is, because it lay known at
  /// the bottom.
  static boolean take(MotsState s, int kind) {
    if (unknown(s) > 0) {
      s.chances[kind]--;
      return false;
    }
    s.bottoms--;
    for (int i = 0; i < s.bottoms; i++) s.bottom[i] = s.bottom[i + 1];
    s.bottom[s.bottoms] = 0;
    return true;
  }

  /// Keeps a red or green card in hand.
  @Rule({"MOTS-045", "MOTS-046", "MOTS-A25"})
  static void keep(MotsState s, int team, int kind, boolean open) {
    s.hand[team * s.box.kinds + kind]++;
    if (open) s.known[team * s.box.kinds + kind]++;
    else Seen.drawn(s, team);
  }

  /// Takes a card out of the hand for everybody to see.
  static void show(MotsState s, int team, int kind) {
    s.hand[team * s.box.kinds + kind]--;
    Seen.shown(s, team, kind);
  }

  /// The match in which the team has a card face down, or -1.
  static int laid(MotsState s, int team) {
    for (int i = s.playing; i < s.fixtures; i++) {
      boolean turned = i == s.playing && s.spent != 0;
      if (s.home[i] == team && s.laid[i] >= 0 && !turned) return i;
    }
    return -1;
  }

  /// How many cards of a kind the team holds in hand or has face down.
  static int heldOrLaid(MotsState s, int team, int kind) {
    int laid = laid(s, team);
    return s.held(team, kind) + (laid >= 0 && s.laid[laid] == kind ? 1 : 0);
  }

  /// How many cards the team holds in hand.
  static int held(MotsState s, int team) {
    int all = 0;
    for (int k = 0; k < s.box.kinds; k++) all += s.held(team, k);
    return all;
  }

  /// The kind of card with this effect.
  static int kind(MotsState s, Effect effect) {
    return s.box.kindOf[effect.ordinal()];
  }
}
