package touchline.app;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// A command put wrongly: says what is wrong, offers the nearest right words, and where to read
/// more. Exit code 2.
record WrongUse(Texts texts) implements CommandLine.IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException wrong, String[] arguments) {
    var command = wrong.getCommandLine();
    var err = command.getErr();
    err.println(what(wrong));
    var near = nearest(wrong);
    if (!near.isEmpty()) err.println(texts.say("wrong.near", String.join(", ", near)));
    err.println(
        texts.say("wrong.help", "./" + command.getCommandSpec().qualifiedName() + " --help"));
    return ExitCode.USAGE;
  }

  private String what(ParameterException wrong) {
    return switch (wrong) {
      case UnmatchedArgumentException e -> texts.say("wrong.unknown", e.getUnmatched().getFirst());
      case MissingParameterException e ->
          texts.say(
              "wrong.missing", String.join(" ", e.getMissing().stream().map(this::name).toList()));
      case ParameterException e when e.getArgSpec() != null && e.getValue() != null ->
          texts.say("wrong.value", name(e.getArgSpec()), e.getValue());
      case ParameterException e -> String.valueOf(e.getMessage());
    };
  }

  private String name(CommandLine.Model.ArgSpec argument) {
    return argument instanceof CommandLine.Model.OptionSpec option
        ? option.longestName()
        : argument.paramLabel();
  }

  private static List<String> nearest(ParameterException wrong) {
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) return List.of();
    var found = new ArrayList<String>();
    for (var suggestion : unmatched.getSuggestions()) {
      if (found.size() < 3) found.add(suggestion);
    }
    return found;
  }
}
