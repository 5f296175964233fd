package touchline.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.State;
import touchline.games.Games;
import touchline.packs.Packs;

/// Simulations: the same whatever the number of threads, and what their rows say.
final class SimulationTest {
  private static final List<String> LEVELS = List.of("coach", "trainee", "coach", "trainee");

  private static Game<?> season() {
    return Games.find("match-of-the-season").orElseThrow();
  }

  private static <S extends State<S>> List<Row> rows(Game<S> game, int threads, long seed) {
    return rows(game, LEVELS, threads, seed, new AtomicInteger());
  }

  private static <S extends State<S>> List<Row> rows(
      Game<S> game, List<String> levels, int threads, long seed, AtomicInteger heard) {
    var setup = Packs.setup(game, levels.size(), Options.STANDARD.with("seasons", "1"));
    var order = new Simulation.Order<>(game, setup, levels, true, 12, seed);
    var countings = Countings.<S>of(setup);
    var tally = Simulation.run(order, threads, countings, _ -> heard.incrementAndGet());
    var rows = new ArrayList<Row>();
    for (var counting : countings) rows.addAll(counting.rows(tally));
    return rows;
  }

  @Test
  void the_same_seed_gives_the_same_rows_on_any_number_of_threads() {
    var one = rows(season(), 1, 5);
    assertThat(rows(season(), 3, 5)).isEqualTo(one);
    assertThat(rows(season(), 2, 6)).isNotEqualTo(one);
  }

  @Test
  void every_game_is_heard_of_and_every_win_belongs_to_somebody() {
    var heard = new AtomicInteger();
    var rows = rows(season(), LEVELS, 2, 5, heard);
    assertThat(heard).hasValue(12);
    for (var measure : List.of("win-by-seat", "win-by-colour")) {
      var shares = rows.stream().filter(r -> r.measure().equals(measure)).toList();
      assertThat(shares).hasSize(4);
      assertThat(shares.stream().mapToDouble(Row::value).sum()).isBetween(0.9999, 1.0001);
    }
  }

  @Test
  void levels_move_on_by_a_seat_after_each_game() {
    var setup = Packs.setup(season(), 4, Options.STANDARD);
    var order = order(season(), setup, true);
    assertThat(order.seated(1)).containsExactly("trainee", "coach", "trainee", "coach");
    assertThat(order(season(), setup, false).seated(1)).isEqualTo(LEVELS);
    assertThat(order.seedOf(1)).isNotEqualTo(order.seedOf(2));
  }

  private static <S extends State<S>> Simulation.Order<S> order(
      Game<S> game, touchline.engine.Setup setup, boolean rotate) {
    return new Simulation.Order<>(game, setup, LEVELS, rotate, 4, 1);
  }

  @Test
  void each_seat_needs_a_level() {
    var setup = Packs.setup(season(), 3, Options.STANDARD);
    assertThatThrownBy(() -> order(season(), setup, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("found 4 levels, expected 3");
  }
}
