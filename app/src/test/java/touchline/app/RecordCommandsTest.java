package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.games.Games;

/// `check` and `replay` on a whole game of the demo.
final class RecordCommandsTest {
  @TempDir private Path folder;
  private final Terminal terminal = new Terminal();
  private Path file;

  @BeforeEach
  void a_recorded_game() throws IOException {
    file = Files.writeString(folder.resolve("a game.game"), Recorded.demo(7));
  }

  @Test
  void a_whole_game_holds() {
    assertThat(terminal.run("check", file.toString())).isZero();
    long moves = Recorded.demo(7).lines().filter(l -> l.matches("(LUCK|[A-H]) .*")).count();
    assertThat(terminal.out()).isEqualTo(file + ": holds, " + moves + " moves\n");
  }

  @Test
  void the_first_line_that_does_not_hold_is_named_with_what_was_found() throws IOException {
    int last = (int) Recorded.demo(7).lines().count();
    Files.writeString(file, Recorded.demo(7) + "over nobody won\nexpect A nothing 1\n");
    assertThat(terminal.run("check", file.toString())).isEqualTo(1);
    assertThat(terminal.out())
        .startsWith(file + ":" + (last + 1) + ": expected ")
        .contains("nobody won, found ");
  }

  @Test
  void each_of_several_files_gets_a_line_and_one_bad_one_is_enough_to_fail() throws IOException {
    var bad = Files.writeString(folder.resolve("bad.game"), "game demo\nseats 3\nA fly\n");
    assertThat(terminal.run("check", file.toString(), bad.toString())).isEqualTo(1);
    assertThat(terminal.out()).contains(bad + ": line 3: found fly").endsWith("1 hold, 1 do not\n");
  }

  @Test
  void a_record_of_an_unknown_game_is_wrong_use() throws IOException {
    Files.writeString(file, "game chess\nseats 2\n");
    assertThat(terminal.run("check", file.toString())).isEqualTo(2);
    assertThat(terminal.err()).contains("no game \"chess\"", "demo");
  }

  @Test
  void a_file_that_is_not_there_is_wrong_use() {
    assertThat(terminal.run("replay", folder.resolve("none").toString())).isEqualTo(2);
    assertThat(terminal.err()).contains("There is no file");
  }

  @Test
  void an_unknown_value_of_an_option_is_told_with_those_there_are() throws IOException {
    Files.writeString(file, "game demo\nseats 3\noption weeks 99\n");
    assertThat(terminal.run("check", file.toString())).isEqualTo(1);
    assertThat(terminal.out()).contains("option weeks: found 99, expected one of");
  }

  @Test
  void a_game_is_told_in_sentences_with_their_rules() {
    assertThat(terminal.run("replay", file.toString())).isZero();
    assertThat(terminal.out())
        .startsWith("Demo, 3 seats, pack standard\n")
        .containsPattern("\n  [ABC] bids \\d+ for .*\\.  \\[DEMO-031]\n")
        .doesNotContain("{", "event.");
  }

  @Test
  void the_same_game_in_portuguese_with_its_moves() {
    assertThat(terminal.portuguese().run("replay", "--moves", file.toString())).isZero();
    assertThat(terminal.out()).contains("3 lugares").containsPattern("\n[ABC] raise \\d+\n");
  }

  @Test
  void a_game_that_breaks_off_is_told_as_far_as_it_goes() throws IOException {
    var text = Recorded.demo(7).replaceFirst("\nA pass\n", "\nA raise 77\n");
    Files.writeString(file, text);
    assertThat(terminal.run("replay", file.toString())).isEqualTo(1);
    assertThat(terminal.out()).contains("comes to market");
    assertThat(terminal.err()).contains("expected legal, found refused by DEMO-033");
  }

  @Test
  void every_event_of_a_random_game_of_every_kind_is_told_in_words() throws IOException {
    for (var game : Games.ALL) {
      Files.writeString(file, Recorded.of(game, 3));
      var told = new Terminal();
      assertThat(told.run("replay", file.toString())).as(told.err()).isZero();
      assertThat(told.out().lines().filter(line -> line.matches(".*[{}].*|.*\\w\\.\\w+\\.name.*")))
          .isEmpty();
    }
  }

  @Test
  void players_and_clubs_are_called_by_their_names() throws IOException {
    Files.writeString(file, Recorded.of(Games.find("match-of-the-season").orElseThrow(), 3));
    terminal.run("replay", file.toString());
    assertThat(terminal.out())
        .containsPattern("  [A-Z]\\w+ picks [A-Z]\\w+\\.  \\[MOTS-")
        .doesNotContainPattern(" picks \\d+\\.");
  }
}
