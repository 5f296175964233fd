package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files are written whole or not at all.
final class WholeFilesTest {
  @TempDir private Path folder;

  @Test
  void a_file_is_written_in_a_folder_made_for_it_and_nothing_is_left_beside_it() throws Exception {
    var file = folder.resolve("new/result.json");
    WholeFiles.write(file, "{}");
    assertThat(file).hasContent("{}");
    WholeFiles.write(file, "{\"n\":2}");
    assertThat(file).hasContent("{\"n\":2}");
    try (var files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void a_place_that_cannot_be_written_is_named() throws Exception {
    var file = Files.writeString(folder.resolve("file"), "in the way");
    assertThatThrownBy(() -> WholeFiles.write(file.resolve("result.json"), "{}"))
        .isInstanceOf(Trouble.class)
        .hasMessage("file.unwritable");
    assertThat(file).hasContent("in the way");
  }

  @Test
  void what_is_no_text_is_told_as_that() throws Exception {
    var file = Files.write(folder.resolve("odd"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThatThrownBy(() -> WholeFiles.read(file))
        .isInstanceOf(Trouble.class)
        .hasMessage("file.no-text");
  }

  @Test
  void a_pipe_can_be_read_a_folder_cannot() {
    assertThatThrownBy(() -> WholeFiles.read(folder)).hasMessage("file.none");
    assertThat(WholeFiles.read(Path.of("/dev/null"))).isEmpty();
  }
}
