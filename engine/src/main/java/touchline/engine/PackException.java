package touchline.engine;

import java.util.List;
import java.util.stream.Collectors;

/// A pack that cannot be played with, and everything that is wrong with it.
public final class PackException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /// All problems found, in the order of files and lines.
  public PackException(List<Problem> problems) {
    super(problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  /// Everything that is wrong.
  public List<Problem> problems() {
    return problems;
  }
}
