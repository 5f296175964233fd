package touchline.engine;

/// Something wrong in a pack: the file, the line (0 if the whole file is meant), what was found and
/// what was expected.
public record Problem(String file, int line, String found, String expected) {
  /// One line for people: `players.csv:17: found 6, expected stars from 1 to 5`.
  public String text() {
    return file + (line > 0 ? ":" + line : "") + ": found " + found + ", expected " + expected;
  }
}
