package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import touchline.games.demo.Demo;

/// `fuzz`: short runs of the demo, which keeps the laws.
final class FuzzCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void a_game_that_keeps_the_laws_is_said_to() {
    assertThat(terminal.run("fuzz", "demo", "--minutes", "0.001", "--seed", "5")).isZero();
    assertThat(terminal.out()).containsPattern("Demo: all laws held in [1-9]\\d* games .*seed 5");
  }

  @Test
  void every_thread_plays_at_least_one_game() {
    var quiet = new Progress(new PrintWriter(new StringWriter()), false, texts());
    var report = new Fuzzing(new Demo(), Duration.ofNanos(1), 5, quiet).run(2);
    assertThat(report.games()).isGreaterThanOrEqualTo(2);
    assertThat(report.breach()).isEmpty();
  }

  @Test
  void no_time_at_all_is_wrong_use() {
    assertThat(terminal.run("fuzz", "--minutes", "0")).isEqualTo(2);
    assertThat(terminal.err()).contains("--minutes");
    assertThat(terminal.run("fuzz", "--minutes", "soon")).isEqualTo(2);
    assertThat(terminal.err()).contains("--minutes cannot be \"soon\"");
  }

  @Test
  void a_bar_shows_the_share_and_a_clock_the_rest() {
    assertThat(Progress.bar(0.5)).isEqualTo("[############............]");
    assertThat(Progress.bar(2)).isEqualTo("[########################]");
    assertThat(Progress.clock(125)).isEqualTo("2:05");
  }

  private static Texts texts() {
    return new Texts(Locale.ENGLISH);
  }
}
