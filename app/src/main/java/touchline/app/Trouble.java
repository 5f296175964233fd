package touchline.app;

import picocli.CommandLine.ExitCode;

/// A command cannot go on, for a reason that the person can do something about. It is told as a
/// sentence from the catalogue, without a trace.
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final transient Object[] arguments;
  private final int exitCode;

  private Trouble(int exitCode, String key, Object... arguments) {
    super(key);
    this.exitCode = exitCode;
    this.key = key;
    this.arguments = arguments;
  }

  /// It was put rightly and went wrong: exit code 1.
  static Trouble failed(String key, Object... arguments) {
    return new Trouble(ExitCode.SOFTWARE, key, arguments);
  }

  /// It was put wrongly: exit code 2.
  static Trouble misused(String key, Object... arguments) {
    return new Trouble(ExitCode.USAGE, key, arguments);
  }

  String key() {
    return key;
  }

  Object[] arguments() {
    return arguments.clone();
  }

  int exitCode() {
    return exitCode;
  }
}
