package touchline.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.engine.Result;

/// Figures and their intervals, against values worked out by hand.
final class RowTest {
  @Test
  void a_share_has_wilsons_interval() {
    var row = Row.share("win", "A", 25, 100);
    assertThat(row.value()).isEqualTo(0.25);
    assertThat(row.low()).isCloseTo(0.1755, within(0.0001));
    assertThat(row.high()).isCloseTo(0.3430, within(0.0001));
  }

  @Test
  void a_mean_has_the_interval_of_its_standard_error() {
    var sum = new Sum();
    for (int value : new int[] {2, 4, 4, 6}) sum.add(value);
    var row = Row.mean("points", "A", sum);
    assertThat(row.value()).isEqualTo(4);
    assertThat(row.high() - row.value()).isCloseTo(1.959964 * Math.sqrt(2.0 / 3), within(1e-6));
  }

  @Test
  void sums_of_parts_are_the_sum_of_all() {
    var all = new Tally();
    var part = new Tally();
    all.sum("x/a").add(3);
    part.sum("x/a").add(5);
    part.sum("x/b").add(7);
    all.add(part);
    assertThat(all.names("x/")).containsExactly("a", "b");
    assertThat(all.mean("x", "a").value()).isEqualTo(4);
  }

  @Test
  void a_shared_first_place_is_shared() {
    assertThat(Wins.of(new Result("shared", List.of(1, 3, 1), List.of(9, 2, 9))))
        .containsExactly(Tally.WHOLE / 2, 0, Tally.WHOLE / 2);
  }

  @Test
  void a_report_is_written_in_three_ways() {
    var rows = List.of(new Row("win-by-seat", "A, first", 8, 0.5, 0.25, 0.75));
    var report = new Report("demo", 8, 1, List.of("coach", "random"), rows);
    assertThat(report.table()).contains("win-by-seat").contains("50.0 %").contains("n = 8");
    assertThat(report.csv())
        .isEqualTo(
            "measure,of,n,value,low,high\n"
                + "win-by-seat,\"A, first\",8,0.500000,0.250000,0.750000\n");
    assertThat(report.json()).contains("\"of\":\"A, first\",\"n\":8,\"value\":0.500000");
    assertThat(BalancePage.of(report, "Demo", "make it"))
        .contains("| seat | A, first | 50.0 % | 25.0 % to 75.0 % | 8 | within |");
  }
}
