package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.bots.Bots;
import touchline.engine.Pack;
import touchline.games.Games;
import touchline.games.demo.Demo;
import touchline.packs.Packs;
import touchline.server.Config;
import touchline.server.Server;

/// `play --pack`: what a table of that server is really played with, told by its record.
final class PackAtTableTest {
  private final HttpClient client = HttpClient.newHttpClient();

  @TempDir private Path folder;
  private Pack own;
  private Server server;

  @BeforeEach
  void a_server_with_a_pack() throws IOException {
    var mine = OwnPack.in(Files.createDirectory(folder.resolve("my league")));
    own = Packs.read(mine, new Demo().title());
    var data = folder.resolve("data");
    server = Server.start(Config.local(0, data, Games.ALL, Shipped.with(mine), Bots::find));
  }

  @AfterEach
  void stopped() {
    server.close();
  }

  @Test
  void a_table_that_names_no_pack_is_played_with_the_hosts() throws Exception {
    assertThat(own.hash()).isNotEqualTo(Packs.builtIn(new Demo().title()).hash());
    assertThat(record(table("demo", ""))).contains("\npack my-league " + own.hash() + "\n");
  }

  @Test
  void one_that_names_a_pack_is_played_with_that() throws Exception {
    var standard = Packs.builtIn(new Demo().title()).hash();
    assertThat(record(table("demo", "standard"))).contains("\npack standard " + standard + "\n");
    assertThat(record(table("demo", "my-league"))).contains("\npack my-league " + own.hash());
  }

  @Test
  void other_games_keep_their_own() throws Exception {
    assertThat(record(table("match-of-the-season", ""))).contains("\npack standard ");
  }

  @Test
  void the_packs_are_told_with_the_games_the_hosts_first() throws Exception {
    assertThat(ask(request("/api/games"))).contains("\"packs\":[\"my-league\",\"standard\"]");
  }

  @Test
  void a_record_that_names_a_pack_without_hash_goes_on_with_that() throws Exception {
    assertThat(record(goOn("game demo\nseats 2\npack standard\n"))).contains("\npack standard ");
    assertThat(record(goOn("game demo\nseats 2\n"))).contains("\npack my-league " + own.hash());
    assertThat(goOn("game demo\nseats 2\npack other\n")).contains("TABLE-015", "other");
  }

  private String table(String game, String pack) throws Exception {
    var named = pack.isEmpty() ? "" : ",\"pack\":\"" + pack + "\"";
    return post(
        "/api/tables",
        "{\"game\":\""
            + game
            + "\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]"
            + named
            + "}");
  }

  private String goOn(String record) throws Exception {
    return post("/api/sandbox", "{\"record\":\"" + record.replace("\n", "\\n") + "\"}");
  }

  /// The record of the table whose links these are.
  private String record(String links) throws Exception {
    var path = "/api/tables/" + word("table", links) + "/record";
    return ask(request(path).header("Authorization", "Bearer " + word("token", links)));
  }

  private static String word(String name, String json) {
    var found = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
    assertThat(found.find()).as("%s in %s", name, json).isTrue();
    return found.group(1);
  }

  private String post(String path, String body) throws Exception {
    return ask(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
  }

  private String ask(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofString()).body();
  }
}
