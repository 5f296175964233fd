package touchline.games.fs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import touchline.engine.NotationException;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Rule;
import touchline.engine.Words;

/// Turns the rows of a pack into cards; what cannot be read is a [Problem] with its line. The deck
/// as a whole is checked afterwards by [DeckCheck].
final class Sheets {
  static final String FOOTBALLERS = "footballers.csv";
  static final String TACTICS = "tactics.csv";
  static final String CARDS = "cards.csv";
  static final List<String> FILES = List.of(FOOTBALLERS, TACTICS, CARDS);
  private static final int HIGHEST = 999;
  private static final int LONGEST = 200;

  private final Pack pack;
  private final List<Problem> problems = new ArrayList<>();

  private Sheets(Pack pack) {
    this.pack = pack;
  }

  /// Understands and checks a pack.
  ///
  /// @throws PackException with every problem
  static FsContent read(Pack pack) {
    var sheets = new Sheets(pack);
    var content =
        new FsContent(
            sheets.rows(FOOTBALLERS, sheets::footballer),
            sheets.rows(TACTICS, sheets::tactic),
            sheets.rows(CARDS, sheets::plain));
    if (sheets.problems.isEmpty()) sheets.problems.addAll(DeckCheck.problems(content, pack));
    if (!sheets.problems.isEmpty()) throw new PackException(sheets.problems);
    return content;
  }

  @Rule({"FS-010", "FS-A02"})
  private FsContent.Footballer footballer(Line line) {
    return new FsContent.Footballer(
        line.number("number", 1, HIGHEST),
        line.name("name"),
        line.constant("sector", Sector.class),
        line.spots("positions", 1, 3),
        List.of(
            line.number("technique", 1, 3),
            line.number("strength", 1, 3),
            line.number("tactics", 1, 3)),
        line.mark("star"),
        line.mark("lion"),
        line.mark("captain"),
        line.mark("champion"));
  }

  private FsContent.Tactic tactic(Line line) {
    return new FsContent.Tactic(
        line.number("number", 1, FsContent.TACTICS),
        line.name("name"),
        line.spots("positions", FsContent.ELEVEN, FsContent.ELEVEN),
        line.name("type_en"),
        line.name("type_pt"),
        line.name("text_en"),
        line.name("text_pt"));
  }

  private FsContent.Plain plain(Line line) {
    return new FsContent.Plain(
        line.constant("kind", Kind.class),
        line.number("copies", 1, FsContent.DECK),
        line.name("name_en"),
        line.name("name_pt"),
        line.name("text_en"),
        line.name("text_pt"));
  }

  private <T> List<T> rows(String file, Function<Line, T> maker) {
    var sheet = pack.sheets().get(file);
    if (sheet != null)
      return sheet.rows().stream().map(row -> maker.apply(new Line(file, row))).toList();
    problems.add(new Problem(file, 0, "no such file", "one of " + FILES));
    return List.of();
  }

  /// A row that reports instead of failing, so that all problems are told at once.
  private final class Line {
    private final String file;
    private final Pack.Row row;

    Line(String file, Pack.Row row) {
      this.file = file;
      this.row = row;
    }

    private void problem(String found, String expected) {
      problems.add(new Problem(file, row.line(), found.isEmpty() ? "nothing" : found, expected));
    }

    String name(String column) {
      var text = row.text(column);
      if (text.isEmpty()) problem(text, "a text in column " + column);
      if (text.length() > LONGEST)
        problem("a text of " + text.length() + " characters", "at most " + LONGEST);
      return text;
    }

    int number(String column, int least, int most) {
      var text = row.text(column);
      int value = text.matches("\\d{1,4}") ? Integer.parseInt(text) : -1;
      if (value >= least && value <= most) return value;
      problem(text, "a whole number from " + least + " to " + most + " in column " + column);
      return least;
    }

    boolean mark(String column) {
      var text = row.text(column);
      if (!text.isEmpty() && !text.equals("yes"))
        problem(text, "yes or nothing in column " + column);
      return text.equals("yes");
    }

    <E extends Enum<E>> E constant(String column, Class<E> type) {
      try {
        return Words.constant(type, row.text(column));
      } catch (NotationException e) {
        problem(
            row.text(column), e.text().replaceFirst(".*expected ", "") + " in column " + column);
        return type.getEnumConstants()[0];
      }
    }

    List<Spot> spots(String column, int least, int most) {
      var text = row.text(column);
      var words = text.isEmpty() ? List.<String>of() : Arrays.asList(text.split("\\s+"));
      var known = Arrays.stream(Spot.values()).map(Words::of).toList();
      if (words.size() >= least && words.size() <= most && known.containsAll(words))
        return words.stream().map(word -> Words.constant(Spot.class, word)).toList();
      var number = least == most ? "" + least : least + " to " + most;
      problem(text, number + " of " + String.join(" ", known) + " in column " + column);
      return List.of();
    }
  }
}
