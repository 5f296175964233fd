package touchline.app;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import touchline.engine.Game;

/// What numbers in a game's events stand for: players, cards, clubs by their place in the box.
/// Which number means what stands in `names/<game>.properties`; a game without such a file shows
/// numbers.
final class Naming {
  /// Numbers from `first` on, and what each is called: a name, or part of a message key.
  private record Span(int first, List<String> names, String key) {}

  private final Map<String, List<Span>> byArgument = new HashMap<>();

  Naming(Game<?> game, Record box) {
    var file = "names/" + game.title().id() + ".properties";
    var lines = new Properties();
    try (var in = Naming.class.getResourceAsStream(file)) {
      if (in == null) return;
      lines.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (var argument : lines.stringPropertyNames()) {
      var spans = new ArrayList<Span>();
      for (var text : lines.getProperty(argument).split("\\|")) spans.add(span(text.trim(), box));
      byArgument.put(argument, spans);
    }
  }

  /// The name that the number has as this argument, messages being looked up in the catalogue; null
  /// if it has none.
  @Nullable String name(String argument, int number, UnaryOperator<String> catalogue) {
    for (var span : byArgument.getOrDefault(argument, List.of())) {
      int at = number - span.first;
      if (at < 0 || at >= span.names.size()) continue;
      var name = span.names.get(at);
      return span.key.isEmpty() ? name : catalogue.apply(span.key.replace("*", name));
    }
    return null;
  }

  private static Span span(String text, Record box) {
    var words = text.split(" +");
    int first = Integer.parseInt(words[0]);
    if (words[1].startsWith("=")) {
      return new Span(first, List.of(words[1].substring(1).split(",")), words[2]);
    }
    var names = new ArrayList<String>();
    for (var member : (List<?>) part(box, words[1])) {
      names.add(String.valueOf(part((Record) member, words[2])));
    }
    return new Span(first, names, words.length > 3 ? words[3] : "");
  }

  private static Object part(Record of, String name) {
    for (var component : of.getClass().getRecordComponents()) {
      if (!component.getName().equals(name)) continue;
      try {
        component.getAccessor().setAccessible(true);
        return component.getAccessor().invoke(of);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new IllegalStateException(of.getClass() + " has no " + name);
  }
}
