package touchline.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.bots.mots.Coach;
import touchline.bots.mots.Trainee;
import touchline.engine.Bot;
import touchline.engine.Game;
import touchline.engine.Log;
import touchline.engine.Moves;
import touchline.engine.Options;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.games.Games;
import touchline.packs.Packs;

/// Whole games between bots: every move they make is legal, whatever the options and seats.
final class BotsTest {
  @ParameterizedTest
  @CsvSource({
    "4, match, basic",
    "4, match, advanced",
    "4, line-ups, covered-one",
    "4, line-ups, covered-fixed",
    "4, line-ups, open",
    "4, bid-step, 1",
    "4, formations, extra",
    "3, match, advanced",
    "3, line-ups, covered-eleven",
    "2, match, advanced",
    "2, line-ups, open"
  })
  void every_move_is_legal_until_the_game_ends(int seats, String option, String value) {
    var options = new Options(Map.of(option, value));
    for (var level : Bots.LEVELS) {
      assertThat(play(Games.find("match-of-the-season").orElseThrow(), seats, options, level))
          .isGreaterThan(1000);
    }
  }

  @Test
  void games_without_bots_of_their_own_get_the_random_one() {
    var demo = Games.find("demo").orElseThrow();
    var content = Packs.setup(demo, 2, Options.STANDARD).content();
    assertThat(Bots.find(content, Bots.COACH)).isInstanceOf(RandomBot.class);
    assertThat(play(demo, 2, Options.STANDARD, Bots.COACH)).isPositive();
  }

  @Test
  void each_level_has_its_bot_and_there_are_no_others() {
    var game = Games.find("match-of-the-season").orElseThrow();
    var content = Packs.setup(game, 4, Options.STANDARD).content();
    assertThat(Bots.find(content, "coach")).isInstanceOf(Coach.class);
    assertThat(Bots.find(content, "trainee")).isInstanceOf(Trainee.class);
    assertThatThrownBy(() -> Bots.find(content, "genius")).hasMessageContaining("genius");
  }

  /// Plays a game with this level in every seat; gives the number of moves.
  private static <S extends State<S>> int play(
      Game<S> game, int seats, Options options, String level) {
    var setup = Packs.setup(game, seats, options);
    var bot = Bots.find(setup.content(), level);
    var rng = new Rng(seats);
    var state = game.setup(setup);
    int made = 0;
    for (var turn = game.turn(state); !(turn instanceof Turn.Over); turn = game.turn(state)) {
      assertThat(made).isLessThan(game.title().bound());
      if (turn instanceof Turn.Decide(Seats asked)) made += decide(game, state, asked, bot, rng);
      else game.play(state, Seat.LUCK, game.roll(state, rng), Log.NONE);
    }
    return made;
  }

  private static <S extends State<S>> int decide(
      Game<S> game, S state, Seats asked, Bot bot, Rng rng) {
    var seat = asked.lowest();
    var offered = new ArrayList<Moves>(offered(game, state, seat));
    var question =
        new Bot.Question(seat, game.view(state, seat), offered.getFirst(), offered.getLast(), rng);
    var chosen = bot.choose(question);
    assertThat(chosen).isNotEmpty();
    for (var move : chosen) {
      var now = offered(game, state, seat);
      assertThat(now.getFirst().contains(move) || now.getLast().contains(move))
          .as("%s plays %s", seat, move)
          .isTrue();
      game.play(state, seat, move, Log.NONE);
    }
    return chosen.size();
  }

  private static <S extends State<S>> List<Moves> offered(Game<S> game, S state, Seat seat) {
    var moves = new Moves();
    var asides = new Moves();
    game.legal(state, seat, moves);
    game.asides(state, seat, asides);
    return List.of(moves, asides);
  }
}
