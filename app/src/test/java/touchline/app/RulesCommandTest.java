package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// `rules`: what it lists, and in which language.
final class RulesCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void without_a_game_the_games_are_listed() {
    assertThat(terminal.run("rules")).isZero();
    assertThat(terminal.out()).contains("demo  Demo, 2 to 4 seats", "match-of-the-season  ");
  }

  @Test
  void the_rules_of_a_game_are_listed_with_their_rulings_set_in() {
    assertThat(terminal.run("rules", "match-of-the-season")).isZero();
    assertThat(terminal.out())
        .startsWith("MOTS-001  Two to four managers\n")
        .contains("\n  MOTS-A63  Level at the end\n", "\nMOTS-170  ");
  }

  @Test
  void in_portuguese_too() {
    assertThat(terminal.portuguese().run("rules", "demo")).isZero();
    assertThat(terminal.out()).startsWith("DEMO-001  Clubes\n");
  }

  @Test
  void the_coverage_needs_the_sources_and_ends_with_the_sum() {
    var before = System.setProperty("touchline.home", Project.ROOT.toString());
    try {
      terminal.run("rules", "match-of-the-season", "--coverage");
      assertThat(terminal.out()).contains("MOTS-001 Two to four managers\n    code: ");
      assertThat(terminal.out()).containsPattern("\n\\d+ of 170\n$");
    } finally {
      if (before == null) System.clearProperty("touchline.home");
      else System.setProperty("touchline.home", before);
    }
  }
}
