package touchline.games.mots;

import touchline.engine.Rule;

/// What everybody has seen of the hands: an account of cards shown that nobody had known of, and of
/// cards drawn unseen, in order. It outlives going back: a card shown was in the hand before,
/// unless it may have been drawn in between.
@Rule("MOTS-A80")
final class Seen {
  private Seen() {}

  /// A bound on what the account can hold, twice two bytes for each card that is kept: it is drawn
  /// unseen once at most, for a card played lies where all know it, and is shown for the first time
  /// once at most.
  static byte[] account(MotsContent content) {
    int cards = 0;
    for (var kind : content.chances()) if (kind.effect().kept()) cards += kind.copies();
    return new byte[4 * cards];
  }

  /// The team has drawn a card that only its manager saw.
  static void drawn(MotsState s, int team) {
    note(s, team, MotsState.NOBODY);
  }

  /// The team has shown a card of this kind that it held or had laid; it was known of, or is now.
  static void shown(MotsState s, int team, int kind) {
    int at = team * s.box.kinds + kind;
    if (s.known[at] > 0) s.known[at]--;
    else note(s, team, kind);
  }

  private static void note(MotsState s, int team, int kind) {
    s.seen[s.seens++] = (byte) team;
    s.seen[s.seens++] = (byte) kind;
  }

  /// Whether there is room for every card that may still be drawn unseen, and shown. In play there
  /// always is; a position written by hand may have too many cards, or too long an account.
  static boolean fits(MotsState s) {
    int notes = s.seens / 2;
    for (int k : s.box.kept) {
      notes += 2 * s.chances[k];
      for (int team = 0; team < MotsState.TEAMS; team++)
        notes += Chances.heldOrLaid(s, team, k) - s.known[team * s.box.kinds + k];
    }
    return notes <= s.seen.length / 2;
  }

  /// Whoever showed more cards of a kind than it had meanwhile drawn unseen ones of any kind must
  /// have held the rest from the start; what it really drew must make no difference.
  static void remember(MotsState restored, MotsState undone) {
    int kinds = restored.box.kinds;
    var now = new int[restored.hand.length];
    var most = new int[restored.hand.length];
    for (int i = restored.seens; i < undone.seens; i += 2) {
      int first = undone.seen[i] * kinds;
      int kind = undone.seen[i + 1];
      if (kind < 0) for (int k = first; k < first + kinds; k++) now[k]--;
      else most[first + kind] = Math.max(most[first + kind], ++now[first + kind]);
    }
    for (int at = 0; at < most.length; at++) {
      restored.known[at] += (byte) most[at];
      for (int i = 0; i < most[at]; i++) note(restored, at / kinds, at % kinds);
    }
  }
}
