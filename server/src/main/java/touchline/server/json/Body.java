package touchline.server.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import touchline.server.Fault;

/// A JSON object somebody sent. Every question names what was expected if it is not there; fields
/// that nobody asks for are passed over.
public record Body(JsonNode node, String path) {
  /// What the bytes of a request say; none at all are an empty object.
  ///
  /// @throws Fault 400 if they are not a JSON object
  public static Body read(byte[] bytes) {
    if (bytes.length == 0) return new Body(Json.object(), "");
    try {
      return object(Json.parse(bytes), "");
    } catch (JacksonException e) {
      throw Fault.malformed("body", "JSON");
    }
  }

  /// The text of this field.
  public String text(String field, int longest) {
    return optional(field, longest)
        .orElseThrow(
            () -> Fault.malformed(path + field, "text of at most " + longest + " characters"));
  }

  /// The text of this field, if it is there.
  public Optional<String> optional(String field, int longest) {
    var value = node.path(field);
    if (absent(value)) return Optional.empty();
    if (!value.isString() || value.stringValue().length() > longest)
      throw Fault.malformed(path + field, "text of at most " + longest + " characters");
    return Optional.of(value.stringValue());
  }

  /// Marks that nobody sees, or that turn round what stands after them. (One that joins letters or
  /// signs to one sign is not of them.)
  private static final Pattern UNSEEN =
      Pattern.compile("[\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]");

  /// The name in this field, if it is there: without control characters, unseen marks, and blanks
  /// around.
  public Optional<String> name(String field, int longest) {
    return optional(field, longest).map(text -> plain(field, text));
  }

  /// The names in this field, none if it is not there.
  public List<String> names(String field, int most, int longest) {
    return texts(field, most, longest).stream().map(text -> plain(field, text)).toList();
  }

  private String plain(String field, String text) {
    if (text.codePoints().anyMatch(Character::isISOControl))
      throw Fault.malformed(path + field, "text without control characters");
    return UNSEEN.matcher(text).replaceAll("").strip();
  }

  /// The whole number of this field.
  public long number(String field, long least, long most) {
    return optionalNumber(field, least, most).orElseThrow(() -> wholeNumber(field, least, most));
  }

  /// The whole number of this field, if it is there.
  public Optional<Long> optionalNumber(String field, long least, long most) {
    var value = node.path(field);
    if (absent(value)) return Optional.empty();
    if (!value.isIntegralNumber() || !value.canConvertToLong())
      throw wholeNumber(field, least, most);
    long number = value.longValue();
    if (number < least || number > most) throw wholeNumber(field, least, most);
    return Optional.of(number);
  }

  /// Whether this field, which must be there, is true.
  public boolean yes(String field) {
    var value = node.path(field);
    if (!value.isBoolean()) throw Fault.malformed(path + field, "true or false");
    return value.booleanValue();
  }

  /// The texts of this list; empty if it is not there.
  public List<String> texts(String field, int most, int longest) {
    var out = new ArrayList<String>();
    for (var one : list(field, most)) {
      if (!one.isString() || one.stringValue().length() > longest)
        throw Fault.malformed(path + field, "texts of at most " + longest + " characters");
      out.add(one.stringValue());
    }
    return out;
  }

  /// The objects of this list; empty if it is not there.
  public List<Body> objects(String field, int most) {
    var out = new ArrayList<Body>();
    for (var one : list(field, most)) out.add(object(one, path + field + "[" + out.size() + "]."));
    return out;
  }

  /// The texts of this object by name; empty if it is not there.
  public Map<String, String> map(String field, int most) {
    var value = node.path(field);
    var out = new TreeMap<String, String>();
    if (absent(value)) return out;
    if (!value.isObject() || value.size() > most)
      throw Fault.malformed(path + field, "an object of at most " + most + " texts");
    for (var entry : value.properties()) {
      if (!entry.getValue().isString())
        throw Fault.malformed(path + field + "." + entry.getKey(), "text");
      out.put(entry.getKey(), entry.getValue().stringValue());
    }
    return out;
  }

  /// Whether the field is there.
  public boolean has(String field) {
    return !absent(node.path(field));
  }

  private List<JsonNode> list(String field, int most) {
    var value = node.path(field);
    if (absent(value)) return List.of();
    if (!value.isArray() || value.size() > most)
      throw Fault.malformed(path + field, "a list of at most " + most);
    return List.copyOf(value.values());
  }

  private static Body object(JsonNode node, String path) {
    if (!node.isObject()) throw Fault.malformed(path.isEmpty() ? "body" : path, "a JSON object");
    return new Body(node, path);
  }

  private static boolean absent(JsonNode value) {
    return value.isMissingNode() || value.isNull();
  }

  private Fault wholeNumber(String field, long least, long most) {
    return Fault.malformed(path + field, "a whole number from " + least + " to " + most);
  }
}
