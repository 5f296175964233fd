package touchline.engine;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// States as text, keyed by field names, and back. Only what differs from the table at set-up is
/// written: `cash 75 100 100 80`, or sparsely `owner 12=1 40=0`. A field that is missing keeps its
/// initial value; an unknown one is an error.
public final class Snapshots {
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return fieldsOf(type);
        }
      };

  private Snapshots() {}

  /// The lines of all fields in which the state differs from the initial one, in the fields' order.
  public static List<String> write(State<?> state, State<?> initial) {
    var lines = new ArrayList<String>();
    for (var field : FIELDS.get(state.getClass())) {
      var now = get(field, state);
      var before = get(field, initial);
      var line =
          now.getClass().isArray()
              ? array(now, before)
              : now.equals(before) ? "" : Notation.cell(now);
      if (!line.isEmpty()) lines.add(field.getName() + " " + line);
    }
    return lines;
  }

  /// Writes the fields named in the lines into a state fresh from set-up, then derives the rest.
  ///
  /// @throws NotationException naming the field
  public static void read(List<String> lines, State<?> into) {
    var byName = new LinkedHashMap<String, Field>();
    for (var field : FIELDS.get(into.getClass())) byName.put(field.getName(), field);
    for (var line : lines) readLine(line.trim(), into, byName);
    into.derive();
  }

  /// The table as a position written by hand puts it; with no lines, as it is at set-up.
  ///
  /// @throws NotationException naming the field, or saying what cannot be
  public static <S extends State<S>> S position(Game<S> game, Setup setup, List<String> lines) {
    var start = game.setup(setup);
    if (lines.isEmpty()) return start;
    try {
      read(lines, start);
      game.possible(start);
      if (game.turn(start) instanceof Turn.Decide(Seats asked) && asked.equals(Seats.NONE))
        throw new IllegalStateException("nobody is asked anything");
    } catch (NotationException e) {
      throw e;
    } catch (RuntimeException e) { // whatever the game finds in its way
      throw new NotationException("a position that cannot be: " + e.getMessage());
    }
    return start;
  }

  /// The names of all fields that can be written.
  public static List<String> fields(Class<?> state) {
    return FIELDS.get(state).stream().map(Field::getName).toList();
  }

  /// The field's value as text; an array's values separated by spaces.
  public static String field(State<?> state, String name) {
    for (var field : FIELDS.get(state.getClass())) {
      if (field.getName().equals(name)) return text(get(field, state));
    }
    throw new NotationException("no field " + name);
  }

  private static void readLine(String line, State<?> into, Map<String, Field> byName) {
    var words = line.split("\\s+");
    var field = byName.get(words[0]);
    if (field == null) throw new NotationException("no field " + words[0]);
    var type = field.getType();
    try {
      if (type.isArray()) fill(get(field, into), words);
      else if (words.length == 2) set(field, into, Notation.parse(type, words[1]));
      else throw new NotationException("found " + (words.length - 1) + " values, expected 1");
    } catch (NotationException e) {
      throw new NotationException(words[0] + ": " + e.text());
    }
  }

  private static void fill(Object array, String[] words) {
    var type = array.getClass().getComponentType();
    int length = Array.getLength(array);
    boolean sparse = words.length > 1 && words[1].indexOf('=') > 0;
    if (!sparse && words.length - 1 != length) {
      throw new NotationException("found " + (words.length - 1) + " values, expected " + length);
    }
    for (int i = 1; i < words.length; i++) {
      int at = sparse ? index(words[i], length) : i - 1;
      var value = sparse ? words[i].substring(words[i].indexOf('=') + 1) : words[i];
      Array.set(array, at, Notation.parse(type, value));
    }
  }

  private static int index(String word, int length) {
    int cut = word.indexOf('=');
    int at = cut < 1 ? -1 : (Integer) Notation.parse(int.class, word.substring(0, cut));
    if (at < 0 || at >= length)
      throw new NotationException("found " + word + ", expected an index below " + length);
    return at;
  }

  private static String array(Object now, Object before) {
    int length = Array.getLength(now);
    var sparse = new StringBuilder();
    int changed = 0;
    for (int i = 0; i < length; i++) {
      if (Array.get(now, i).equals(Array.get(before, i))) continue;
      changed++;
      sparse
          .append(sparse.isEmpty() ? "" : " ")
          .append(i)
          .append('=')
          .append(Notation.cell(Array.get(now, i)));
    }
    return changed > length / 2 ? text(now) : sparse.toString();
  }

  private static String text(Object value) {
    if (!value.getClass().isArray()) return Notation.cell(value);
    var all = new StringBuilder();
    for (int i = 0; i < Array.getLength(value); i++) {
      all.append(i == 0 ? "" : " ").append(Notation.cell(Array.get(value, i)));
    }
    return all.toString();
  }

  private static List<Field> fieldsOf(Class<?> type) {
    var all = new ArrayList<Field>();
    for (var field : type.getDeclaredFields()) {
      if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) != 0) continue;
      field.setAccessible(true);
      all.add(field);
    }
    return all;
  }

  private static Object get(Field field, Object from) {
    try {
      return field.get(from);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void set(Field field, Object into, Object value) {
    try {
      field.set(into, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
