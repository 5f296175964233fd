package touchline.games.mots;

import java.util.ArrayList;
import java.util.List;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Rows;
import touchline.engine.Rows.Row;
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

  private final Rows rows;

  private ContentReader(Rows rows) {
    this.rows = rows;
  }

  static MotsContent read(Pack pack) {
    var rows = new Rows(pack, FILES);
    var content = new ContentReader(rows).content();
    var unread = rows.problems();
    var problems = unread.isEmpty() ? BoxCheck.problems(content, pack) : unread;
    if (!problems.isEmpty()) throw new PackException(problems);
    return content;
  }

  private MotsContent content() {
    var players = new ArrayList<>(rows.of("players.csv", this::player));
    players.addAll(rows.of("youth.csv", this::youth));
    return new MotsContent(
        List.copyOf(players),
        rows.of("nations.csv", this::nation),
        rows.of("board.csv", this::day),
        rows.of("fixtures.csv", this::round),
        rows.of("chance.csv", this::chance),
        rows.of("euro.csv", this::club),
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
        row.name("club"), row.text("country"), formation(row, "formation"), List.copyOf(stars));
  }

  private static Formation formation(Row row, String column) {
    for (var f : Formation.ALL.subList(0, Formation.STANDARD))
      if (f.text().equals(row.text(column))) return f;
    row.problem(row.text(column), "a formation such as 4-4-2 in column " + column);
    return Formation.ALL.getFirst();
  }
}
