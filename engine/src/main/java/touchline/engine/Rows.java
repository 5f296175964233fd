package touchline.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// The rows of a pack on their way to becoming content. What cannot be read is noted with file,
/// line, what was found and what was expected, and something is given in its place, so that
/// everything that is wrong is told at once.
public final class Rows {
  private static final int LONGEST = 400;

  private final Pack pack;
  private final List<String> files;
  private final List<Problem> problems = new ArrayList<>();

  /// Of this pack, which should have these files.
  public Rows(Pack pack, List<String> files) {
    this.pack = pack;
    this.files = files;
  }

  /// What each row of a file stands for, in order; nothing where the file is missing.
  public <T> List<T> of(String file, Function<Row, T> maker) {
    var sheet = pack.sheets().get(file);
    if (sheet != null)
      return sheet.rows().stream().map(row -> maker.apply(new Row(file, row))).toList();
    problems.add(new Problem(file, 0, "no such file", "one of " + files));
    return List.of();
  }

  /// Everything that could not be read so far.
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /// One row.
  public final class Row {
    private final String file;
    private final Pack.Row row;

    private Row(String file, Pack.Row row) {
      this.file = file;
      this.row = row;
    }

    /// Notes that something else was expected here.
    public void problem(String found, String expected) {
      problems.add(new Problem(file, row.line(), found.isEmpty() ? "nothing" : found, expected));
    }

    /// The cell as it is, which may be empty.
    public String text(String column) {
      return row.text(column);
    }

    /// A text that must be there, of at most 400 characters.
    public String name(String column) {
      var text = row.text(column);
      if (text.isEmpty()) problem(text, "a text in column " + column);
      if (text.length() > LONGEST)
        problem(
            "a text of " + text.length() + " characters in column " + column, "at most " + LONGEST);
      return text;
    }

    /// A whole number within these bounds; the nearest bound in its place.
    public int number(String column, int least, int most) {
      var text = row.text(column);
      var expected = "a whole number from " + least + " to " + most + " in column " + column;
      try {
        int value = Integer.parseInt(text);
        if (value < least || value > most) problem(text, expected);
        return Math.clamp(value, least, most);
      } catch (NumberFormatException e) {
        problem(text, expected);
        return least;
      }
    }

    /// The constant with this word, in letters of any size; the first one in its place.
    public <E extends Enum<E>> E constant(String column, Class<E> type) {
      try {
        return Words.constant(type, row.text(column).toLowerCase(Locale.ROOT));
      } catch (NotationException e) {
        problem(
            row.text(column), e.text().replaceFirst(".*expected ", "") + " in column " + column);
        return type.getEnumConstants()[0];
      }
    }
  }
}
