package touchline.games.fs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import touchline.engine.Pack;
import touchline.engine.Problem;
import touchline.engine.Rule;
import touchline.engine.Words;

/// What a deck must be like: its counts, its marks, and that an eleven can be formed with it. Cards
/// of expansions take the place of others of their kind.
@Rule({"FS-002", "FS-004", "FS-005", "FS-006", "FS-007", "FS-008", "FS-009", "FS-A65"})
final class DeckCheck {
  private static final int LEAST_MARKED = 8;

  private final FsContent content;
  private final Pack pack;
  private final List<Problem> problems = new ArrayList<>();

  private DeckCheck(FsContent content, Pack pack) {
    this.content = content;
    this.pack = pack;
  }

  static List<Problem> problems(FsContent content, Pack pack) {
    var check = new DeckCheck(content, pack);
    check.footballers();
    check.tactics();
    check.plain();
    if (check.problems.isEmpty()) check.elevens();
    return check.problems;
  }

  @Rule({"FS-004", "FS-008", "FS-A01", "FS-A24"})
  private void footballers() {
    var all = content.footballers();
    for (var sector : Sector.values())
      count(
          Sheets.FOOTBALLERS,
          Words.of(sector) + "s",
          all.stream().filter(f -> f.sector() == sector).count(),
          sector.footballers);
    marked("stars", all.stream().filter(FsContent.Footballer::star).count());
    marked("lions", all.stream().filter(FsContent.Footballer::lion).count());
    var numbers = new HashSet<Integer>();
    var names = new HashSet<String>();
    for (int i = 0; i < all.size(); i++) {
      var one = all.get(i);
      if (!numbers.add(one.number())) again(i, "number " + one.number());
      if (!names.add(one.name())) again(i, one.name());
    }
  }

  private void again(int row, String what) {
    int line = line(Sheets.FOOTBALLERS, row);
    problems.add(new Problem(Sheets.FOOTBALLERS, line, what + " again", "each once"));
  }

  /// The line of a row, from 0; 0 where the file is missing.
  private int line(String file, int row) {
    var sheet = pack.sheets().get(file);
    return sheet == null ? 0 : sheet.rows().get(row).line();
  }

  private void marked(String what, long found) {
    if (found < LEAST_MARKED)
      problems.add(
          new Problem(
              Sheets.FOOTBALLERS, 0, found + " " + what, "at least " + LEAST_MARKED + " " + what));
  }

  @Rule({"FS-005", "FS-A03"})
  private void tactics() {
    count(Sheets.TACTICS, "tactics", content.tactics().size(), FsContent.TACTICS);
    for (int i = 0; i < content.tactics().size(); i++) {
      int number = content.tactics().get(i).number();
      int line = line(Sheets.TACTICS, i);
      if (number != i + 1)
        problems.add(
            new Problem(Sheets.TACTICS, line, "number " + number, "numbers from 1 in order"));
    }
  }

  @Rule({"FS-006", "FS-007"})
  private void plain() {
    Map<Kind, Integer> copies = new HashMap<>();
    for (var one : content.plain()) copies.merge(one.kind(), one.copies(), Integer::sum);
    for (var kind : Kind.values())
      count(
          Sheets.CARDS,
          "cards of " + Words.of(kind),
          copies.getOrDefault(kind, 0),
          kind.plain() ? kind.copies : 0);
  }

  private void count(String file, String what, long found, int expected) {
    if (found != expected)
      problems.add(new Problem(file, 0, found + " " + what, expected + " " + what));
  }

  /// Whoever owned all footballers could prove every tactic.
  @Rule("FS-A04")
  private void elevens() {
    var all = new int[FsContent.FOOTBALLERS];
    for (int f = 0; f < all.length; f++) all[f] = f;
    for (int t = 0; t < FsContent.TACTICS; t++) {
      if (Eleven.filled(content, t, all) == FsContent.ELEVEN) continue;
      int line = line(Sheets.TACTICS, t);
      problems.add(
          new Problem(
              Sheets.TACTICS, line, "no eleven among the footballers", "one who plays each place"));
    }
  }
}
