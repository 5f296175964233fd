package touchline.games.demo;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;
import touchline.games.demo.DemoMove.Dice;
import touchline.games.demo.DemoMove.Throw;

/// The week's matches, one throw each.
@Rule("DEMO-061")
final class Matchday implements Phase<DemoState, Throw> {
  private static final int SIDES = 6, STARTERS = 3, WIN = 3, DRAW = 1, PRIZE = 2, DRAW_PRIZE = 1;

  @Override
  public Class<Throw> moves() {
    return Throw.class;
  }

  @Override
  public void begin(DemoState s, Log log) {
    s.played = 0;
  }

  @Override
  public boolean done(DemoState s) {
    return s.played == Fixtures.of(s.clubs, s.week).length;
  }

  @Override
  public Turn turn(DemoState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(DemoState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    for (int home = 1; home <= SIDES; home++)
      for (int away = 1; away <= SIDES; away++) out.add(new Dice(home, away));
  }

  @Override
  public Move roll(DemoState s, Rng rng) { // listing 36 outcomes to draw one is slow
    return new Dice(1 + rng.below(SIDES), 1 + rng.below(SIDES));
  }

  @Override
  public void play(DemoState s, Seat seat, Throw dice, Log log) {
    var fixture = Fixtures.of(s.clubs, s.week)[s.played++];
    int home = fixture[0], away = fixture[1];
    switch (dice) {
      case Dice(int homeDie, int awayDie) -> {
        int homeTotal = strength(s, home) + homeDie, awayTotal = strength(s, away) + awayDie;
        award(s, home, homeTotal - awayTotal);
        award(s, away, awayTotal - homeTotal);
        log.tell(
            () ->
                new DemoEvent.Played(
                    "DEMO-061", Seat.at(home), Seat.at(away), homeTotal, awayTotal));
      }
    }
  }

  /// The skills of the best three players, and the card laid.
  static int strength(DemoState s, int club) {
    int sum = s.chosen[club] < 0 ? 0 : Talk.at(s.chosen[club]).strength;
    var skills = new int[DemoContent.BEST + 1];
    for (int p = 0; p < s.owner.length; p++) if (s.owner[p] == club) skills[s.skill(p)]++;
    int left = STARTERS;
    for (int skill = DemoContent.BEST; skill > 0; skill--) {
      int used = Math.min(left, skills[skill]);
      sum += used * skill;
      left -= used;
    }
    return sum;
  }

  @Rule("DEMO-062") // three points and two rungs for a win, one of each for a draw
  private static void award(DemoState s, int club, int margin) {
    if (margin < 0) return;
    s.points[club] += margin > 0 ? WIN : DRAW;
    s.cash[club] += margin > 0 ? PRIZE : DRAW_PRIZE;
  }

  /// The most points a club can still gain in this many weeks.
  static int mostIn(int weeks) {
    return weeks * WIN;
  }
}
