package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.node.ObjectNode;
import touchline.server.json.Json;

/// `openapi.yaml` lists the routes there are, all of them and no others.
class OpenApiTest {
  @TempDir Path data;

  @Test
  void describesEveryRouteAndNoOther() {
    try (var desk = Desk.open(data)) {
      var text = desk.anybody().get("/api/openapi.yaml").text();
      var yaml = (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(text);
      var described = new ArrayList<String>();
      ((Map<?, ?>) yaml.get("paths"))
          .forEach(
              (path, methods) ->
                  ((Map<?, ?>) methods)
                      .keySet().stream()
                          .map(String::valueOf)
                          .filter(m -> !m.equals("parameters"))
                          .forEach(m -> described.add(m.toUpperCase(Locale.ROOT) + " " + path)));
      assertThat(desk.server.routes()).containsExactlyInAnyOrderElementsOf(described);
    }
  }

  /// Every answer that [Client] gets in any test is held against the file; this shows that it
  /// bites.
  @Test
  void anAnswerThatIsNotDescribedIsSeen() {
    try (var desk = Desk.open(data)) {
      var seat = desk.table("pp").seat(0);
      var path = seat.path("");
      var shown = (ObjectNode) seat.shown();
      holds(path, shown);
      breaks(path, shown.deepCopy().put("secret", 1));
      breaks(path, shown.deepCopy().put("decision", "1"));
      breaks(path, shown.deepCopy().putNull("result").without("version"));
      var sitter = shown.deepCopy();
      ((ObjectNode) sitter.get("seats").get(1)).put("token", "x");
      breaks(path, sitter);
      assertThatThrownBy(() -> Described.check("GET", path, 200, "text/html", ""))
          .isInstanceOf(AssertionError.class);
      assertThatThrownBy(() -> Described.check("GET", "/api/new", 200, "application/json", "{}"))
          .isInstanceOf(AssertionError.class);
    }
  }

  private static void holds(String path, ObjectNode answer) {
    Described.check("GET", path, 200, "application/json", Json.text(answer));
  }

  private static void breaks(String path, ObjectNode answer) {
    assertThatThrownBy(() -> holds(path, answer)).isInstanceOf(AssertionError.class);
  }

  @Test
  void everyAnswerCarriesTheSecurityHeaders() {
    try (var desk = Desk.open(data)) {
      for (var path : java.util.List.of("/api/games", "/api/nowhere", "/assets/none.js", "/")) {
        var headers = desk.anybody().get(path).http().headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
            .as(path)
            .contains("default-src 'none'")
            .doesNotContain("unsafe");
        assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
      }
      desk.anybody().get("/assets/none.js").no(404, "TABLE-013", "unknown");
    }
  }

  @Test
  void tooManyRequestsAreRefused() {
    try (var desk = Desk.open(data, c -> c.with(new Config.Limits(1, 1, 60)))) {
      Client.Answer last = desk.anybody().get("/api/games");
      for (int i = 0; i < 2_000 && last.status() == 200; i++) {
        last = desk.anybody().get("/api/games");
      }
      last.no(429, "TABLE-010", "too-fast");
    }
  }
}
