package touchline.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds for each rule and ruling the code that carries it out and the tests that pin it, by
/// reading the source tree: ids in `@Rule` and refusals of Java code, anywhere in Java tests (but
/// for comments), in the page's sources and tests, and in recorded games.
public final class Rulebooks {
  private static final Pattern MARK = Pattern.compile("@Rule\\((\\{[^}]*\\}|\"[^\"]*\")\\)");
  private static final Pattern ID = Pattern.compile("\\b([A-Z]+)-A?\\d{2,3}\\b");
  private static final Pattern COMMENT = Pattern.compile("(?m)(^|\\s)//.*$");
  private static final Pattern REFUSAL =
      Pattern.compile("(?:Refusal\\.of|refused?|refuse)\\(\\s*\"([A-Z]+-A?\\d+)\"");
  private static final List<String> PASSED_OVER = List.of("node_modules", "target", ".git", "dist");

  private Rulebooks() {}

  /// The coverage of a game's rules, in the source tree with this root.
  ///
  /// @throws IllegalArgumentException if the tree has no such game
  public static Coverage game(Path root, String id) {
    return coverage(root, root.resolve("games/src/main/resources/touchline/games/" + id));
  }

  /// The coverage of the table's own rules.
  public static Coverage table(Path root) {
    return coverage(root, root.resolve("engine/src/main/resources/touchline/engine"));
  }

  /// The root of the source tree that the working folder lies in.
  ///
  /// @throws IllegalStateException if it lies in none
  public static Path root() {
    for (var at = Path.of("").toAbsolutePath(); at != null; at = at.getParent())
      if (Files.exists(at.resolve("touchline")) && Files.exists(at.resolve("engine/pom.xml")))
        return at;
    throw new IllegalStateException("no source tree here");
  }

  private static Coverage coverage(Path root, Path folder) {
    var file = folder.resolve("rules.md");
    if (!Files.isRegularFile(file))
      throw new IllegalArgumentException("no " + root.relativize(file));
    var book = Rulebook.parse(text(file));
    var code = new TreeMap<String, Set<String>>();
    var tests = new TreeMap<String, Set<String>>();
    for (var source : sources(root)) {
      var name = root.relativize(source).toString().replace('\\', '/');
      var into = isTest(name) ? tests : code;
      for (var id : ids(name, text(source)))
        into.computeIfAbsent(id, _ -> new TreeSet<>()).add(name);
    }
    var lines = book.headings().values().stream().map(h -> line(h, code, tests)).toList();
    return new Coverage(lines, unknown(book, code, tests));
  }

  private static Coverage.Line line(
      Rulebook.Heading heading, Map<String, Set<String>> code, Map<String, Set<String>> tests) {
    Set<String> none = Set.of();
    return new Coverage.Line(
        heading,
        List.copyOf(code.getOrDefault(heading.id(), none)),
        List.copyOf(tests.getOrDefault(heading.id(), none)));
  }

  /// Ids that look like this rulebook's and stand in no heading.
  private static List<String> unknown(Rulebook book, Map<String, ?> code, Map<String, ?> tests) {
    var prefixes = new TreeSet<String>();
    for (var id : book.headings().keySet()) prefixes.add(id.substring(0, id.indexOf('-')));
    var all = new TreeSet<>(code.keySet());
    all.addAll(tests.keySet());
    all.removeIf(id -> book.has(id) || !prefixes.contains(id.substring(0, id.indexOf('-'))));
    return List.copyOf(all);
  }

  /// The ids that a source carries: of Java code only marks and refusals, of Java tests all that is
  /// asserted, but never a comment, for comments promise nothing.
  private static Set<String> ids(String name, String text) {
    var found = new TreeSet<String>();
    if (!name.endsWith(".java")) {
      ID.matcher(text).results().forEach(m -> found.add(m.group()));
      return found;
    }
    if (isTest(name)) {
      ID.matcher(COMMENT.matcher(text).replaceAll("")).results().forEach(m -> found.add(m.group()));
      return found;
    }
    MARK.matcher(text)
        .results()
        .forEach(mark -> ID.matcher(mark.group(1)).results().forEach(m -> found.add(m.group())));
    REFUSAL.matcher(text).results().forEach(m -> found.add(m.group(1)));
    return found;
  }

  private static boolean isTest(String name) {
    return name.contains("/src/test/")
        || name.startsWith("web/test/")
        || name.startsWith("web/e2e/")
        || name.matches(".*\\.(test|spec)\\.ts");
  }

  private static List<Path> sources(Path root) {
    var found = new ArrayList<Path>();
    for (var module : children(root))
      for (var part : List.of("src", "test", "e2e"))
        if (Files.isDirectory(module.resolve(part))) gather(module.resolve(part), found);
    return found;
  }

  private static List<Path> children(Path root) {
    try (Stream<Path> list = Files.list(root)) {
      return list.filter(Files::isDirectory)
          .filter(m -> !PASSED_OVER.contains(String.valueOf(m.getFileName())))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void gather(Path folder, List<Path> into) {
    try (var walk = Files.walk(folder)) {
      walk.filter(f -> f.toString().matches(".*\\.(java|ts|svelte|game)")).forEach(into::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
