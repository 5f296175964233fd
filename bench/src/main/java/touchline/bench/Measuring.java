package touchline.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// Runs every benchmark and writes what came out, with the ratios to the limit, to a file.
public final class Measuring {
  private Measuring() {}

  /// The file to write is the only argument.
  ///
  /// @throws RunnerException if a benchmark fails
  /// @throws IOException if the file cannot be written
  public static void main(String... arguments) throws RunnerException, IOException {
    var file = Path.of(arguments.length > 0 ? arguments[0] : "bench.md").toAbsolutePath();
    var options = new OptionsBuilder().include(SeasonBenchmark.class.getSimpleName()).build();
    write(file, page(new Runner(options).run(), choices()));
  }

  /// How many choices one random game has, through the interfaces and in the limit.
  private static double[] choices() {
    var subject = Subject.season();
    var limit = Subject.limit();
    long made = 0;
    int games = 200;
    for (int i = 0; i < games; i++) {
      made += subject.game();
      limit.game();
    }
    return new double[] {(double) made / games, (double) limit.choices / games};
  }

  private static String page(Collection<RunResult> results, double[] choices) {
    Map<String, double[]> scores = new TreeMap<>();
    for (var result : results) {
      var primary = result.getPrimaryResult();
      var error = primary.getScoreError();
      scores.put(primary.getLabel(), new double[] {primary.getScore(), error});
    }
    var page = new StringBuilder();
    page.append(
        "# Speed\n\nWritten by `./touchline bench`: on one core, a second, all in one run.\n");
    page.append("The limit is the same game fused by hand into loops over arrays");
    page.append(" (`bench/src/main/java/touchline/bench/Limit.java`).\n\n");
    page.append("Match of the Season, four managers, random play; Java ");
    page.append(System.getProperty("java.version")).append(".\n\n");
    page.append("| what | a second | ± |\n|---|---|---|\n");
    scores.forEach(
        (name, s) -> page.append(line("| %s | %,.0f | %,.0f |%n", words(name), s[0], s[1])));
    double games = score(scores, "games") / score(scores, "limitGames");
    double copies = score(scores, "copies") / score(scores, "limitCopies");
    page.append(line("%nGames: %.2f of the limit; copies: %.2f.%n", games, copies));
    double each = games * choices[0] / choices[1];
    page.append(
        line(
            "Choices in a game: %.0f, in the limit %.0f; by choices %.2f of the limit.%n",
            choices[0], choices[1], each));
    return page.toString();
  }

  private static double score(Map<String, double[]> scores, String name) {
    return Objects.requireNonNull(scores.get(name), name)[0];
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format.replace("%n", "\n"), values);
  }

  private static String words(String name) {
    return switch (name) {
      case "games" -> "whole games through the interfaces";
      case "limitGames" -> "whole games of the limit";
      case "copies" -> "copies of a state";
      case "limitCopies" -> "copies of the limit's state, into one that is there";
      case "imagined" -> "copies dealt anew for a seat";
      default -> "lists of legal moves";
    };
  }

  private static void write(Path file, String text) throws IOException {
    var draft = file.resolveSibling("." + file.getFileName() + ".part");
    Files.writeString(draft, text);
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    System.out.println(text);
  }
}
