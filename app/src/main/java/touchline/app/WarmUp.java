package touchline.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import touchline.bots.Bots;
import touchline.engine.Title;
import touchline.games.Games;
import touchline.server.Config;
import touchline.server.Server;

/// Does once, on a free port and in a folder of its own, what a first minute of play does, and
/// stops. The launcher runs it to write the cache from which later starts are quick.
@Command(name = "warm-up", hidden = true)
final class WarmUp implements Callable<Integer> {
  private final HttpClient client = HttpClient.newHttpClient();

  @Override
  public Integer call() throws IOException, InterruptedException {
    var folder = Files.createTempDirectory("touchline-warm-up");
    try {
      var config = Config.local(0, folder, Games.ALL, Shipped.ALONE, Bots::find);
      try (var server = Server.start(config)) {
        var at = "http://" + Addresses.THIS_COMPUTER + ":" + server.port();
        ask(HttpRequest.newBuilder(URI.create(at + "/")));
        ask(HttpRequest.newBuilder(URI.create(at + "/api/games")));
        for (var game : Games.ALL) open(at, game.title());
      }
    } finally {
      remove(folder);
    }
    return ExitCode.OK;
  }

  private void open(String at, Title title) throws IOException, InterruptedException {
    var seats = new StringBuilder("{\"kind\":\"person\"}");
    for (int i = 1; i < title.mostSeats(); i++) seats.append(",{\"kind\":\"bot\"}");
    var body = "{\"game\":\"" + title.id() + "\",\"seats\":[" + seats + "]}";
    ask(HttpRequest.newBuilder(URI.create(at + "/api/games/" + title.id() + "/rules")));
    ask(
        HttpRequest.newBuilder(URI.create(at + "/api/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  private void ask(HttpRequest.Builder request) throws IOException, InterruptedException {
    var answer = client.send(request.build(), BodyHandlers.ofString());
    if (answer.statusCode() >= 400) {
      throw new IOException(
          answer.uri() + " answered " + answer.statusCode() + " " + answer.body());
    }
  }

  private static void remove(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(WarmUp::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
