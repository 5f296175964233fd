package touchline.app;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.engine.Content;
import touchline.engine.Event;
import touchline.engine.Game;
import touchline.engine.Words;

/// A game's messages, and the table's own, in one language: the catalogues that the page uses too.
final class Messages {
  private static final Pattern MARKS = Pattern.compile("</?(b|plus|minus)>");
  private static final JsonMapper JSON = new JsonMapper();

  private final Map<String, String> patterns = new HashMap<>();
  private final Map<String, MessageFormat> ready = new HashMap<>();
  private final Locale language;

  private final Naming naming;

  /// The game's messages, its players and cards named as in this content.
  Messages(Game<?> game, Content content, Locale language) {
    this.language = language;
    var id = game.title().id();
    var ending = "/messages." + language.getLanguage() + ".json";
    read("/touchline/engine" + ending);
    read("/touchline/games/" + id + ending);
    naming = new Naming(game, (Record) game.box(content));
  }

  /// The message with its arguments put in, without the marks that the page shows as bold; null if
  /// the catalogue has no such key.
  @Nullable String say(String key, Map<String, Object> arguments) {
    var pattern = patterns.get(key);
    if (pattern == null) return null;
    var format =
        ready.computeIfAbsent(
            key, _ -> new MessageFormat(MARKS.matcher(pattern).replaceAll(""), language));
    return format.format(arguments);
  }

  /// What happened, as a sentence; its bare name and arguments if the catalogue has no words.
  String tell(Event event) {
    var arguments = arguments((Record) event);
    var words = say("event." + Words.of(event.getClass()), arguments);
    return words != null ? words : Words.of(event.getClass()) + " " + arguments;
  }

  private Map<String, Object> arguments(Record record) {
    var arguments = new LinkedHashMap<String, Object>();
    for (var component : record.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        var value = component.getAccessor().invoke(record);
        arguments.put(component.getName(), plain(component.getName(), value));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return arguments;
  }

  private Object plain(String argument, @Nullable Object value) {
    return switch (value) {
      case null -> "";
      case Enum<?> constant -> name(constant);
      case Integer number -> {
        var named = naming.name(argument, number, key -> patterns.getOrDefault(key, key));
        yield named == null ? number : named;
      }
      case Number number -> number;
      case Object other -> other.toString();
    };
  }

  /// A constant by its name in the catalogue, as in `competition.league.name`, else its word.
  private String name(Enum<?> constant) {
    var word = Words.of(constant);
    return patterns.getOrDefault(
        Words.of(constant.getDeclaringClass()) + "." + word + ".name", word);
  }

  private void read(String catalogue) {
    try (InputStream in = Messages.class.getResourceAsStream(catalogue)) {
      if (in == null) return;
      patterns.putAll(
          JSON.readValue(in.readAllBytes(), new TypeReference<Map<String, String>>() {}));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
