package touchline.games.demo;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import touchline.engine.Content;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Rule;

/// The players of the box, numbered from 0 in the order of the file.
@Rule("DEMO-003")
record DemoContent(List<Player> players) implements Content {
  /// How many players there must be.
  static final int PLAYERS = 40;

  /// The best skill a player may have.
  static final int BEST = 5;

  static final String FILE = "players.csv";

  /// A name and a skill from 1 to 5.
  record Player(String name, int skill) {}

  /// Understands and checks a pack.
  ///
  /// @throws PackException with every problem
  static DemoContent read(Pack pack) {
    var sheet = pack.sheets().get(FILE);
    if (sheet == null) throw new PackException(List.of(problem(0, "no file", "a file " + FILE)));
    var problems = new ArrayList<Problem>();
    if (!sheet.columns().equals(List.of("name", "skill")))
      problems.add(problem(1, String.join(",", sheet.columns()), "the columns name,skill"));
    else if (sheet.rows().size() != PLAYERS)
      problems.add(problem(0, sheet.rows().size() + " players", PLAYERS + " players"));
    var players = new ArrayList<Player>();
    var names = new HashSet<String>();
    for (var row : sheet.rows()) {
      var name = row.text("name");
      if (name.isEmpty()) problems.add(problem(row.line(), "no name", "a name"));
      else if (!names.add(name))
        problems.add(problem(row.line(), name + " again", "each name once"));
      players.add(new Player(name, skill(row, problems)));
    }
    if (!problems.isEmpty()) throw new PackException(problems);
    return new DemoContent(List.copyOf(players));
  }

  private static int skill(Pack.Row row, List<Problem> problems) {
    var text = row.text("skill");
    if (text.matches("[1-" + BEST + "]")) return Integer.parseInt(text);
    problems.add(
        problem(row.line(), text.isEmpty() ? "no skill" : text, "a skill from 1 to " + BEST));
    return 0;
  }

  private static Problem problem(int line, String found, String expected) {
    return new Problem(FILE, line, found, expected);
  }
}
