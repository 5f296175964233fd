package touchline.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import touchline.engine.Content;

/// Compares objects field by field, so that no state needs `equals`, and a field forgotten in a
/// copy is found at once. Paths in answers read like `.hand[3]`.
@SuppressWarnings("ReferenceEquality") // whether it is the same object is the question
public final class Deep {
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return fieldsOf(type);
        }
      };

  private Deep() {}

  /// Where the two first differ and how, or null if they are equal in everything.
  public static @Nullable String difference(@Nullable Object a, @Nullable Object b) {
    return difference(a, b, "");
  }

  /// Where something that changes belongs to both, or null if they share nothing that changes.
  public static @Nullable String shared(Object a, Object b) {
    for (var field : FIELDS.get(a.getClass())) {
      var mine = get(field, a);
      var theirs = get(field, b);
      if (mine == null || theirs == null || settled(mine)) continue;
      var path = "." + field.getName();
      if (mine == theirs) return path;
      var deeper = mine.getClass().isArray() ? sharedItem(mine, theirs) : shared(mine, theirs);
      if (deeper != null) return path + deeper;
    }
    return null;
  }

  /// Where something is not plain data (records, lists, maps, numbers, strings, enums), or null:
  /// two such things are equal exactly if nobody can tell them apart.
  public static @Nullable String notPlain(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Number _, String _, Boolean _, Enum<?> _ -> null;
      case Record record -> notPlainPart(record);
      case List<?> list -> notPlainItem(list);
      case Map<?, ?> map ->
          notPlainItem(new ArrayList<>(map.keySet())) == null
              ? notPlainItem(new ArrayList<>(map.values()))
              : " key";
      default -> " is a " + value.getClass().getName();
    };
  }

  private static @Nullable String difference(@Nullable Object a, @Nullable Object b, String path) {
    if (a == b) return null;
    if (a == null || b == null || a.getClass() != b.getClass()) return said(path, a, b);
    if (a.getClass().isArray()) return itemDifference(a, b, path);
    if (foreign(a) || a instanceof Content) return a.equals(b) ? null : said(path, a, b);
    for (var field : FIELDS.get(a.getClass())) {
      var found = difference(get(field, a), get(field, b), path + "." + field.getName());
      if (found != null) return found;
    }
    return null;
  }

  private static @Nullable String itemDifference(Object a, Object b, String path) {
    if (Objects.deepEquals(a, b)) return null; // the usual case, and quick for arrays of numbers
    if (Array.getLength(a) != Array.getLength(b)) return path + " has another length";
    for (int i = 0; i < Array.getLength(a); i++) {
      var found = difference(Array.get(a, i), Array.get(b, i), path + "[" + i + "]");
      if (found != null) return found;
    }
    return null;
  }

  private static @Nullable String sharedItem(Object a, Object b) {
    for (int i = 0; i < Math.min(Array.getLength(a), Array.getLength(b)); i++) {
      var mine = Array.get(a, i);
      var theirs = Array.get(b, i);
      if (mine == null || theirs == null || settled(mine)) continue;
      if (mine == theirs) return "[" + i + "]";
      var deeper = mine.getClass().isArray() ? sharedItem(mine, theirs) : shared(mine, theirs);
      if (deeper != null) return "[" + i + "]" + deeper;
    }
    return null;
  }

  /// Whether it never changes and so may belong to several.
  private static boolean settled(Object value) {
    if (value instanceof Content || value instanceof Enum<?> || value.getClass().isHidden())
      return true;
    if (value.getClass().isArray()) return Array.getLength(value) == 0;
    if (foreign(value))
      return !(value instanceof Iterable || value instanceof Map) || sealed(value);
    for (var field : FIELDS.get(value.getClass())) {
      var part = get(field, value);
      if (!Modifier.isFinal(field.getModifiers()) || part != null && !settled(part)) return false;
    }
    return true;
  }

  private static boolean sealed(Object collection) {
    return collection.getClass().getName().contains("Immutable");
  }

  private static boolean foreign(Object value) {
    return value.getClass().getName().startsWith("java.");
  }

  private static @Nullable String notPlainPart(Record record) {
    for (var field : FIELDS.get(record.getClass())) {
      var found = notPlain(get(field, record));
      if (found != null) return "." + field.getName() + found;
    }
    return null;
  }

  private static @Nullable String notPlainItem(List<?> list) {
    for (int i = 0; i < list.size(); i++) {
      var found = notPlain(list.get(i));
      if (found != null) return "[" + i + "]" + found;
    }
    return null;
  }

  private static String said(String path, @Nullable Object a, @Nullable Object b) {
    return path + " is " + a + " in one and " + b + " in the other";
  }

  private static List<Field> fieldsOf(Class<?> type) {
    var all = new ArrayList<Field>();
    for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
      for (var field : at.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        field.setAccessible(true);
        all.add(field);
      }
    }
    return all;
  }

  private static @Nullable Object get(Field field, Object from) {
    try {
      return field.get(from);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
