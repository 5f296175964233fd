package touchline.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The small values: seats, moves, options, results, refusals.
final class ValuesTest {
  @Test
  void setsOfSeats() {
    var ac = new Seats(0b101);
    assertThat(ac.has(Seat.A)).isTrue();
    assertThat(ac.has(Seat.B)).isFalse();
    assertThat(ac.has(Seat.LUCK)).isFalse();
    assertThat(ac.lowest()).isEqualTo(Seat.A);
    assertThat(ac.without(Seat.A)).isEqualTo(Seats.of(Seat.C));
    assertThat(Seats.first(3).count()).isEqualTo(3);
    assertThat(Seats.of(Spectator.SPECTATOR).count()).isZero();
    assertThat(Spectator.SPECTATOR.in(Seats.EVERYBODY)).isTrue();
    assertThat(Spectator.SPECTATOR.in(Seats.first(8))).isFalse();
    assertThat(Seat.H.in(Seats.EVERYBODY)).isTrue();
    assertThat(Seats.of(Seat.LUCK)).isEqualTo(Seats.NONE);
    assertThat(Turn.of(Seats.of(Seat.B))).isEqualTo(Turn.of(Seat.B));
  }

  @Test
  void listsOfMovesGrowAndArePickedByWeight() {
    var moves = new Moves();
    for (int n = 0; n < 100; n++) moves.add(new Parlour.Add(n));
    assertThat(moves.list()).hasSize(100).contains(new Parlour.Add(99));
    assertThat(moves.contains(new Parlour.Add(100))).isFalse();
    moves.clear();
    assertThat(moves.isEmpty()).isTrue();
    moves.add(new Parlour.Add(1), 1);
    moves.add(new Parlour.Add(2), 3);
    assertThat(moves.weight(1)).isEqualTo(3);
    var rng = new Rng(1);
    int second = 0;
    for (int i = 0; i < 4000; i++) if (moves.pick(rng).equals(new Parlour.Add(2))) second++;
    assertThat(second).isBetween(2900, 3100);
  }

  @Test
  void movesOutOfATableAreTheSameAsMovesAddedOneByOne() {
    var table = new Move[130];
    for (int n = 0; n < table.length; n++) table[n] = new Parlour.Add(n);
    var one = new Moves();
    var other = new Moves();
    for (var moves : List.of(one, other)) moves.add(new Parlour.Add(1000), 3);
    var rng = new Rng(5);
    for (int i = 0; i < 20; i++) {
      long set = i == 3 ? 0 : i == 4 ? -1 : rng.next();
      one.add(table, i, set);
      for (int n = 0; n < 64; n++) if ((set >>> n & 1) != 0) other.add(table[i + n]);
      if (i % 9 == 8) for (var moves : List.of(one, other)) moves.add(new Parlour.Add(2000 + i), 2);
      assertThat(one.size()).isEqualTo(other.size());
      for (int seed = 0; seed < 300; seed++)
        assertThat(one.pick(new Rng(seed))).isEqualTo(other.pick(new Rng(seed)));
    }
    assertThat(one.list()).isEqualTo(other.list());
    for (int n = 0; n < one.size(); n++) assertThat(one.weight(n)).isEqualTo(other.weight(n));
    one.clear();
    assertThat(one.isEmpty()).isTrue();
    one.add(table, 2, 1);
    assertThat(one.contains(table[2])).isTrue();
    assertThat(one.weight(0)).isEqualTo(1);
  }

  @Test
  void optionsHaveStandardValuesAndAreChecked() {
    var title = new Parlour().title();
    assertThat(Options.STANDARD.get(Parlour.ROUNDS)).isEqualTo("2");
    var one = Options.STANDARD.with("rounds", "1");
    assertThat(one.is(Parlour.ROUNDS, "1")).isTrue();
    one.check(title);
    assertThatThrownBy(() -> one.with("rounds", "9").check(title))
        .hasMessage("option rounds: found 9, expected one of [2, 1]");
    assertThatThrownBy(() -> one.with("pace", "9").check(title))
        .hasMessage("no option pace in parlour");
    assertThat(one.with("a", "b").sorted().keySet()).containsExactly("a", "rounds");
  }

  @Test
  void resultsAndRefusals() {
    assertThat(new Result("played-out", List.of(1, 2), List.of(13, 9)).text())
        .isEqualTo("played-out 1 2 points 13 9");
    var refusal = Refusal.of("X-001", "key", "name", 3);
    assertThat(refusal.args()).isEqualTo(Map.of("name", 3));
    assertThat(new RecordException(refusal)).hasMessage("X-001 key {name=3}");
  }

  @Test
  void problemsNameTheLine() {
    assertThat(new Problem("players.csv", 17, "6", "stars from 1 to 5").text())
        .isEqualTo("players.csv:17: found 6, expected stars from 1 to 5");
    assertThat(new Problem("board.csv", 0, "no file", "a file").text())
        .isEqualTo("board.csv: found no file, expected a file");
    assertThat(new Pack.Row(3, Map.of("a", " x ")).text("a")).isEqualTo("x");
    assertThat(new Pack.Row(3, Map.of()).text("a")).isEmpty();
  }

  @Test
  void wordsForNames() {
    assertThat(Words.of(TableEvent.TookBack.class)).isEqualTo("took-back");
    assertThat(Words.of(Parlour.Mood.VERY_LOUD)).isEqualTo("very-loud");
    assertThat(Words.of(Seat.A)).isEqualTo("A");
    assertThat(Words.constant(Parlour.Mood.class, "very-loud")).isEqualTo(Parlour.Mood.VERY_LOUD);
  }
}
