package touchline.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rules without code or test are found in a source tree.
final class RulebooksTest {
  @TempDir Path root;

  @Test
  void eachRuleIsFoundInCodeAndTests() throws IOException {
    write(
        "games/src/main/resources/touchline/games/toy/rules.md",
        """
        # Toy

        ## TOY-001 In Java
        ## TOY-002 Not tested
        ## TOY-003 Only said
        A word. (not enforced: a colour)
        ## TOY-004 On the page
        ### TOY-A01 A ruling
        ### TOY-A02 Said to be nothing, and yet in the code
        (not enforced: a manner)
        ## TOY-005 Only in a comment
        """);
    write(
        "games/src/main/java/Toy.java",
        "@Rule({\"TOY-001\", \"TOY-A01\"}) int x; @Rule({\"TOY-002\", \"TOY-A02\"}) // TOY-005");
    write(
        "games/src/test/java/ToyTest.java",
        "@Rule(\"TOY-001\") assertThat(\"TOY-009\"); // TOY-002\n");
    write("games/src/test/resources/a.game", "refuse A pass TOY-A01");
    write("web/src/games/toy/Table.svelte", "<div data-rule=\"TOY-004\">");
    write("web/src/games/toy/table.test.ts", "// TOY-004");
    write("web/src/node.txt", "TOY-002");
    var coverage = Rulebooks.game(root, "toy");
    assertThat(coverage.missing()).containsExactly("TOY-002", "TOY-005");
    assertThat(coverage.contradictory()).containsExactly("TOY-A02");
    assertThat(coverage.unknown()).containsExactly("TOY-009");
    assertThat(coverage.lines().getFirst().code()).containsExactly("games/src/main/java/Toy.java");
    assertThat(coverage.text())
        .contains(
            "TOY-002 Not tested\n    code: games/src/main/java/Toy.java\n    tests: MISSING\n")
        .contains("TOY-003 Only said\n    not enforced: a colour\n")
        .endsWith(
            """
            in the sources but in no rulebook: TOY-009
            said not to be enforced, but carried by the sources: TOY-A02
            rulings: 1 enforced, 1 with reason, 0 missing
            rules: 2 enforced, 1 with reason, 2 missing
            3 of 5
            """);
  }

  @Test
  void aTreeWithoutTheGame() {
    assertThatThrownBy(() -> Rulebooks.game(root, "chess"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("games/src/main/resources/touchline/games/chess/rules.md");
  }

  @Test
  void anIdStandsOnceInARulebook() {
    assertThatThrownBy(() -> Rulebook.parse("## TOY-001 One\n## TOY-001 Two\n"))
        .hasMessage("TOY-001 twice");
  }

  private void write(String file, String text) throws IOException {
    var path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
