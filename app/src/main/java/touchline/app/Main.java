package touchline.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The entry point: reads the command and hands over to the class that carries it out.
@Command(
    name = "touchline",
    subcommands = {
      Play.class,
      TestCommand.class,
      Replay.class,
      CheckCommand.class,
      SimulateCommand.class,
      BenchCommand.class,
      FuzzCommand.class,
      RulesCommand.class,
      PackCommand.class,
      WarmUp.class,
    })
public final class Main implements Runnable {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      descriptionKey = "help")
  @SuppressWarnings("UnusedVariable") // picocli reads it
  private boolean help;

  /// Runs the program and ends it with the command's exit code.
  public static void main(String... arguments) {
    var out = writer(new Pipe(new FileOutputStream(FileDescriptor.out)));
    var err = writer(new FileOutputStream(FileDescriptor.err));
    System.exit(run(out, err, language(System.getenv()), arguments));
  }

  /// The language asked for. The variables themselves are read, for a system on which that language
  /// is not installed speaks English to Java.
  static Locale language(Map<String, String> environment) {
    for (var name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      var wish = environment.getOrDefault(name, "");
      if (!wish.isEmpty()) return Locale.of(wish.split("[_.@]", 2)[0]);
    }
    return Locale.getDefault();
  }

  /// Runs one command in the language asked for and gives its exit code. Writes nowhere else.
  public static int run(PrintWriter out, PrintWriter err, Locale language, String... arguments) {
    var texts = new Texts(language);
    try {
      int code = commands(out, err, texts).execute(arguments);
      out.flush();
      return code;
    } catch (Pipe.Closed closed) {
      return closed.told(err, texts);
    } finally {
      err.flush();
    }
  }

  /// The tree of commands, for running and for listing.
  static CommandLine commands(PrintWriter out, PrintWriter err, Texts texts) {
    var commands = new CommandLine(new Main(), new Wiring(texts));
    commands
        .setOut(out)
        .setErr(err)
        .setResourceBundle(texts.bundle())
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setParameterExceptionHandler(new WrongUse(texts))
        .setExecutionExceptionHandler(troubles(texts))
        .setExecutionStrategy(parsed -> carryOut(parsed, texts));
    return commands;
  }

  /// Without a command there is nothing to do but to explain what there is.
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /// Carries the command out, unless nobody reads what it says.
  private static int carryOut(CommandLine.ParseResult parsed, Texts texts) {
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (Pipe.Closed closed) {
      return closed.told(parsed.commandSpec().commandLine().getErr(), texts);
    }
  }

  /// What went wrong with a reason is told in a sentence; anything else is our fault and shows its
  /// trace.
  private static IExecutionExceptionHandler troubles(Texts texts) {
    return (thrown, command, _) -> {
      switch (thrown) {
        case Pipe.Closed closed -> {
          return closed.told(command.getErr(), texts);
        }
        case Trouble trouble -> {
          command.getOut().flush(); // what was said before comes before
          command.getErr().println(texts.say(trouble.key(), trouble.arguments()));
          return trouble.exitCode();
        }
        default -> {
          command.getErr().println(texts.say("trouble.unexpected", thrown));
          thrown.printStackTrace(command.getErr());
          return CommandLine.ExitCode.SOFTWARE;
        }
      }
    };
  }

  static PrintWriter writer(java.io.OutputStream to) {
    return new PrintWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8), false);
  }
}
