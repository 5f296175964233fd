package touchline.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.engine.NotationException;
import touchline.engine.PackException;

/// Replays records and verifies what they expect. Each file gets a line; the first thing in it that
/// does not hold is named with its line and with what was found instead.
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "FILE")
  private List<Path> files;

  @Option(names = "--pack", paramLabel = "DIR")
  private @Nullable Path pack;

  @Spec private CommandSpec spec;
  private final Texts texts;

  CheckCommand(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    int bad = 0;
    for (var file : files) if (!holds(file, out)) bad++;
    if (files.size() > 1) out.println(texts.say("check.sum", files.size() - bad, bad));
    return bad == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private boolean holds(Path file, PrintWriter out) {
    try {
      var saved = Saved.read(file, pack);
      var failure = saved.run((_, _) -> {});
      if (failure == null) {
        out.println(texts.say("check.holds", file, saved.moves()));
        return true;
      }
      out.println(
          texts.say(
              "check.fails",
              file,
              Integer.toString(failure.line()),
              failure.expected(),
              failure.found()));
    } catch (NotationException e) {
      out.println(texts.say("check.unreadable", file, e.text()));
    } catch (PackException e) {
      out.println(texts.say("check.pack", file, e.problems().getFirst().text()));
    }
    return false;
  }
}
