package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.games.demo.Demo;
import touchline.packs.Packs;

/// `play`: what keeps it from starting is said in plain words; `warm-up`: a start and a stop.
final class PlayTest {
  @TempDir private Path folder;
  private final Terminal terminal = new Terminal();

  @Test
  void a_port_that_is_taken_is_told_with_what_to_try() throws IOException {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = Integer.toString(other.getLocalPort());
      assertThat(terminal.run("play", "--port", port, "--data", folder.toString())).isEqualTo(1);
      assertThat(terminal.err()).contains("Port " + port + " on 127.0.0.1 is taken", "--port 0");
    }
  }

  @Test
  void a_port_that_is_none_is_wrong_use() {
    assertThat(terminal.run("play", "--port", "70000")).isEqualTo(2);
    assertThat(terminal.err()).contains("0 to 65535; found 70000");
  }

  @Test
  void a_folder_that_cannot_be_used_is_named() throws IOException {
    var file = Files.writeString(folder.resolve("file"), "in the way");
    assertThat(terminal.run("play", "--port", "0", "--data", file.toString())).isEqualTo(1);
    assertThat(terminal.err()).contains("Games cannot be kept in " + file);
  }

  @Test
  void a_bad_pack_keeps_it_from_starting_and_names_the_first_problem() throws IOException {
    Files.writeString(folder.resolve("players.csv"), "nonsense\n1\n");
    var data = folder.resolve("data").toString();
    var code = terminal.run("play", "--port", "0", "--data", data, "--pack", folder.toString());
    assertThat(code).isEqualTo(1);
    assertThat(terminal.err()).contains("cannot be played with: players.csv", "pack check");
  }

  @Test
  void a_pack_is_offered_for_its_own_game_before_the_games_own() throws IOException {
    var packs = Shipped.with(pack("my league"));
    assertThat(packs.names(new Demo())).containsExactly("my-league", "standard");
    assertThat(packs.find(new Demo(), "my-league")).isNotNull();
    assertThat(packs.find(new Demo(), "other")).isNull();
    assertThat(Shipped.ALONE.names(new Demo())).containsExactly("standard");
  }

  @Test
  void a_pack_whose_folder_is_called_like_the_games_own_is_played_with() throws IOException {
    var packs = Shipped.with(pack("standard"));
    assertThat(packs.names(new Demo())).containsExactly("standard");
    assertThat(packs.find(new Demo(), "standard"))
        .isEqualTo(Packs.read(folder.resolve("standard"), new Demo().title()))
        .isNotEqualTo(Packs.builtIn(new Demo().title()));
  }

  @Test
  void a_server_starts_serves_a_table_of_every_game_and_stops() {
    assertThat(terminal.run("warm-up")).as(terminal.err()).isZero();
  }

  /// A pack of the demo that differs from its own in one price.
  private Path pack(String name) throws IOException {
    return OwnPack.in(Files.createDirectory(folder.resolve(name)));
  }
}
