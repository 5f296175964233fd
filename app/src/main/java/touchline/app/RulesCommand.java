package touchline.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.games.Games;
import touchline.testkit.Rulebook;
import touchline.testkit.Rulebooks;

/// Lists the games, the rules of one, or for each rule where the sources enforce and test it.
@Command(name = "rules")
final class RulesCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", arity = "0..1", descriptionKey = "GAME")
  private @Nullable String id;

  @Option(names = "--coverage")
  private boolean coverage;

  @Spec private CommandSpec spec;
  private final Texts texts;

  RulesCommand(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() throws Exception {
    var out = spec.commandLine().getOut();
    if (coverage) return cover(out);
    if (id == null) games(out);
    else rules(Shelf.game(id).title().id(), out);
    return ExitCode.OK;
  }

  private void games(PrintWriter out) {
    for (var game : Games.ALL) {
      var title = game.title();
      int rules = Rulebook.of(title.id()).headings().size();
      out.println(
          texts.say(
              "rules.game",
              title.id(),
              title.name(),
              title.fewestSeats(),
              title.mostSeats(),
              rules));
    }
    out.println(texts.say("rules.more"));
  }

  private void rules(String game, PrintWriter out) throws Exception {
    for (var heading : Rulebook.parse(rulebook(game)).headings().values()) {
      out.println((heading.ruling() ? "  " : "") + heading.id() + "  " + heading.title());
    }
  }

  /// The rulebook in the person's language.
  private String rulebook(String game) throws Exception {
    var ending = texts.language().getLanguage().equals("pt") ? ".pt.md" : ".md";
    var name = "/touchline/games/" + game + "/rules" + ending;
    try (var in = RulesCommand.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException("no " + name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /// Exit code 1 if anything is missing.
  private int cover(PrintWriter out) {
    var root = Path.of(System.getProperty("touchline.home", ""));
    if (!Files.isDirectory(root.resolve("games/src"))) throw Trouble.misused("rules.no-sources");
    int missing = 0;
    for (var game : Games.ALL) {
      if (id != null && !game.equals(Shelf.game(id))) continue;
      var found = Rulebooks.game(root.toAbsolutePath(), game.title().id());
      out.print(found.text());
      missing += found.missing().size() + found.unknown().size() + found.contradictory().size();
    }
    return missing == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
