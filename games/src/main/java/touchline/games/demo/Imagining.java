package touchline.games.demo;

import static touchline.games.demo.DemoState.NOTHING;
import static touchline.games.demo.DemoState.UNDECIDED;

import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Deals anew what a viewer cannot know: the others' hands and the pile, and what the others have
/// laid covered.
@Rule("DEMO-051")
final class Imagining {
  private Imagining() {}

  static void redeal(DemoState s, Viewer viewer, Rng rng) {
    int own = viewer instanceof Seat seat ? seat.ordinal() : -1;
    var size = new int[s.clubs];
    for (int club = 0; club < s.clubs; club++) {
      if (club == own) continue;
      size[club] = s.cards(club);
      gather(s, club);
    }
    for (int club = 0; club < s.clubs; club++)
      for (int i = 0; i < size[club]; i++) {
        int kind = draw(s.pile, rng);
        s.hand[DemoState.at(club, kind)]++;
      }
    if (s.stage == Demo.Stage.TEAM_TALKS) rechoose(s, own, rng);
  }

  private static void gather(DemoState s, int club) {
    for (int kind = 0; kind < Talk.KINDS; kind++) {
      s.pile[kind] += s.hand[DemoState.at(club, kind)];
      s.hand[DemoState.at(club, kind)] = 0;
    }
  }

  private static int draw(int[] pile, Rng rng) {
    int left = rng.below(Dealing.size(pile)), kind = 0;
    while (left >= pile[kind]) left -= pile[kind++];
    pile[kind]--;
    return kind;
  }

  private static void rechoose(DemoState s, int own, Rng rng) {
    for (int club = 0; club < s.clubs; club++) {
      if (club == own || s.chosen[club] == UNDECIDED) continue;
      do s.chosen[club] = NOTHING + rng.below(1 + Talk.KINDS);
      while (s.chosen[club] != NOTHING && !s.holds(club, s.chosen[club]));
    }
  }
}
