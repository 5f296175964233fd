package touchline.engine.record;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import touchline.engine.NotationException;
import touchline.engine.Words;

/// Looks up a value by a path such as `teams[0].cash` in a record of records, lists, maps and
/// arrays.
final class Path {
  private Path() {}

  /// The value as text: a list's values separated by spaces, a constant in words, `-` for nothing.
  ///
  /// @throws NotationException naming the part that does not exist
  static String look(Object root, String path) {
    Object at = root;
    for (var part : path.replace("[", ".").replace("]", "").split("\\.")) at = step(at, part);
    return text(at);
  }

  private static Object step(Object at, String part) {
    return switch (at) {
      case List<?> list -> list.get(index(part, list.size()));
      case Map<?, ?> map when map.containsKey(part) -> map.get(part);
      case Record r -> component(r, part);
      case Object array when array.getClass().isArray() ->
          Array.get(array, index(part, Array.getLength(array)));
      default -> throw new NotationException("nothing at " + part);
    };
  }

  private static Object component(Record record, String name) {
    for (var component : record.getClass().getRecordComponents()) {
      if (!component.getName().equals(name)) continue;
      try {
        component.getAccessor().setAccessible(true);
        return component.getAccessor().invoke(record);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new NotationException("nothing at " + name);
  }

  private static int index(String part, int size) {
    // Shown as what was found: a sentence that begins with "found" would say it twice.
    if (!part.matches("\\d{1,9}") || Integer.parseInt(part) >= size)
      throw new NotationException("nothing at " + part + ", there are " + size);
    return Integer.parseInt(part);
  }

  private static String text(Object value) {
    return switch (value) {
      case null -> "-";
      case Enum<?> e -> Words.of(e);
      case List<?> list -> String.join(" ", list.stream().map(Path::text).toList());
      default -> String.valueOf(value);
    };
  }
}
