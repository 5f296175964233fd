package touchline.games.mots;

import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Deals anew what a viewer cannot know: red and green cards in others' hands and face down on the
/// table, covered line-ups, covered substitutions and covered contract extensions. Cards that
/// everybody knows a hand to hold stay there or face down on the table.
@Rule("MOTS-A80")
final class Imagining {
  private final MotsState s;
  private final Viewer viewer;
  private final Rng rng;

  Imagining(MotsState s, Viewer viewer, Rng rng) {
    this.s = s;
    this.viewer = viewer;
    this.rng = rng;
  }

  void deal() {
    cards();
    if (s.stage == Stage.LINE_UPS || s.stage == Stage.CHANGES) lineUps();
    if (s.stage == Stage.SUBSTITUTIONS) substitutions();
    if (s.stage == Stage.CONTRACTS) contracts();
  }

  private boolean hidden(int team) {
    return !s.walkover(team) && !(viewer instanceof Seat seat && s.manager[team] == seat.ordinal());
  }

  private void cards() {
    var unseen = new int[MotsState.TEAMS];
    for (int t = 0; t < MotsState.TEAMS; t++) if (hidden(t)) unseen[t] = gather(t);
    for (boolean lies : new boolean[] {true, false}) // while there is still a card that may lie
    for (int t = 0; t < MotsState.TEAMS; t++)
        if (hidden(t) && Chances.laid(s, t) >= 0 == lies) hand(t, unseen[t]);
  }

  /// Puts back what nobody else knows of a team's hand, the card it laid included; gives their
  /// number.
  private int gather(int team) {
    int laid = Chances.laid(s, team);
    if (laid >= 0) s.hand[team * s.box.kinds + s.laid[laid]]++;
    int unseen = 0;
    for (int k : s.box.kept) {
      int at = team * s.box.kinds + k;
      int loose = s.hand[at] - s.known[at];
      s.chances[k] += (byte) loose;
      s.hand[at] = s.known[at];
      unseen += loose;
    }
    return unseen;
  }

  private void hand(int team, int unseen) {
    int laid = Chances.laid(s, team);
    boolean known = greens(team) > 0;
    boolean loose = unseen > 0 && toDeal(team, true) > 0;
    if (laid >= 0 && known && (!loose || rng.below(2) == 0)) {
      for (int i = 0; i < unseen; i++) take(team, false);
      lay(team, laid);
      return;
    }
    for (int i = 0; i < unseen; i++) take(team, laid >= 0 && i == 0);
    if (laid >= 0) lay(team, laid);
  }

  private int greens(int team) {
    int all = 0;
    for (int k : s.box.kept) {
      if (s.box.effect[k].colour() == Effect.Colour.GREEN && mayLie(team, k))
        all += s.held(team, k);
    }
    return all;
  }

  private boolean mayLie(int team, int kind) {
    return KickOff.allows(s, team, s.box.effect[kind]);
  }

  private void take(int team, boolean toLay) {
    int left = rng.below(toDeal(team, toLay));
    for (int k : s.box.kept) {
      if (toLay && !green(team, k)) continue;
      left -= s.chances[k];
      if (left >= 0) continue;
      s.chances[k]--;
      s.hand[team * s.box.kinds + k]++;
      return;
    }
  }

  /// How many cards there are to be dealt to the team, all or only those that may lie on the table.
  private int toDeal(int team, boolean toLay) {
    int all = 0;
    for (int k : s.box.kept) if (!toLay || green(team, k)) all += s.chances[k];
    return all;
  }

  private boolean green(int team, int kind) {
    return s.box.effect[kind].colour() == Effect.Colour.GREEN && mayLie(team, kind);
  }

  private void lay(int team, int match) {
    int left = rng.below(greens(team));
    for (int k = 0; ; k++) {
      if (s.box.effect[k].colour() != Effect.Colour.GREEN || !mayLie(team, k)) continue;
      left -= s.held(team, k);
      if (left >= 0) continue;
      s.hand[team * s.box.kinds + k]--;
      s.laid[match] = (byte) k;
      return;
    }
  }

  private void lineUps() {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.building & 1 << t) == 0 || !hidden(t)) continue;
      boolean closed = (s.ready & 1 << t) != 0;
      boolean shown = closed && s.pickShape[t] < 0; // in the open they are shown as they are made
      LineUps.clear(s, t);
      if (closed && !shown) build(t);
    }
  }

  private void build(int team) {
    int ready = s.ready;
    var seat = s.seat(team);
    var phase = new LineUps();
    var moves = new Moves();
    int others = s.ready;
    for (int t = 0; t < MotsState.TEAMS; t++)
      if (t != team && s.manager[t] == s.manager[team]) others |= 1 << t;
    s.ready = others & ~(1 << team);
    while (s.decided[team] < Formation.ELEVEN || s.pickShape[team] < 0) {
      moves.clear();
      phase.legal(s, seat, moves);
      LineUps.cover(s, team, (LineUps.Building) moves.pick(rng));
    }
    CardSets.end(s, team);
    s.ready = ready;
  }

  private void substitutions() {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if ((s.building & 1 << t) == 0 || !hidden(t)) continue;
      LineUps.copyShown(s, t);
    }
  }

  private void contracts() {
    for (int t = 0; t < MotsState.TEAMS; t++) {
      if (!hidden(t)) continue;
      int turned = 0;
      for (int i = 0; i < Formation.ELEVEN; i++) {
        int card = s.placed(t, i);
        if (card < 0 || s.down[card] != Contracts.COVERED) continue;
        s.down[card] = 0;
        turned++;
      }
      boolean done = Contracts.left(s, t) == turned;
      for (int i = 0; done && i < turned; i++) turn(t);
    }
  }

  private void turn(int team) {
    while (true) {
      int card = s.placed(team, rng.below(Formation.ELEVEN));
      if (card < 0 || s.down[card] != 0) continue;
      s.down[card] = Contracts.COVERED;
      return;
    }
  }
}
