package touchline.testkit;

import java.util.List;

/// For each rule of a rulebook, where it is carried out and where it is tested; and ids in the
/// sources that no rulebook knows.
public record Coverage(List<Line> lines, List<String> unknown) {
  /// One rule or ruling, with the source files that carry its id.
  public record Line(Rulebook.Heading rule, List<String> code, List<String> tests) {
    /// Whether it has code and a test.
    public boolean enforced() {
      return !code.isEmpty() && !tests.isEmpty();
    }

    /// Whether it has neither, nor a reason why.
    public boolean missing() {
      return !enforced() && rule.reason().isEmpty();
    }

    /// Whether it says that no code enforces it, and yet code or a test carries its id.
    public boolean contradictory() {
      return rule.reason().isPresent() && !(code.isEmpty() && tests.isEmpty());
    }

    private String text() {
      var name = rule.id() + " " + rule.title();
      if (!enforced() && rule.reason().isPresent())
        return name + "\n    not enforced: " + rule.reason().get();
      return name + part("code", code) + part("tests", tests);
    }

    private static String part(String name, List<String> files) {
      return "\n    " + name + ": " + (files.isEmpty() ? "MISSING" : String.join(", ", files));
    }
  }

  /// The rules and rulings without code or without a test, and without a reason.
  public List<String> missing() {
    return lines.stream().filter(Line::missing).map(l -> l.rule.id()).toList();
  }

  /// The rules and rulings that are said not to be enforced, but which the sources carry.
  public List<String> contradictory() {
    return lines.stream().filter(Line::contradictory).map(l -> l.rule.id()).toList();
  }

  /// For people: a paragraph for each rule, then the sums, rulings first. The last line reads `170
  /// of 170`: rules that are enforced or say why they are not, of all rules.
  public String text() {
    var out = new StringBuilder();
    for (var line : lines) out.append(line.text()).append('\n');
    for (var id : unknown)
      out.append("in the sources but in no rulebook: ").append(id).append('\n');
    for (var id : contradictory())
      out.append("said not to be enforced, but carried by the sources: ").append(id).append('\n');
    var rulings = lines.stream().filter(l -> l.rule.ruling()).toList();
    var rules = lines.stream().filter(l -> !l.rule.ruling()).toList();
    if (!rulings.isEmpty()) out.append("rulings: ").append(sums(rulings)).append('\n');
    out.append("rules: ").append(sums(rules)).append('\n');
    return out.append(kept(rules)).append(" of ").append(rules.size()).append('\n').toString();
  }

  private static String sums(List<Line> lines) {
    long enforced = lines.stream().filter(Line::enforced).count();
    return enforced
        + " enforced, "
        + (kept(lines) - enforced)
        + " with reason, "
        + (lines.size() - kept(lines))
        + " missing";
  }

  private static long kept(List<Line> lines) {
    return lines.stream().filter(l -> !l.missing()).count();
  }
}
