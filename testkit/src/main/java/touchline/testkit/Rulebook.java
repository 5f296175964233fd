package touchline.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The headings of a `rules.md`, by id, in order.
public record Rulebook(Map<String, Heading> headings) {
  private static final Pattern HEADING =
      Pattern.compile("^#{2,4} +([A-Z]+-A?\\d+) +(.+)$", Pattern.MULTILINE);
  private static final Pattern REASON = Pattern.compile("\\(not enforced: ([^)]+)\\)");

  /// One rule or ruling: id, title, and why no code enforces it, if so.
  public record Heading(String id, String title, Optional<String> reason) {
    /// Whether it is a ruling, as in `MOTS-A14`.
    public boolean ruling() {
      return id.contains("-A");
    }
  }

  /// The headings in the text of a rulebook.
  ///
  /// @throws IllegalArgumentException if an id stands there twice
  public static Rulebook parse(String text) {
    var headings = new LinkedHashMap<String, Heading>();
    var found = HEADING.matcher(text).results().toList();
    for (int i = 0; i < found.size(); i++) {
      int end = i + 1 < found.size() ? found.get(i + 1).start() : text.length();
      var reason = REASON.matcher(text.substring(found.get(i).start(), end));
      var id = found.get(i).group(1);
      var heading =
          new Heading(
              id,
              found.get(i).group(2).trim(),
              reason.find() ? Optional.of(reason.group(1)) : Optional.empty());
      if (headings.put(id, heading) != null) throw new IllegalArgumentException(id + " twice");
    }
    return new Rulebook(headings);
  }

  /// The rulebook of a game, by its id, from the class path.
  public static Rulebook of(String game) {
    return parse(resource("touchline/games/" + game + "/rules.md"));
  }

  /// The table's own rulebook.
  public static Rulebook table() {
    return parse(resource("touchline/engine/rules.md"));
  }

  /// Whether there is such a rule or ruling.
  public boolean has(String id) {
    return headings.containsKey(id);
  }

  /// A text on the class path.
  ///
  /// @throws IllegalArgumentException if it is not there
  static String resource(String path) {
    try (var in = Rulebook.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) throw new IllegalArgumentException("no " + path + " on the class path");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
