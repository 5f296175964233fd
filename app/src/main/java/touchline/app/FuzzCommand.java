package touchline.app;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.engine.Game;
import touchline.games.Games;

/// Holds one game, or all in turn, to the laws for as long as one likes. The first breach is shown
/// as a record that `check` understands.
@Command(name = "fuzz")
final class FuzzCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", arity = "0..1", descriptionKey = "GAME")
  private @Nullable String id;

  @Option(names = "--minutes", paramLabel = "N", defaultValue = "1")
  private double minutes;

  @Option(names = "--seed", paramLabel = "S")
  private @Nullable Long seed;

  @Spec private CommandSpec spec;
  private final Texts texts;

  FuzzCommand(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() {
    List<Game<?>> games = id == null ? Games.ALL : List.of(Shelf.game(id));
    if (!(minutes > 0)) throw Trouble.misused("fuzz.minutes", minutes);
    long from = seed == null ? System.nanoTime() : seed;
    var each = Duration.ofNanos(Math.round(minutes * 60e9 / games.size()));
    for (var game : games) if (!holds(game, each, from)) return ExitCode.SOFTWARE;
    return ExitCode.OK;
  }

  private boolean holds(Game<?> game, Duration time, long from) {
    var out = spec.commandLine().getOut();
    var progress = Progress.on(spec.commandLine().getErr(), texts);
    var cores = Runtime.getRuntime().availableProcessors();
    var report = new Fuzzing(game, time, from, progress).run(cores);
    report.breach().ifPresent(breach -> out.println(breach.text()));
    var key = report.breach().isEmpty() ? "fuzz.held" : "fuzz.broken";
    out.println(
        texts.say(key, game.title().name(), report.games(), report.entries(), Long.toString(from)));
    out.flush();
    return report.breach().isEmpty();
  }
}
