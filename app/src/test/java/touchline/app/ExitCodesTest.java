package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every command used wrongly says so in plain words, points further, says nothing on standard
/// output, leaves nothing behind and ends with 2.
final class ExitCodesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play --port high",
        "play --port -1",
        "play --host no.such.host.invalid",
        "play --host 192.0.2.1",
        "play --pack FOLDER/none",
        "play now",
        "test",
        "replay",
        "replay FOLDER/none.game",
        "replay FOLDER",
        "replay --speed 2 FOLDER/none.game",
        "check",
        "check FOLDER/none.game",
        "check --pack",
        "simulate",
        "simulate chess",
        "simulate demo --games 0",
        "simulate demo --games many",
        "simulate demo --seats wizard,coach",
        "simulate demo --seats coach",
        "simulate demo --seats ,,",
        "simulate demo --seed x",
        "simulate demo --options speed=9",
        "simulate demo --options speed",
        "simulate match-of-the-season --options seasons=2 --out FOLDER/out",
        "fuzz chess",
        "fuzz demo --minutes 0",
        "fuzz demo --minutes -1",
        "fuzz --seed x",
        "bench --out",
        "bench quickly",
        "rules chess",
        "rules --covrage",
        "pack",
        "pack check",
        "pack check FOLDER/none",
        "pack chekc FOLDER",
        "nonsense",
      })
  void wrong_use_gets_a_hint_and_2(String line) throws IOException {
    var words = Arrays.stream(line.split(" ")).map(w -> w.replace("FOLDER", folder.toString()));
    var terminal = new Terminal();
    assertThat(terminal.run(words.toArray(String[]::new))).as(terminal.err()).isEqualTo(2);
    assertThat(terminal.out()).isEmpty();
    assertThat(terminal.err())
        .isNotBlank()
        .doesNotContain("Exception", "\tat ", "{0}")
        .satisfies(text -> assertThat(text.lines().count()).isLessThanOrEqualTo(4));
    assertThat(left()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "0", "-1", "Zürich", "%s", "{0}", "'", "\u0000"})
  void whatever_is_typed_for_a_game_is_repeated_and_refused(String typed) {
    for (var command : List.of("simulate", "rules", "fuzz")) {
      var terminal = new Terminal();
      assertThat(terminal.run(command, typed)).as(command).isEqualTo(2);
      assertThat(terminal.err()).doesNotContain("Exception");
    }
  }

  @Test
  void help_of_every_command_is_no_wrong_use() {
    for (var command :
        List.of("play", "test", "replay", "check", "simulate", "bench", "fuzz", "rules", "pack")) {
      for (var terminal : List.of(new Terminal(), new Terminal().portuguese())) {
        assertThat(terminal.run(command, "--help")).as(command).isZero();
        assertThat(terminal.out())
            .contains("touchline " + command)
            .doesNotContain("%n", "%%"); // a text that could not be formatted is shown as it stands
        assertThat(terminal.err()).isEmpty();
      }
    }
  }

  private List<Path> left() throws IOException {
    try (var files = Files.list(folder)) {
      return new ArrayList<>(files.toList());
    }
  }
}
