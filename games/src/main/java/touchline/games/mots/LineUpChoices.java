package touchline.games.mots;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
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
  private static final int STARS = 6;
  private static final int UNKNOWN = -1;

  private LineUpChoices() {}

  @Rule({"MOTS-030", "MOTS-033"}) // only what leaves as few places empty as possible
  static void shapes(MotsState s, int team, Moves out) {
    var counts = new int[5];
    Eleven.count(s, team, counts);
    int fewest = Eleven.fewestGaps(s, counts);
    int best = Eleven.strongestOnly(s, team) ? Eleven.best(s, team) : 0;
    for (int f = 0; f < s.house.formations; f++) {
      if (Eleven.gaps(f, 0, counts) != fewest) continue;
      if (best == 0 || Eleven.best(s, team, f, 0) == best) out.add(SHAPES[f]);
    }
  }

  @Rule({"MOTS-031", "MOTS-A35"})
  static void picks(MotsState s, int team, int place, Moves out) {
    int formation = s.pickShape[team];
    int position = Formation.position(formation, place);
    var strongest = Eleven.strongestOnly(s, team) ? new Strongest(s, team, formation, place) : null;
    var counts = new int[5];
    Eleven.count(s, team, counts);
    add(s, team, position, strongest, out);
    int gaps = Eleven.gaps(formation, place, counts);
    if (counts[Lookup.ANY] > 0 && youthLeavesEnough(formation, place, counts, gaps)) {
      add(s, team, Lookup.ANY, strongest, out); // youths have the highest numbers: the order holds
    }
    if (gaps > 0 && Eleven.gaps(formation, place + 1, counts) < gaps) out.add(LEAVE);
  }

  private static void add(
      MotsState s, int team, int kind, @Nullable Strongest strongest, Moves out) {
    long low = Eleven.picked(s, team, 0);
    long high = Eleven.picked(s, team, 1);
    boolean all = Eleven.everybodyAvailable(s);
    int base = team * MotsState.MOST;
    for (int i = 0; i < s.size[team]; i++) {
      int card = s.squad[base + i];
      if (s.box.position[card] != kind || Eleven.has(low, high, card)) continue;
      if (!all && s.absence[card] != 0) continue;
      if (strongest == null || strongest.keeps(card)) out.add(PICKS[card]);
    }
  }

  /// Whether a youth may stand here without leaving a place empty that he is needed for. Of a
  /// player of the position this need not be asked: with him go one place and one man for it.
  private static boolean youthLeavesEnough(int formation, int place, int[] counts, int gaps) {
    counts[Lookup.ANY]--;
    int after = Eleven.gaps(formation, place + 1, counts);
    counts[Lookup.ANY]++;
    return after <= gaps;
  }

  /// Whether a pick still lets the team reach the most stars; players of equal stars are asked
  /// once.
  private static final class Strongest {
    private final MotsState s;
    private final int team;
    private final int formation;
    private final int place;
    private final int best;
    private final int[] reached = new int[2 * STARS]; // by stars, youths after the others

    Strongest(MotsState s, int team, int formation, int place) {
      this.s = s;
      this.team = team;
      this.formation = formation;
      this.place = place;
      best = Eleven.best(s, team, formation, place);
      Arrays.fill(reached, UNKNOWN);
    }

    boolean keeps(int card) {
      int alike = s.box.stars[card] + (s.box.position[card] == Lookup.ANY ? STARS : 0);
      if (reached[alike] == UNKNOWN) reached[alike] = with(card);
      return reached[alike] == best;
    }

    private int with(int card) {
      int at = team * Formation.ELEVEN + place;
      s.pick[at] = (byte) card;
      int stars = Eleven.best(s, team, formation, place + 1);
      s.pick[at] = MotsState.OPEN;
      return stars;
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
