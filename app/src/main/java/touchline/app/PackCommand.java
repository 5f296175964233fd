package touchline.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Work on card packs; what can be done stands below it.
@Command(name = "pack", subcommands = PackCheck.class)
final class PackCommand implements Runnable {
  @Spec private CommandSpec spec;
  private final Texts texts;

  PackCommand(Texts texts) {
    this.texts = texts;
  }

  @Override
  public void run() {
    CommandLine here = spec.commandLine();
    throw new ParameterException(here, texts.say("pack.what"));
  }
}
