package touchline.app;

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
import touchline.engine.Game;
import touchline.engine.PackException;

/// Says what is wrong with a folder of cards, all of it at once, or that nothing is.
@Command(name = "check")
final class PackCheck implements Callable<Integer> {
  @Parameters(paramLabel = "DIR", descriptionKey = "DIR")
  private Path folder;

  @Option(names = "--game", paramLabel = "GAME")
  private @Nullable String id;

  @Spec private CommandSpec spec;
  private final Texts texts;

  PackCheck(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    if (!Files.isDirectory(folder)) throw Trouble.misused("pack.no-folder", folder);
    var game = game();
    try {
      var pack = Shelf.pack(game, folder);
      game.content(pack);
      out.println(texts.say("pack.good", folder, game.title().name(), pack.hash()));
      return ExitCode.OK;
    } catch (PackException e) {
      for (var problem : e.problems()) out.println(folder + "/" + problem.text());
      out.println(texts.say("pack.bad", e.problems().size(), game.title().name()));
      return ExitCode.SOFTWARE;
    }
  }

  private Game<?> game() {
    if (id != null) return Shelf.game(id);
    var game = Shelf.gameOf(folder);
    if (game == null) throw Trouble.misused("pack.whose", folder, Shelf.ids());
    return game;
  }
}
