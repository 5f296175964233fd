package touchline.app;

import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;

/// The texts that the help shows, by what they describe; an empty one is missing.
final class Described {
  private Described() {}

  /// Of this command and all below it: its header, its options, its parameters.
  static Map<String, String> all(CommandLine command) {
    var found = new TreeMap<String, String>();
    collect(command, found);
    return found;
  }

  private static void collect(CommandLine command, Map<String, String> found) {
    var spec = command.getCommandSpec();
    found.put(spec.qualifiedName(), String.join(" ", spec.usageMessage().header()));
    for (var option : spec.options()) {
      found.put(
          spec.qualifiedName() + " " + option.longestName(),
          String.join(" ", option.description()));
    }
    for (var parameter : spec.positionalParameters()) {
      found.put(
          spec.qualifiedName() + " " + parameter.paramLabel(),
          String.join(" ", parameter.description()));
    }
    for (var below : command.getSubcommands().values()) collect(below, found);
  }
}
