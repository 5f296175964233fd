package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The frame of the command line: help, wrong use, languages, pipes.
final class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void no_command_explains_what_there_is() {
    assertThat(touchline()).isZero();
    assertThat(out.toString()).contains("Touchline", "Commands:", "test");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void a_mistyped_command_gets_a_hint_and_exit_code_2() {
    assertThat(touchline("tets")).isEqualTo(2);
    assertThat(err.toString()).contains("\"tets\"", "Did you mean: test", "./touchline --help");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void tests_are_the_launchers_business() {
    assertThat(touchline("test")).isEqualTo(2);
    assertThat(err.toString()).contains("./touchline test");
  }

  @Test
  void help_is_there_in_portuguese_too() {
    assertThat(Main.run(writer(out), writer(err), Locale.of("pt", "BR"), "--help")).isZero();
    assertThat(out.toString()).contains("Comandos:").doesNotContain("Commands:");
  }

  @Test
  void the_language_is_the_one_the_environment_asks_for() {
    assertThat(Main.language(Map.of("LANG", "pt_BR.UTF-8")).getLanguage()).isEqualTo("pt");
    assertThat(Main.language(Map.of("LANG", "pt_PT", "LC_ALL", "C")).getLanguage()).isEqualTo("c");
  }

  @Test
  void every_command_and_option_has_its_text_in_both_languages() {
    for (var language : new Locale[] {Locale.ENGLISH, Locale.of("pt")}) {
      var commands = Main.commands(writer(out), writer(err), new Texts(language));
      Described.all(commands)
          .forEach((name, text) -> assertThat(text).as("%s in %s", name, language).isNotBlank());
    }
  }

  @Test
  void both_catalogues_have_the_same_keys() {
    assertThat(keys(Locale.of("pt"))).isEqualTo(keys(Locale.ENGLISH));
  }

  @Test
  void a_reader_that_went_away_ends_the_command_quietly() {
    var closed =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    var broken = Main.writer(new Pipe(closed));
    assertThat(Main.run(broken, writer(err), Locale.ENGLISH, "--help")).isEqualTo(141);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void a_full_disk_is_told() {
    var full =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    var broken = Main.writer(new Pipe(full));
    assertThat(Main.run(broken, writer(err), Locale.ENGLISH, "--help")).isEqualTo(1);
    assertThat(err.toString()).contains("cannot be written", "No space left on device");
  }

  private int touchline(String... arguments) {
    return Main.run(writer(out), writer(err), Locale.ENGLISH, arguments);
  }

  private static PrintWriter writer(StringWriter to) {
    return new PrintWriter(to);
  }

  private static Set<String> keys(Locale language) {
    ResourceBundle bundle = new Texts(language).bundle();
    return new TreeSet<>(bundle.keySet());
  }
}
