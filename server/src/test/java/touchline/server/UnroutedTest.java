package touchline.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.json.Json;

/// What is refused before any route sees it gets a no in the form of every other.
class UnroutedTest {
  private static final int LONG = 20_000;

  @TempDir static Path data;
  private static Desk desk;

  @BeforeAll
  static void open() {
    desk = Desk.open(data, c -> c);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  @ParameterizedTest
  @CsvSource({
    "not a request, 505, malformed",
    "G(T /api/games HTTP/1.1, 400, malformed",
    "GET /api/games HTTP/9.9, 505, malformed",
    "GET /api/ga%mes HTTP/1.1, 400, malformed",
    "GET /api/%00 HTTP/1.1, 400, malformed",
    "GET /api/a/..%2f..%2fb HTTP/1.1, 404, unknown",
    "GET /api/../../b HTTP/1.1, 400, malformed"
  })
  void whatCannotBeReadOrLeadsNowhere(String line, int status, String key) throws IOException {
    no(line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n", status, key);
  }

  @Test
  void anAddressOrAHeadThatIsTooLong() throws IOException {
    no("GET /" + "a".repeat(LONG) + " HTTP/1.1\r\nHost: localhost\r\n\r\n", 414, "too-large");
    no(
        "GET / HTTP/1.1\r\nHost: localhost\r\nX-Much: " + "a".repeat(LONG) + "\r\n\r\n",
        431,
        "too-large");
  }

  @ParameterizedTest
  @CsvSource({"GET", "POST", "PUT", "PATCH", "DELETE"})
  void theApiItselfIsNoAddress(String method) throws IOException {
    for (var path : new String[] {"/api", "/api/", "/api/none"})
      no(
          method
              + " "
              + path
              + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
          404,
          "unknown");
  }

  private static void no(String request, int status, String key) throws IOException {
    var answer = ask(request);
    int body = answer.indexOf("\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 " + status);
    assertThat(answer.substring(0, body)).containsIgnoringCase("Content-Type: application/json");
    var error = Json.parse(answer.substring(body).strip()).get("error");
    assertThat(error.get("key").stringValue()).isEqualTo(key);
    assertThat(error.get("status").intValue()).isEqualTo(status);
  }

  private static String ask(String request) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), desk.anybody().port())) {
      socket.getOutputStream().write(request.getBytes(ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }
}
