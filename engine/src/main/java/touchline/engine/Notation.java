package touchline.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Moves as text and back: the record's name in words, then its components, as in `raise 25`.
public final class Notation {
  private final Map<String, Form> byWord = new LinkedHashMap<>();
  private final Map<Class<?>, Form> byType = new LinkedHashMap<>();

  private record Form(String word, List<RecordComponent> parts, Constructor<?> constructor) {}

  /// For these families of moves.
  ///
  /// @throws IllegalArgumentException if two moves share a word or a component cannot be written
  public Notation(Collection<Class<? extends Move>> families) {
    families.forEach(this::learn);
  }

  /// For all moves of a game.
  public static Notation of(Game<?> game) {
    return new Notation(game.moves());
  }

  /// The words of all moves, in order.
  public List<String> words() {
    return List.copyOf(byWord.keySet());
  }

  /// The move as text.
  public String write(Move move) {
    var form = byType.get(move.getClass());
    if (form == null) throw new IllegalArgumentException("no notation for " + move.getClass());
    if (form.parts.size() == 0) return form.word;
    var text = new StringBuilder(form.word);
    for (var part : form.parts) text.append(' ').append(cell(value(part, move)));
    return text.toString();
  }

  /// The move that the text stands for.
  ///
  /// @throws NotationException if there is none
  @Rule("TABLE-007")
  public Move read(String text) {
    var words = text.trim().split("\\s+");
    var form = byWord.get(words[0]);
    if (form == null)
      throw new NotationException("found " + shown(words[0]) + ", expected a move: " + words());
    if (words.length - 1 != form.parts.size()) {
      throw new NotationException(
          "found "
              + (words.length - 1)
              + " values after "
              + form.word
              + ", expected "
              + form.parts.size());
    }
    var values = new Object[form.parts.size()];
    for (int i = 0; i < values.length; i++)
      values[i] = parse(form.parts.get(i).getType(), words[i + 1]);
    return make(form, values);
  }

  private void learn(Class<?> type) {
    if (type.isSealed()) {
      for (var member : type.getPermittedSubclasses()) learn(member);
      return;
    }
    if (!type.isRecord()) throw new IllegalArgumentException(type + " is not a record");
    if (byType.containsKey(type)) return; // dice are thrown in several phases
    try {
      var parts = type.getRecordComponents();
      var types = new ArrayList<Class<?>>();
      for (var part : parts) {
        part.getAccessor().setAccessible(true);
        types.add(part.getType());
      }
      var constructor = type.getDeclaredConstructor(types.toArray(Class[]::new));
      constructor.setAccessible(true);
      var form = new Form(Words.of(type), List.of(parts), constructor);
      if (byWord.put(form.word, form) != null)
        throw new IllegalArgumentException("two moves " + form.word);
      byType.put(type, form);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every record has this constructor", e);
    }
  }

  private static Object value(RecordComponent part, Move move) {
    try {
      return part.getAccessor().invoke(move);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Move make(Form form, Object[] values) {
    try {
      return (Move) form.constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new NotationException("found " + form.word + " with values it cannot have");
    }
  }

  static String cell(Object value) {
    return value instanceof Enum<?> e ? Words.of(e) : String.valueOf(value);
  }

  static Object parse(Class<?> type, String word) {
    if (type.isEnum()) return Words.constant(type, word);
    try {
      if (type == int.class) return Integer.parseInt(word);
      if (type == long.class) return Long.parseLong(word);
      if (type == byte.class) return Byte.parseByte(word);
    } catch (NumberFormatException e) {
      throw new NotationException("found " + shown(word) + ", expected a whole number");
    }
    if (type == boolean.class && (word.equals("true") || word.equals("false")))
      return Boolean.valueOf(word);
    throw new NotationException("found " + shown(word) + ", expected " + type.getSimpleName());
  }

  private static String shown(String word) {
    return word.isEmpty() ? "nothing" : word.length() > 40 ? word.substring(0, 40) + "…" : word;
  }
}
