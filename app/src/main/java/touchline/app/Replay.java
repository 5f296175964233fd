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
import touchline.engine.Entry;
import touchline.engine.Notation;
import touchline.engine.NotationException;
import touchline.engine.PackException;
import touchline.engine.Told;
import touchline.engine.record.RecordWriter;

/// Tells a recorded game as text: a line for each thing that happened, with the rule that made it
/// happen.
@Command(name = "replay")
final class Replay implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
  private Path file;

  @Option(names = "--moves")
  private boolean moves;

  @Option(names = "--pack", paramLabel = "DIR")
  private @Nullable Path pack;

  @Spec private CommandSpec spec;
  private final Texts texts;

  Replay(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() {
    try {
      return tell(Saved.read(file, pack), spec.commandLine().getOut());
    } catch (NotationException e) {
      throw Trouble.failed("check.unreadable", file, e.text());
    } catch (PackException e) {
      throw Trouble.failed("check.pack", file, e.problems().getFirst().text());
    }
  }

  private int tell(Saved saved, PrintWriter out) {
    var head = saved.record().head();
    var messages = new Messages(saved.game(), saved.setup().content(), texts.language());
    var notation = Notation.of(saved.game());
    out.println(
        texts.say("replay.head", saved.game().title().name(), head.seats(), saved.setup().pack()));
    var failure = saved.run((entry, told) -> line(entry, told, notation, messages, out));
    if (failure == null) return ExitCode.OK;
    var line = Integer.toString(failure.line());
    throw Trouble.failed("check.fails", file, line, failure.expected(), failure.found());
  }

  private void line(
      Entry entry, List<Told> told, Notation notation, Messages messages, PrintWriter out) {
    if (moves) out.println(RecordWriter.entry(entry, notation));
    for (var event : told) {
      out.println("  " + messages.tell(event.event()) + "  [" + event.event().rule() + "]");
    }
  }
}
