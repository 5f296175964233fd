package touchline.testkit;

/// A law that does not hold: which, in what way, the shortest record found that shows it, and the
/// same place as a position (set-up and the fields that differ).
public record Breach(String law, String what, String record, String position) {
  /// All of it, to be printed.
  public String text() {
    return "law "
        + law
        + " does not hold: "
        + what
        + "\n\n"
        + record
        + "\nas a position:\n"
        + position;
  }
}
