package touchline.server.json;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The one mapper, and short names for what is done with it.
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .build();

  private Json() {}

  /// An empty object.
  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /// An empty array.
  public static ArrayNode array() {
    return MAPPER.createArrayNode();
  }

  /// The bytes of a node, in UTF-8.
  public static byte[] bytes(JsonNode node) {
    return MAPPER.writeValueAsBytes(node);
  }

  /// The text of a node.
  public static String text(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  /// What the text stands for.
  ///
  /// @throws JacksonException if it is not JSON
  public static JsonNode parse(String text) {
    return MAPPER.readTree(text);
  }

  /// What the bytes stand for.
  ///
  /// @throws JacksonException if they are not JSON
  public static JsonNode parse(byte[] bytes) {
    return MAPPER.readTree(bytes);
  }
}
