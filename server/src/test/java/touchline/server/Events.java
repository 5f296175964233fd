package touchline.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/// A stream of changes, read event by event.
public final class Events implements AutoCloseable {
  /// An event as it came.
  public record Event(String id, String type, String data) {}

  private final HttpClient http = HttpClient.newHttpClient();
  private final HttpResponse<java.io.InputStream> answer;
  private final BufferedReader reader;

  public Events(Client client, String lastId) {
    var request = client.request(client.path("/stream")).header("Accept", "text/event-stream");
    if (!lastId.isEmpty()) request.header("Last-Event-ID", lastId);
    try {
      answer = http.send(request.GET().build(), BodyHandlers.ofInputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    reader = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
  }

  public int status() {
    return answer.statusCode();
  }

  /// The next event; null once the stream has ended.
  public Event next() {
    String id = "";
    String type = "";
    String data = "";
    try {
      for (var line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("id: ")) id = line.substring(4);
        else if (line.startsWith("event: ")) type = line.substring(7);
        else if (line.startsWith("data: ")) data = line.substring(6);
        else if (line.isEmpty() && !type.isEmpty()) return new Event(id, type, data);
      }
      return null;
    } catch (IOException e) {
      return null;
    }
  }

  /// The next event of this type.
  public Event next(String type) {
    for (var event = next(); event != null; event = next())
      if (event.type().equals(type)) return event;
    throw new AssertionError("the stream ended without " + type);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
