package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Rule;
import touchline.packs.Packs;

/// What lies in the box, and how a pack that is wrong is told so.
final class ContentTest {
  private static final MotsContent BOX = Box.CONTENT;

  @Test
  @Rule({"MOTS-007", "MOTS-010"})
  void a_hundred_players_counted_by_stars_and_position_and_four_youths() {
    int[][] counts = {{5, 8, 8, 7}, {4, 7, 7, 6}, {3, 6, 6, 5}, {2, 5, 5, 4}, {1, 4, 4, 3}};
    for (int stars = 1; stars <= 5; stars++)
      for (var position : Position.values()) {
        int wanted = stars;
        assertThat(BOX.players().stream().filter(p -> p.stars() == wanted))
            .filteredOn(p -> p.position() == position)
            .hasSize(counts[stars - 1][position.ordinal()]);
      }
    assertThat(BOX.players().stream().filter(p -> p.position() == null))
        .extracting(p -> p.name() + " " + p.stars())
        .containsExactly("Kai 4", "Max 4", "Theo 3", "Henny 3");
  }

  @Test
  @Rule({"MOTS-056", "MOTS-A06"})
  void six_of_each_of_eight_countries_all_with_three_stars_or_more() {
    var byNation = new HashMap<String, Integer>();
    for (var p : BOX.players()) {
      boolean international = p.stars() >= 3 && p.position() != null;
      assertThat(p.nation() != null).as(p.name()).isEqualTo(international);
      if (international) byNation.merge(p.nation(), 1, Integer::sum);
    }
    assertThat(byNation).hasSize(8);
    assertThat(byNation.values()).containsOnly(6);
  }

  private static int copies(Predicate<MotsContent.Chance> which) {
    return BOX.chances().stream().filter(which).mapToInt(MotsContent.Chance::copies).sum();
  }

  @Test
  @Rule({"MOTS-008", "MOTS-009", "MOTS-A03", "MOTS-A04"})
  void sixty_four_chance_cards() {
    assertThat(copies(c -> true)).isEqualTo(64);
    assertThat(copies(c -> c.effect().colour() == Effect.Colour.BLUE)).isEqualTo(27);
    assertThat(copies(c -> c.effect().colour() == Effect.Colour.YOUTH)).isEqualTo(4);
    for (var effect : Effect.values())
      if (effect.colour() == Effect.Colour.GREEN)
        assertThat(copies(c -> c.effect() == effect)).isEqualTo(4);
    var blue = new int[] {17, 1, 1, 2, 2, 1, 2, 1};
    var red = new int[] {3, 2, 2, 2, 2, 2};
    for (int i = 0; i < blue.length; i++) count(Effect.MONEY.ordinal() + i, blue[i]);
    for (int i = 0; i < red.length; i++) count(Effect.PHYSIO.ordinal() + i, red[i]);
  }

  private static void count(int effect, int wanted) {
    assertThat(copies(c -> c.effect().ordinal() == effect))
        .as("%s", Effect.values()[effect])
        .isEqualTo(wanted);
  }

  @Test
  @Rule({"MOTS-011", "MOTS-A05"})
  void fourteen_european_teams_from_26_to_44_stars() {
    assertThat(BOX.clubs()).hasSize(14);
    var totals =
        BOX.clubs().stream().map(c -> c.stars().stream().mapToInt(i -> i).sum()).sorted().toList();
    assertThat(totals.getFirst()).isEqualTo(26);
    assertThat(totals.getLast()).isEqualTo(44);
    for (var club : BOX.clubs()) {
      assertThat(club.stars()).hasSize(11);
      assertThat(club.formation().index()).isLessThan(Formation.STANDARD);
    }
  }

  @Test
  @Rule("MOTS-013")
  void three_dice() {
    assertThat(Faces.THREE).hasSize(3);
    assertThat(Faces.SIX).hasSize(6);
    assertThat(Faces.TWELVE).hasSize(12);
    assertThat(Faces.TWELVE[11].pips()).isEqualTo(12);
  }

  @Test
  @Rule({"MOTS-A01", "MOTS-038", "MOTS-061"})
  void forty_two_squares() {
    var squares = new HashMap<Square, Integer>();
    for (var day : BOX.board()) squares.merge(day.square(), 1, Integer::sum);
    assertThat(squares)
        .containsEntry(Square.CHANCE, 8)
        .containsEntry(Square.TRANSFER, 6)
        .containsEntry(Square.INJURY, 5)
        .containsEntry(Square.RED_CARD, 5)
        .containsEntry(Square.INTERNATIONAL, 4)
        .containsEntry(Square.PLAIN, 2)
        .containsEntry(Square.LEAGUE, 6);
    var cups = List.of("SUPER_CUP 3", "EURO_CUP 10", "NATIONAL_CUP 17", "EURO_CUP 24");
    for (var cup : cups)
      assertThat(BOX.board().get(Integer.parseInt(cup.split(" ")[1]) - 1).square().name())
          .isEqualTo(cup.split(" ")[0]);
    assertThat(BOX.board().subList(28, 35))
        .extracting(MotsContent.Day::square)
        .contains(Square.INJURY, Square.RED_CARD, Square.NATIONAL_CUP);
  }

  @Test
  @Rule("MOTS-A07")
  void every_country_is_called_once_two_at_a_time() {
    var called = new ArrayList<String>();
    for (var day : BOX.board()) {
      if (day.square() != Square.INTERNATIONAL) continue;
      assertThat(day.nations()).hasSize(2);
      called.addAll(day.nations());
    }
    assertThat(called)
        .containsExactlyInAnyOrderElementsOf(
            BOX.nations().stream().map(MotsContent.Nation::code).toList());
  }

  @Test
  @Rule({"MOTS-098", "MOTS-A02"})
  void every_pair_meets_home_and_away() {
    var matches = new HashSet<String>();
    var home = new HashMap<Team, Integer>();
    for (var round : BOX.fixtures()) {
      matches.add(round.home1() + " " + round.away1());
      matches.add(round.home2() + " " + round.away2());
      home.merge(round.home1(), 1, Integer::sum);
      home.merge(round.home2(), 1, Integer::sum);
    }
    assertThat(BOX.fixtures()).hasSize(6);
    assertThat(matches).hasSize(12);
    assertThat(home.values()).containsOnly(3);
  }

  /// The problems of the standard pack with one cell changed.
  private static List<String> wrong(String file, int line, String column, String value) {
    var pack = Packs.builtIn(Box.GAME.title());
    var sheets = new HashMap<>(pack.sheets());
    var sheet = sheets.get(file);
    var rows = new ArrayList<>(sheet.rows());
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).line() != line) continue;
      Map<String, String> cells = new HashMap<>(rows.get(i).cells());
      cells.put(column, value);
      rows.set(i, new Pack.Row(line, cells));
    }
    sheets.put(file, new Pack.Sheet(file, sheet.columns(), rows));
    var e =
        catchThrowableOfType(
            PackException.class, () -> Box.GAME.content(new Pack("mine", "0", sheets)));
    return e == null ? List.of() : e.problems().stream().map(Problem::text).toList();
  }

  @Test
  @Rule({"MOTS-007", "MOTS-011", "MOTS-061"})
  void a_wrong_cell_is_named_with_file_line_found_and_expected() {
    assertThat(wrong("players.csv", 5, "stars", "6"))
        .containsExactly(
            "players.csv:5: found 6, expected a whole number from 1 to 5 in column stars");
    assertThat(wrong("players.csv", 5, "position", "ST").getFirst())
        .startsWith("players.csv:5: found ST, expected one of gk, df, mf, fw");
    assertThat(wrong("euro.csv", 2, "formation", "2-5-3").getFirst())
        .startsWith("euro.csv:2: found 2-5-3, expected a formation");
    assertThat(wrong("board.csv", 4, "square", "chance").getFirst())
        .startsWith("board.csv")
        .contains("chance")
        .contains("super-cup");
    assertThat(wrong("players.csv", 5, "name", "Somebody")).isEmpty();
  }

  @Test
  @Rule({"MOTS-007", "MOTS-008", "MOTS-038", "MOTS-098"})
  void what_is_wrong_with_one_row_is_named_with_its_line() {
    var twice = Packs.builtIn(Box.GAME.title()).sheets().get("players.csv").rows().get(0);
    var number = twice.text("number");
    assertThat(wrong("players.csv", 9, "number", number))
        .containsExactly(
            "players.csv:9: found number " + number + " twice, expected every number once");
    assertThat(wrong("youth.csv", 3, "name", twice.text("name")))
        .containsExactly(
            "youth.csv:3: found name " + twice.text("name") + " twice, expected every name once");
    assertThat(wrong("players.csv", 2, "nation", "XYZ"))
        .anyMatch(p -> p.startsWith("players.csv:2: found nation XYZ, expected one of "));
    assertThat(wrong("board.csv", 4, "square", "chance"))
        .containsExactly("board.csv:4: found chance on day 3, expected super-cup");
    assertThat(wrong("board.csv", 9, "nations", "OST XYZ").getFirst())
        .startsWith("board.csv:9: found nation XYZ");
    assertThat(wrong("fixtures.csv", 2, "home1", "yellow"))
        .anyMatch(p -> p.startsWith("fixtures.csv:2: found a team twice in round 1"));
    assertThat(wrong("chance.csv", 3, "id", firstId()))
        .containsExactly("chance.csv:3: found id " + firstId() + " twice, expected every id once");
  }

  private static String firstId() {
    return Packs.builtIn(Box.GAME.title()).sheets().get("chance.csv").rows().get(0).text("id");
  }

  @Test
  @Rule({"MOTS-007", "MOTS-008", "MOTS-098"})
  void wrong_counts_are_named() {
    assertThat(wrong("players.csv", 2, "stars", "2")).anyMatch(p -> p.contains("expected 5"));
    assertThat(wrong("chance.csv", 2, "copies", "3")).anyMatch(p -> p.contains("28 blue"));
    assertThat(wrong("fixtures.csv", 2, "home1", "yellow")).anyMatch(p -> p.contains("twice"));
    assertThat(wrong("board.csv", 9, "nations", "")).isNotEmpty();
  }
}
