package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Spectator;
import touchline.engine.Turn;

/// What everybody sees of the matches of a day, in whole advanced games played at random.
@Rule("MOTS-A80")
final class MatchDayViewTest {
  private final MotsState s = Box.GAME.setup(Box.setup(4, Map.of("match", "advanced")));
  private final Rng rng = new Rng(7);

  private void step() {
    if (Box.GAME.turn(s) instanceof Turn.Decide(Seats asked)) {
      var seat = asked.lowest();
      var moves = new Moves();
      Box.GAME.legal(s, seat, moves);
      Box.GAME.play(s, seat, moves.pick(rng), Log.NONE);
    } else {
      Box.GAME.play(s, Seat.LUCK, Box.GAME.roll(s, rng), Log.NONE);
    }
  }

  private MotsView view() {
    return (MotsView) Box.GAME.view(s, Spectator.SPECTATOR);
  }

  @Test
  void a_match_that_has_not_begun_has_neither_throws_nor_goals() {
    int before = 0;
    boolean played = false;
    while (!(Box.GAME.turn(s) instanceof Turn.Over)) {
      var day = view().matches();
      boolean asked = s.stage == Stage.LINE_UPS || s.stage == Stage.CHANGES;
      if (day != null && asked && day.list().stream().allMatch(m -> m.outcome() < 0)) {
        assertThat(List.of(day.throwsMade(), day.replays())).containsOnly(0);
        for (var match : day.list())
          assertThat(List.of(match.homeGoals(), match.awayGoals())).containsOnly(0);
        if (played) before++;
      }
      played |= day != null && day.throwsMade() > 0;
      step();
    }
    assertThat(before).as("line-ups after a match").isPositive();
  }

  @Test
  void a_club_shows_its_men_while_its_match_is_on_and_only_then() {
    var most = new ArrayList<Integer>();
    boolean lost = false;
    while (!(Box.GAME.turn(s) instanceof Turn.Over)) {
      var day = view().matches();
      if (day != null) {
        boolean club = !day.club().isEmpty();
        if (club) assertThat(day.list().get(day.playing()).away()).isGreaterThanOrEqualTo(10);
        if (club && s.stage == Stage.KICK_OFF) most.add(day.club().stream().mapToInt(i -> i).sum());
        if (s.stage == Stage.LINE_UPS || s.stage == Stage.DAY) assertThat(club).isFalse();
        lost |= club && s.stage == Stage.SIX_THROWS && day.club().contains(0);
      }
      step();
    }
    assertThat(most).isNotEmpty().allSatisfy(stars -> assertThat(stars).isBetween(11, 66));
    assertThat(lost).as("a club's man has left").isTrue();
  }
}
