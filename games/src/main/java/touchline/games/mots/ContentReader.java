package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import touchline.engine.NotationException;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Words;

/// Turns the rows of a pack into cards and squares; what cannot be read is a [Problem] with its
/// line. Counts of the box are checked afterwards by [BoxCheck].
final class ContentReader {
  static final List<String> FILES =
      List.of(
          "players.csv",
          "youth.csv",
          "nations.csv",
          "board.csv",
          "fixtures.csv",
          "euro.csv",
          "chance.csv");

  private final Pack pack;
  private final List<Problem> problems = new ArrayList<>();

  private ContentReader(Pack pack) {
    this.pack = pack;
  }

  static MotsContent read(Pack pack) {
    var reader = new ContentReader(pack);
    var content = reader.content();
    if (reader.problems.isEmpty()) reader.problems.addAll(BoxCheck.problems(content, pack));
    if (!reader.problems.isEmpty()) throw new PackException(reader.problems);
    return content;
  }

  private MotsContent content() {
    var players = new ArrayList<>(rows("players.csv", this::player));
    players.addAll(rows("youth.csv", this::youth));
    return new MotsContent(
        List.copyOf(players),
        rows("nations.csv", this::nation),
        rows("board.csv", this::day),
        rows("fixtures.csv", this::round),
        rows("chance.csv", this::chance),
        rows("euro.csv", this::club),
        Squads.prices());
  }

  private MotsContent.Player player(Row row) {
    var nation = row.text("nation");
    return new MotsContent.Player(
        row.number("number", 1, 100),
        row.name("name"),
        row.constant("position", Position.class),
        row.number("stars", 1, 5),
        nation.isEmpty() ? null : nation);
  }

  private MotsContent.Player youth(Row row) {
    return new MotsContent.Player(
        row.number("number", 101, 104), row.name("name"), null, row.number("stars", 1, 5), null);
  }

  private MotsContent.Nation nation(Row row) {
    return new MotsContent.Nation(
        row.name("code"), row.name("name_en"), row.name("name_pt"), row.text("badge"));
  }

  private MotsContent.Day day(Row row) {
    var nations = row.text("nations");
    return new MotsContent.Day(
        row.number("day", 1, Calendar.DAYS),
        row.constant("square", Square.class),
        nations.isEmpty() ? List.of() : List.of(nations.split("\\s+")));
  }

  private MotsContent.Round round(Row row) {
    return new MotsContent.Round(
        row.number("round", 1, Calendar.WEEKS),
        row.constant("home1", Team.class),
        row.constant("away1", Team.class),
        row.constant("home2", Team.class),
        row.constant("away2", Team.class));
  }

  private MotsContent.Chance chance(Row row) {
    var effect = row.constant("effect", Effect.class);
    var colour = row.constant("colour", Effect.Colour.class);
    if (effect.colour() != colour)
      row.problem(
          "colour " + Words.of(colour), Words.of(effect.colour()) + " for " + Words.of(effect));
    return new MotsContent.Chance(
        row.name("id"),
        effect,
        row.number("copies", 1, 64),
        row.number("amount", -20, 104),
        row.name("name_en"),
        row.name("name_pt"),
        row.name("text_en"),
        row.name("text_pt"));
  }

  private MotsContent.Club club(Row row) {
    var stars = new ArrayList<Integer>();
    for (int place = 1; place <= Formation.ELEVEN; place++)
      stars.add(row.number("p" + place, 1, 5));
    return new MotsContent.Club(
        row.name("club"), row.text("country"), row.formation("formation"), List.copyOf(stars));
  }

  private interface Maker<T> {
    T make(Row row);
  }

  private <T> List<T> rows(String file, Maker<T> maker) {
    var sheet = pack.sheets().get(file);
    if (sheet == null) {
      problems.add(new Problem(file, 0, "no such file", "one of " + FILES));
      return List.of();
    }
    return sheet.rows().stream().map(row -> maker.make(new Row(file, row))).toList();
  }

  /// A row that reports instead of failing, so that all problems are told at once.
  private final class Row {
    private final String file;
    private final Pack.Row row;

    Row(String file, Pack.Row row) {
      this.file = file;
      this.row = row;
    }

    void problem(String found, String expected) {
      problems.add(new Problem(file, row.line(), found, expected));
    }

    String text(String column) {
      return row.text(column);
    }

    String name(String column) {
      var text = row.text(column);
      if (text.isEmpty()) problem("nothing", "a text in column " + column);
      if (text.length() > 400)
        problem("a text of " + text.length() + " characters in column " + column, "at most 400");
      return text;
    }

    int number(String column, int least, int most) {
      var text = row.text(column);
      var expected = "a whole number from " + least + " to " + most + " in column " + column;
      try {
        int value = Integer.parseInt(text);
        if (value < least || value > most) problem(text, expected);
        return Math.clamp(value, least, most);
      } catch (NumberFormatException e) {
        problem(text.isEmpty() ? "nothing" : text, expected);
        return least;
      }
    }

    <E extends Enum<E>> E constant(String column, Class<E> type) {
      try {
        return Words.constant(type, row.text(column).toLowerCase(Locale.ROOT));
      } catch (NotationException e) {
        problem(
            row.text(column).isEmpty() ? "nothing" : row.text(column),
            e.text().replaceFirst(".*expected ", "") + " in column " + column);
        return type.getEnumConstants()[0];
      }
    }

    Formation formation(String column) {
      var found = formationOf(row.text(column));
      if (found != null) return found;
      problem(row.text(column), "a formation such as 4-4-2 in column " + column);
      return Formation.ALL.getFirst();
    }

    private static @Nullable Formation formationOf(String text) {
      for (var f : Formation.ALL.subList(0, Formation.STANDARD))
        if (f.text().equals(text)) return f;
      return null;
    }
  }
}
