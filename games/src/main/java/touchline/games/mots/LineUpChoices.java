package touchline.games.mots;

import touchline.engine.Moves;
import touchline.engine.Rule;

/// What may be chosen at each step of building a line-up. These lists are made more often than all
/// others together, so nothing is asked twice in one of them.
final class LineUpChoices {
  private static final LineUps.Shape[] SHAPES =
      Formation.ALL.stream()
          .map(f -> new LineUps.Shape(f.defenders(), f.midfielders(), f.attackers()))
          .toArray(LineUps.Shape[]::new);
  private static final LineUps.Pick[] PICKS = picks();
  private static final LineUps.Leave LEAVE = new LineUps.Leave();
  private static final int YOUNG = 8;

  private LineUpChoices() {}

  @Rule({"MOTS-030", "MOTS-033"}) // only what leaves as few places empty as possible
  static void shapes(MotsState s, int team, Moves out) {
    long low = CardSets.available(s, team, 0);
    long high = CardSets.available(s, team, 1);
    int there = Tally.of(s.box, low, high);
    int youths = s.box.count(Lookup.ANY, low, high);
    int fewest = Eleven.fewestGaps(s, there, youths);
    var reach = Eleven.strongestOnly(s, team) ? new Reach(s.box, low, high) : null;
    int most = reach == null ? 0 : reach.best(s, there, youths, fewest);
    for (int f = 0; f < s.house.formations; f++) {
      if (Eleven.gaps(f, 0, there, youths) != fewest) continue;
      if (reach == null || reach.best(f, 0) == most) out.add(SHAPES[f]);
    }
  }

  /// A youth may stand anywhere where he leaves no place empty that he is needed for. Of a player
  /// of the position this need not be asked: with him go one place and one man for it.
  @Rule({"MOTS-031", "MOTS-A35"})
  static void picks(MotsState s, int team, int place, Moves out) {
    int formation = s.pickShape[team];
    int position = Formation.position(formation, place);
    long low = CardSets.free(s, team, 0);
    long high = CardSets.free(s, team, 1);
    int there = Tally.of(s.box, low, high);
    int youths = s.box.count(Lookup.ANY, low, high);
    int gaps = Eleven.gaps(formation, place, there, youths);
    boolean young = youths > 0 && Eleven.gaps(formation, place + 1, there, youths - 1) <= gaps;
    if (Eleven.strongestOnly(s, team)) {
      strongest(s.box, low, high, formation, place, young, out);
    } else { // youths have the highest numbers: the order holds
      out.add(PICKS, 0, low & fitting(s.box, position, young, 0));
      out.add(PICKS, Long.SIZE, high & fitting(s.box, position, young, 1));
    }
    if (gaps > 0 && Eleven.gaps(formation, place + 1, there, youths) < gaps) out.add(LEAVE);
  }

  private static long fitting(Lookup box, int position, boolean young, int half) {
    return young
        ? box.ofKind(position, half) | box.ofKind(Lookup.ANY, half)
        : box.ofKind(position, half);
  }

  /// Only picks that still let the team reach the most stars; players of equal stars are tried
  /// once.
  @Rule({"MOTS-120", "MOTS-149"})
  private static void strongest(
      Lookup box, long low, long high, int formation, int place, boolean youths, Moves out) {
    var reach = new Reach(box, low, high);
    int most = reach.best(formation, place);
    int position = Formation.position(formation, place);
    int tried = 0; // bits by stars, youths after the others
    int keep = 0;
    for (int card = 0; card < Lookup.CARDS; card++) {
      boolean young = box.position[card] == Lookup.ANY;
      if (!CardSets.has(low, high, card) || (young ? !youths : box.position[card] != position))
        continue;
      int alike = 1 << box.stars[card] + (young ? YOUNG : 0);
      if ((tried & alike) == 0 && reach.with(box, card, formation, place) == most) keep |= alike;
      tried |= alike;
      if ((keep & alike) != 0) out.add(PICKS[card]);
    }
  }

  @Rule("MOTS-A31") // where one change is one player
  static void exchanges(MotsState s, int team, Moves out) {
    for (int place = 0; place < Formation.ELEVEN; place++) {
      int leaving = s.placed(team, place);
      if (leaving < 0) continue;
      int position = Formation.position(s.shape[team], place);
      for (int i = 0; i < s.size[team]; i++) {
        int in = s.card(team, i);
        if (s.place(team, in) >= 0 || !Eleven.fits(s, in, position) || !Eleven.available(s, in))
          continue;
        out.add(new LineUps.Exchange(leaving + 1, in + 1));
      }
    }
  }

  private static LineUps.Pick[] picks() {
    var all = new LineUps.Pick[Lookup.CARDS];
    for (int c = 0; c < all.length; c++) all[c] = new LineUps.Pick(c + 1);
    return all;
  }
}
