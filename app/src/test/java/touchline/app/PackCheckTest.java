package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `pack check` on copies of the demo's own pack.
final class PackCheckTest {
  private static final Path OWN =
      Project.ROOT.resolve("games/src/main/resources/touchline/games/demo/pack/players.csv");

  @TempDir private Path folder;
  private final Terminal terminal = new Terminal();
  private Path players;

  @BeforeEach
  void a_copy_of_the_pack() throws IOException {
    players = Files.copy(OWN, folder.resolve("players.csv"));
  }

  @Test
  void a_good_pack_is_called_good_and_its_game_is_told_by_its_files() {
    assertThat(terminal.run("pack", "check", folder.toString())).isZero();
    assertThat(terminal.out()).contains("a good pack for Demo");
  }

  @Test
  void every_problem_is_named_with_file_and_line() throws IOException {
    var lines = Files.readAllLines(players);
    lines.set(3, lines.get(3).replaceAll("\\d+$", "77"));
    Files.write(players, lines);
    assertThat(terminal.run("pack", "check", "--game", "demo", folder.toString())).isEqualTo(1);
    assertThat(terminal.out())
        .contains(folder + "/players.csv:4: found 77, expected ")
        .contains("cannot be played with this pack");
  }

  @Test
  void a_pack_that_misses_a_file_is_still_taken_for_its_own_game() throws IOException {
    var season =
        Project.ROOT.resolve("games/src/main/resources/touchline/games/match-of-the-season/pack");
    try (var files = Files.list(season)) {
      for (var file : files.toList())
        Files.copy(file, folder.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }
    for (var gone : List.of("board.csv", "fixtures.csv")) {
      Files.delete(folder.resolve(gone));
      assertThat(terminal.run("pack", "check", folder.toString())).isEqualTo(1);
      assertThat(terminal.out()).contains(gone, "Match of the Season cannot be played");
    }
  }

  @Test
  void a_folder_of_something_else_is_wrong_use() throws IOException {
    Files.move(players, folder.resolve("recipes.csv"));
    assertThat(terminal.run("pack", "check", folder.toString())).isEqualTo(2);
    assertThat(terminal.err()).contains("holds no file of any game's pack", "--game");
  }

  @Test
  void what_to_do_with_a_pack_must_be_said() {
    assertThat(terminal.run("pack")).isEqualTo(2);
    assertThat(terminal.err()).contains("There is: check", "./touchline pack --help");
  }
}
