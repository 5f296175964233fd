package touchline.games.fs;

import java.util.Arrays;
import java.util.List;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Rows;
import touchline.engine.Rows.Row;
import touchline.engine.Rule;
import touchline.engine.Words;

/// Turns the rows of a pack into cards; what cannot be read is told with its line. The deck as a
/// whole is checked afterwards by [DeckCheck].
final class Sheets {
  static final String FOOTBALLERS = "footballers.csv";
  static final String TACTICS = "tactics.csv";
  static final String CARDS = "cards.csv";
  static final List<String> FILES = List.of(FOOTBALLERS, TACTICS, CARDS);
  private static final int HIGHEST = 999;

  private Sheets() {}

  /// Understands and checks a pack.
  ///
  /// @throws PackException with every problem
  static FsContent read(Pack pack) {
    var rows = new Rows(pack, FILES);
    var content =
        new FsContent(
            rows.of(FOOTBALLERS, Sheets::footballer),
            rows.of(TACTICS, Sheets::tactic),
            rows.of(CARDS, Sheets::plain));
    var unread = rows.problems();
    var problems = unread.isEmpty() ? DeckCheck.problems(content, pack) : unread;
    if (!problems.isEmpty()) throw new PackException(problems);
    return content;
  }

  @Rule({"FS-010", "FS-A02"})
  private static FsContent.Footballer footballer(Row row) {
    return new FsContent.Footballer(
        row.number("number", 1, HIGHEST),
        row.name("name"),
        row.constant("sector", Sector.class),
        spots(row, "positions", 1, 3),
        List.of(
            row.number("technique", 1, 3),
            row.number("strength", 1, 3),
            row.number("tactics", 1, 3)),
        mark(row, "star"),
        mark(row, "lion"),
        mark(row, "captain"),
        mark(row, "champion"));
  }

  private static FsContent.Tactic tactic(Row row) {
    return new FsContent.Tactic(
        row.number("number", 1, FsContent.TACTICS),
        row.name("name"),
        spots(row, "positions", FsContent.ELEVEN, FsContent.ELEVEN),
        row.name("type_en"),
        row.name("type_pt"),
        row.name("text_en"),
        row.name("text_pt"));
  }

  private static FsContent.Plain plain(Row row) {
    return new FsContent.Plain(
        row.constant("kind", Kind.class),
        row.number("copies", 1, FsContent.DECK),
        row.name("name_en"),
        row.name("name_pt"),
        row.name("text_en"),
        row.name("text_pt"));
  }

  private static boolean mark(Row row, String column) {
    var text = row.text(column);
    if (!text.isEmpty() && !text.equals("yes"))
      row.problem(text, "yes or nothing in column " + column);
    return text.equals("yes");
  }

  private static List<Spot> spots(Row row, String column, int least, int most) {
    var text = row.text(column);
    var words = text.isEmpty() ? List.<String>of() : Arrays.asList(text.split("\\s+"));
    var known = Arrays.stream(Spot.values()).map(Words::of).toList();
    if (words.size() >= least && words.size() <= most && known.containsAll(words))
      return words.stream().map(word -> Words.constant(Spot.class, word)).toList();
    var number = least == most ? "" + least : least + " to " + most;
    row.problem(text, number + " of " + String.join(" ", known) + " in column " + column);
    return List.of();
  }
}
