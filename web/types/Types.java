import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import touchline.engine.Event;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Seat;
import touchline.engine.Words;
import touchline.games.Games;

/// Writes the page's types from the games' records, a file a game: views, boxes, moves and events as
/// the server sends them (`touchline.server.json.Shapes`). Run by the Maven build of this module:
/// `java -cp games.jar:engine.jar Types.java src/generated`.
class Types {
  private final Map<String, String> written = new TreeMap<>();
  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Deque<Class<?>> open = new ArrayDeque<>();

  public static void main(String[] args) throws Exception {
    var out = Files.createDirectories(Path.of(args[0]));
    for (var game : Games.ALL) {
      Files.writeString(out.resolve(game.title().id() + ".ts"), new Types().file(game));
    }
  }

  private String file(Game<?> game) throws Exception {
    var types = game.getClass().getPackageName() + "." + game.getClass().getSimpleName();
    var events = Class.forName(types + "Event").asSubclass(Event.class);
    var roots = new ArrayList<Class<?>>(List.of(Class.forName(types + "View"), Class.forName(boxOf(game, types))));
    roots.forEach(this::want);
    family("AnyEvent", members(List.of(events)), "rule");
    family("AnyMove", members(game.moves()), "text");
    while (!open.isEmpty()) write(open.pop());
    var text = new StringBuilder("// Written from the Java records by types/Types.java. Do not edit.\n\n");
    text.append("export type Seat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';\n");
    written.values().forEach(text::append);
    return text.toString();
  }

  /// What lies in the box is the content itself, or a record of its own where that is not for all eyes.
  private static String boxOf(Game<?> game, String types) {
    try {
      return Class.forName(types + "Box").getName();
    } catch (ClassNotFoundException e) {
      return types + "Content";
    }
  }

  private static List<Class<?>> members(Collection<? extends Class<?>> families) {
    var all = new ArrayList<Class<?>>();
    for (var family : families) {
      if (family.isSealed()) all.addAll(members(List.of(family.getPermittedSubclasses())));
      else all.add(family);
    }
    return List.copyOf(new LinkedHashSet<>(all)); // phases may share a family
  }

  private void family(String name, List<Class<?>> members, String head) {
    var text = new StringBuilder("\nexport type " + name + " =");
    for (var member : members) {
      text.append("\n  | { type: '").append(Words.of(member)).append('\'');
      if (head.equals("text")) text.append("; text: string");
      for (var part : member.getRecordComponents()) {
        text.append("; ").append(part.getName()).append(": ").append(type(part.getAnnotatedType()));
      }
      text.append(" }");
    }
    written.put("~" + name, text.append(";\n").toString());
  }

  private String want(Class<?> type) {
    if (type != Seat.class && seen.add(type)) open.push(type);
    return type.getSimpleName();
  }

  private void write(Class<?> type) {
    var name = type.getSimpleName();
    var text = new StringBuilder();
    if (type.isEnum()) {
      text.append("\nexport type ").append(name).append(" =");
      for (var one : type.getEnumConstants()) text.append("\n  | '").append(Words.of((Enum<?>) one)).append('\'');
      text.append(";\n");
    } else {
      text.append("\nexport interface ").append(name).append(" {\n");
      for (var part : type.getRecordComponents()) {
        text.append("  ").append(part.getName()).append(": ").append(type(part.getAnnotatedType())).append(";\n");
      }
      text.append("}\n");
    }
    if (written.put(name, text.toString()) != null) throw new IllegalStateException("two types are called " + name);
  }

  private String type(AnnotatedType type) {
    var plain = plain(type);
    return type.isAnnotationPresent(Nullable.class) ? plain + " | null" : plain;
  }

  private String plain(AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType p) {
      var args = p.getAnnotatedActualTypeArguments();
      var raw = (Class<?>) ((java.lang.reflect.ParameterizedType) p.getType()).getRawType();
      if (Map.class.isAssignableFrom(raw)) return "Record<string, " + type(args[1]) + ">";
      var item = type(args[0]);
      return item.contains(" ") ? "(" + item + ")[]" : item + "[]";
    }
    var raw = (Class<?>) type.getType();
    if (raw == String.class) return "string";
    if (raw == boolean.class) return "boolean";
    if (raw.isPrimitive() || Number.class.isAssignableFrom(raw)) return "number";
    if (raw.isRecord() || raw.isEnum()) return want(raw);
    throw new IllegalStateException("no page type for " + raw);
  }
}
