package touchline.server;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// What `openapi.yaml` says of an answer, held against the answer. Stricter than the file: an
/// object whose fields it lists may have no others, so that nothing is sent that nobody described.
final class Described {
  private record Place(String method, Pattern path, JsonNode answers) {}

  private static final JsonNode FILE = file();
  private static final List<Place> PLACES = places();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final Map<JsonNode, Schema> SCHEMAS = new ConcurrentHashMap<>();

  private Described() {}

  /// Fails if the answer is not one that is described for this request.
  static void check(HttpResponse<String> answer) {
    var type = answer.headers().firstValue("Content-Type").orElse("").split(";")[0];
    var request = answer.request();
    check(request.method(), request.uri().getPath(), answer.statusCode(), type, answer.body());
  }

  static void check(String method, String path, int status, String type, String body) {
    if (!path.startsWith("/api/")) return;
    var what = method + " " + path + " " + status;
    var content = response(method, path, status).path("content");
    if (content.isMissingNode()) {
      Assertions.assertThat(body).as(what).isEmpty();
      return;
    }
    Assertions.assertThat(content.propertyNames()).as(what).contains(type);
    if (!type.equals("application/json")) return;
    var errors = schema(content.get(type).get("schema")).validate(Json.parse(body));
    Assertions.assertThat(errors).as("%s %s", what, body).isEmpty();
  }

  /// What is not described is answered like everything that is refused.
  private static JsonNode response(String method, String path, int status) {
    for (var place : PLACES) {
      if (!place.method.equals(method) || !place.path.matcher(path).matches()) continue;
      var listed = place.answers.path(String.valueOf(status));
      return follow(listed.isMissingNode() ? place.answers.get("default") : listed);
    }
    Assertions.assertThat(status).as(method + " " + path).isBetween(400, 404);
    return FILE.at("/components/responses/refused");
  }

  private static JsonNode follow(JsonNode node) {
    var to = node.path("$ref");
    return to.isMissingNode() ? node : FILE.at(to.stringValue().substring(1));
  }

  private static Schema schema(JsonNode node) {
    return SCHEMAS.computeIfAbsent(
        node,
        _ -> {
          var whole = ((ObjectNode) node).deepCopy();
          whole.set("components", FILE.get("components"));
          return REGISTRY.getSchema(whole);
        });
  }

  private static List<Place> places() {
    var all = new ArrayList<Place>();
    for (var path : FILE.get("paths").properties()) {
      var pattern = Pattern.compile(path.getKey().replaceAll("\\{\\w+}", "[^/]+"));
      for (var method : path.getValue().properties()) {
        var answers = method.getValue().path("responses");
        if (!answers.isMissingNode())
          all.add(new Place(method.getKey().toUpperCase(Locale.ROOT), pattern, answers));
      }
    }
    return all;
  }

  private static JsonNode file() {
    try (var in = Described.class.getResourceAsStream("/openapi.yaml")) {
      var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      var yaml = new Load(LoadSettings.builder().build()).loadFromString(text);
      var file = node(yaml);
      close(file.get("components").get("schemas"));
      close(file.get("components").get("responses"));
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode node(Object yaml) {
    return switch (yaml) {
      case Map<?, ?> map -> {
        var out = Json.object();
        map.forEach((key, value) -> out.set(String.valueOf(key), node(value)));
        yield out;
      }
      case List<?> list -> {
        var out = Json.array();
        list.forEach(value -> out.add(node(value)));
        yield out;
      }
      case null -> Shapes.of(null);
      default -> Shapes.of(yaml);
    };
  }

  private static void close(JsonNode node) {
    switch (node) {
      case ObjectNode object -> {
        if (object.has("properties") && !object.has("additionalProperties"))
          object.put("additionalProperties", false);
        object.values().forEach(Described::close);
      }
      case ArrayNode array -> array.values().forEach(Described::close);
      default -> {}
    }
  }
}
