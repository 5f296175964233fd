package touchline.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import touchline.server.json.Json;

/// One seat's browser, without the browser. Every answer is held against `openapi.yaml`.
public record Client(int port, String table, String token) {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  /// An answer: its status, its text, and the text as JSON.
  public record Answer(HttpResponse<String> http) {
    public int status() {
      return http.statusCode();
    }

    public String text() {
      return http.body();
    }

    public JsonNode json() {
      return Json.parse(http.body());
    }

    /// The JSON of an answer that must be a yes.
    public JsonNode ok() {
      Assertions.assertThat(status()).as(text()).isBetween(200, 201);
      return json();
    }

    /// Must be this no, by this rule and with this key.
    public void no(int status, String rule, String key) {
      Assertions.assertThat(status()).as(text()).isEqualTo(status);
      Assertions.assertThat(http.headers().firstValue("Content-Type"))
          .hasValueSatisfying(t -> Assertions.assertThat(t).startsWith("application/json"));
      var error = json().get("error");
      Assertions.assertThat(error.get("rule").stringValue()).as(text()).isEqualTo(rule);
      Assertions.assertThat(error.get("key").stringValue()).as(text()).isEqualTo(key);
      Assertions.assertThat(error.get("status").intValue()).isEqualTo(status);
    }
  }

  public Client at(int other) {
    return new Client(other, table, token);
  }

  public Client with(String other) {
    return new Client(port, table, other);
  }

  public Answer get(String path) {
    return send(request(path).GET());
  }

  public Answer post(String path, JsonNode body) {
    return send("POST", path, Json.text(body));
  }

  public Answer send(String method, String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  public Answer delete(String path) {
    return send(request(path).DELETE());
  }

  public Answer send(HttpRequest.Builder request) {
    try {
      var answer = HTTP.send(request.build(), BodyHandlers.ofString());
      Described.check(answer);
      return new Answer(answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public HttpRequest.Builder request(String path) {
    var builder = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
  }

  public String path(String rest) {
    return "/api/tables/" + table + rest;
  }

  public JsonNode shown() {
    return get(path("")).ok();
  }

  public long decision() {
    return shown().get("decision").longValue();
  }

  /// Plays these moves against what the seat sees now.
  public Answer move(String... moves) {
    return moveAt(decision(), moves);
  }

  public Answer moveAt(long decision, String... moves) {
    var body = Json.object();
    body.put("decision", decision);
    var list = body.putArray("moves");
    List.of(moves).forEach(list::add);
    return post(path("/moves"), body);
  }

  public Answer undo(int count) {
    return post(path("/undo"), Json.object().put("decision", decision()).put("count", count));
  }

  /// The listed moves' texts.
  public List<String> moves() {
    return shown().get("moves").values().stream().map(m -> m.get("text").stringValue()).toList();
  }

  public boolean asked() {
    var shown = shown();
    return shown.get("turn").values().stream()
        .anyMatch(t -> t.stringValue().equals(shown.get("you").stringValue()));
  }

  public String record() {
    var answer = get(path("/record"));
    Assertions.assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.text();
  }

  /// Waits until the table, as this viewer sees it, is so.
  public JsonNode until(java.util.function.Predicate<JsonNode> so) {
    try (var stream = new Events(this, "")) {
      for (var shown = shown(); ; stream.next("changed"), shown = shown()) {
        if (so.test(shown)) return shown;
      }
    }
  }
}
