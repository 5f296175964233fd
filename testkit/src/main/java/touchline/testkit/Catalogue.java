package touchline.testkit;

import java.util.LinkedHashMap;
import java.util.Map;

/// A message catalogue: a flat JSON object of keys and ICU messages. Read here by hand, for the kit
/// depends on no JSON library.
public record Catalogue(Map<String, String> messages) {
  /// Reads the text of a catalogue.
  ///
  /// @throws IllegalArgumentException saying where it is not a flat object of strings, or which key
  ///   stands there twice
  public static Catalogue parse(String json) {
    return new Catalogue(new Reading(json).object());
  }

  /// A game's messages in `en` or `pt`, with the table's own.
  public static Catalogue of(String game, String language) {
    var all = new LinkedHashMap<String, String>();
    var file = "/messages." + language + ".json";
    all.putAll(parse(Rulebook.resource("touchline/engine" + file)).messages);
    all.putAll(parse(Rulebook.resource("touchline/games/" + game + file)).messages);
    return new Catalogue(all);
  }

  private static final class Reading {
    private final String text;
    private int at;

    Reading(String text) {
      this.text = text;
    }

    Map<String, String> object() {
      var out = new LinkedHashMap<String, String>();
      expect('{');
      if (peek() == '}') return out;
      do {
        var key = string();
        expect(':');
        if (out.put(key, string()) != null) throw new IllegalArgumentException("two of " + key);
      } while (next() == ',');
      at--;
      expect('}');
      return out;
    }

    private String string() {
      expect('"');
      var out = new StringBuilder();
      while (text.charAt(at) != '"') out.append(letter());
      at++;
      return out.toString();
    }

    private char letter() {
      char c = text.charAt(at++);
      if (c != '\\') return c;
      char escaped = text.charAt(at++);
      return switch (escaped) {
        case 'n' -> '\n';
        case 't' -> '\t';
        case 'u' -> (char) Integer.parseInt(text.substring(at, at += 4), 16);
        default -> escaped;
      };
    }

    private char peek() {
      while (Character.isWhitespace(text.charAt(at))) at++;
      return text.charAt(at);
    }

    private char next() {
      char c = peek();
      at++;
      return c;
    }

    private void expect(char wanted) {
      char found = next();
      if (found != wanted)
        throw new IllegalArgumentException(
            "found " + found + " at " + (at - 1) + ", expected " + wanted);
    }
  }
}
