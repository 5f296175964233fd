package touchline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Compares a text with the approved one under `src/test/resources`. What came instead is written
/// beside the build's results; with `-Dapprove=true` it becomes the approved text, to be read in
/// the diff before it is committed.
public final class Approved {
  private Approved() {}

  /// The text must be the approved one, in `touchline/games/<game>/<name>.approved.txt` of the
  /// module that the test runs in.
  public static void check(String game, String name, String text) {
    var file = Path.of("src/test/resources/touchline/games", game, name + ".approved.txt");
    try {
      if (Boolean.getBoolean("approve")) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      var approved = Files.exists(file) ? Files.readString(file) : "";
      if (approved.equals(text)) return;
      var received = Files.createDirectories(Path.of("target/approved")).resolve(name + ".txt");
      Files.writeString(received, text);
      assertThat(text).as("%s; the text is in %s", file, received).isEqualTo(approved);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
