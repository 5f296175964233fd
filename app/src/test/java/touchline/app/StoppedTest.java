package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import touchline.games.Games;

/// Ctrl-C, and readers that go away: real processes end with the codes that shells expect and leave
/// old files or new ones, never half of one.
@Timeout(300)
final class StoppedTest {
  private static final int INTERRUPTED = 130;

  @TempDir private Path folder;

  /// Writes one file so large that it takes a while.
  static final class Writing {
    static final String LINE = "one line of many\n";
    static final int LINES = 6_000_000;

    private Writing() {}

    public static void main(String[] args) {
      WholeFiles.write(Path.of(args[0]), LINE.repeat(LINES));
    }
  }

  private List<Path> files() throws IOException {
    try (var all = Files.list(folder)) {
      return all.toList();
    }
  }

  @Test
  void a_stop_amid_writing_leaves_the_old_file_or_the_new_one_and_nothing_beside_it()
      throws Exception {
    var file = Files.writeString(folder.resolve("report.json"), "old");
    var child = Child.start(Writing.class, file.toString());
    while (files().size() < 2 && child.process().isAlive()) Thread.onSpinWait(); // the draft
    child.interrupt();
    int code = child.end();
    assertThat(files()).containsExactly(file);
    if (code == INTERRUPTED) assertThat(file).hasContent("old");
    else assertThat(file).hasSize((long) Writing.LINE.length() * Writing.LINES);
  }

  @Test
  void a_simulation_that_is_stopped_writes_no_report() throws Exception {
    var page = Files.writeString(folder.resolve("balance.md"), "old");
    var out = Files.createDirectory(folder.resolve("out"));
    var child =
        Child.start(
            Main.class,
            "simulate",
            "match-of-the-season",
            "--games",
            "100000000",
            "--out",
            out.toString(),
            "--report",
            page.toString());
    while (child.process().info().totalCpuDuration().orElseThrow().toMillis() < 1_500)
      Thread.onSpinWait(); // it plays by now
    child.interrupt();
    assertThat(child.end()).isEqualTo(INTERRUPTED);
    assertThat(page).hasContent("old");
    assertThat(out).isEmptyDirectory();
    assertThat(child.err()).doesNotContain("Exception");
  }

  @Test
  void a_reader_that_goes_away_ends_replay_quietly() throws Exception {
    var game = Games.find("match-of-the-season").orElseThrow();
    var file = Files.writeString(folder.resolve("a.game"), Recorded.of(game, 3));
    var child = Child.start(Main.class, "replay", "--moves", file.toString());
    try (var reader =
        new BufferedReader(
            new InputStreamReader(child.process().getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(reader.readLine()).contains("Match of the Season");
    } // as `head -1` does
    assertThat(child.end()).isEqualTo(141);
    assertThat(child.err()).isEmpty();
  }

  @Test
  void a_server_that_is_stopped_ends_and_can_be_started_again() throws Exception {
    for (int times = 0; times < 2; times++) {
      var child = Child.start(Main.class, "play", "--port", "0", "--data", folder.toString());
      var reader =
          new BufferedReader(
              new InputStreamReader(child.process().getInputStream(), StandardCharsets.UTF_8));
      assertThat(reader.readLine()).contains("http://127.0.0.1:");
      child.interrupt();
      assertThat(child.end()).isEqualTo(INTERRUPTED);
      assertThat(child.err()).doesNotContain("Exception");
      reader.close();
    }
  }

  @Test
  void a_server_that_cannot_start_says_why_in_one_line_and_no_library_says_more() throws Exception {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = Integer.toString(other.getLocalPort());
      var child = Child.start(Main.class, "play", "--port", port, "--data", folder.toString());
      assertThat(child.end()).isEqualTo(1);
      assertThat(child.err()).startsWith("Port " + port).hasLineCount(1);
    }
  }
}
