package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Rule;
import touchline.packs.Packs;

/// What lies in the box, and how a pack that is wrong is told so.
final class DeckTest {
  private static final FsContent BOX = Scene.fresh(2).s.box;

  private static long footballers(Predicate<FsContent.Footballer> which) {
    return BOX.footballers().stream().filter(which).count();
  }

  @Rule({"FS-002", "FS-004"})
  @Test
  void fifty_three_footballers_counted_by_sector() {
    assertThat(BOX.footballers()).hasSize(53);
    assertThat(footballers(f -> f.sector() == Sector.GOALKEEPER)).isEqualTo(7);
    assertThat(footballers(f -> f.sector() == Sector.DEFENDER)).isEqualTo(16);
    assertThat(footballers(f -> f.sector() == Sector.MIDFIELDER)).isEqualTo(16);
    assertThat(footballers(f -> f.sector() == Sector.FORWARD)).isEqualTo(14);
  }

  @Rule({"FS-002", "FS-005", "FS-006", "FS-007"})
  @Test
  void a_hundred_and_twenty_nine_cards_counted_by_kind() {
    var deck = Scene.fresh(2).s.deck;
    var counts = new HashMap<Kind, Integer>();
    for (int card = 0; card < deck.length; card++)
      counts.merge(FsContent.kind(card), (int) deck[card], Integer::sum);
    int[] expected = {53, 12, 6, 6, 6, 3, 3, 4, 3, 3, 3, 3, 6, 6, 6, 6};
    for (var kind : Kind.values())
      assertThat(counts).as("%s", kind).containsEntry(kind, expected[kind.ordinal()]);
    assertThat(Arrays.stream(expected).sum()).isEqualTo(129);
    for (var plain : BOX.plain())
      assertThat(plain.copies()).as("%s", plain.kind()).isEqualTo(plain.kind().copies);
  }

  @Rule({"FS-005", "FS-A03"})
  @Test
  void six_tactics_two_cards_of_each() {
    assertThat(BOX.tactics())
        .extracting(FsContent.Tactic::name)
        .containsExactly("4-4-2", "4-3-3", "3-4-3", "3-5-2", "5-3-2", "4-2-3-1");
    for (int t = 0; t < 6; t++)
      assertThat(Scene.fresh(2).s.deck[FsContent.FOOTBALLERS + t]).isEqualTo((byte) 2);
  }

  @Rule({"FS-008", "FS-A01"})
  @Test
  void stars_lions_captains_and_champions() {
    assertThat(footballers(FsContent.Footballer::star)).isEqualTo(10);
    assertThat(footballers(FsContent.Footballer::lion)).isEqualTo(10);
    assertThat(footballers(f -> f.star() && f.lion())).isEqualTo(2);
    assertThat(footballers(FsContent.Footballer::captain)).isEqualTo(8);
    assertThat(footballers(FsContent.Footballer::champion)).isEqualTo(14);
  }

  @Rule({"FS-010", "FS-A01"})
  @Test
  void levels_lie_around_six_in_each_sector_and_a_low_number_says_nothing() {
    for (var sector : Sector.values()) {
      var levels = BOX.footballers().stream().filter(f -> f.sector() == sector);
      var mean = levels.mapToInt(FsContent.Footballer::level).average();
      assertThat(mean.orElse(0)).as("%s", sector).isBetween(5.5, 6.5);
      long middle = footballers(f -> f.sector() == sector && Math.abs(f.level() - 6) <= 1);
      assertThat(2 * middle).as("%s", sector).isGreaterThan(sector.footballers);
    }
    assertThat(footballers(f -> f.level() == 3)).isPositive();
    assertThat(footballers(f -> f.level() == 9)).isPositive();
    double slope = 0;
    for (var f : BOX.footballers()) slope += (f.number() - 27) * (f.level() - 6);
    double spread = 0;
    for (var f : BOX.footballers()) spread += Math.pow(f.number() - 27, 2);
    assertThat(Math.abs(slope / spread)).as("levels per number").isLessThan(0.01);
  }

  @Rule({"FS-010", "FS-A02", "FS-A24"})
  @Test
  void what_stands_on_each_card() {
    assertThat(Spot.values()).hasSize(14);
    for (var f : BOX.footballers()) {
      assertThat(f.spots()).as(f.name()).hasSizeBetween(1, 3).doesNotHaveDuplicates();
      assertThat(f.attributes()).as(f.name()).hasSize(3).allMatch(a -> a >= 1 && a <= 3);
      assertThat(f.level()).isEqualTo(f.attributes().stream().mapToInt(a -> a).sum());
    }
    assertThat(BOX.footballers()).extracting(FsContent.Footballer::number).doesNotHaveDuplicates();
    for (var tactic : BOX.tactics()) assertThat(tactic.spots()).hasSize(11).contains(Spot.GK);
  }

  @Rule("FS-A06")
  @Test
  void every_text_begins_with_its_phase() {
    for (var plain : BOX.plain()) {
      boolean talk = plain.kind() == Kind.PRESIDENT || plain.kind().isPlay();
      assertThat(plain.textEn()).startsWith(talk ? "Confrontation: " : "Training: ");
      assertThat(plain.textPt()).startsWith(talk ? "Confronto: " : "Treino: ");
      boolean both = plain.kind() == Kind.INJURY;
      assertThat(plain.textEn().contains("Training") && plain.textEn().contains("Confrontation"))
          .isEqualTo(both);
    }
  }

  @Rule("FS-A04")
  @Test
  void three_elevens_that_share_nobody_for_each_tactic_and_a_keeper_for_six() {
    for (var tactic : BOX.tactics()) {
      var places = new ArrayList<Spot>();
      for (int i = 0; i < 3; i++) places.addAll(tactic.spots());
      var at = new int[places.size()];
      Arrays.fill(at, -1);
      int filled = 0;
      for (int f = 0; f < BOX.footballers().size(); f++)
        if (stands(f, places, at, new boolean[at.length])) filled++;
      assertThat(filled).as(tactic.name()).isEqualTo(33);
    }
    assertThat(footballers(f -> f.spots().contains(Spot.GK))).isGreaterThanOrEqualTo(6);
  }

  private static boolean stands(int man, List<Spot> places, int[] at, boolean[] tried) {
    for (int p = 0; p < at.length; p++) {
      if (tried[p] || !BOX.footballers().get(man).spots().contains(places.get(p))) continue;
      tried[p] = true;
      if (at[p] >= 0 && !stands(at[p], places, at, tried)) continue;
      at[p] = man;
      return true;
    }
    return false;
  }

  /// The problems of the standard pack with one cell changed; line 1 is the header.
  private static List<String> wrong(String file, int line, String column, String value) {
    return problems(
        file,
        row -> {
          if (row.line() != line) return row;
          Map<String, String> cells = new HashMap<>(row.cells());
          cells.put(column, value);
          return new Pack.Row(line, cells);
        });
  }

  private static List<String> problems(
      String file, java.util.function.UnaryOperator<Pack.Row> change) {
    var sheets = new HashMap<>(Packs.builtIn(Pitch.GAME.title()).sheets());
    var sheet = sheets.get(file);
    var rows = sheet.rows().stream().map(change).toList();
    sheets.put(file, new Pack.Sheet(file, sheet.columns(), rows));
    var e =
        catchThrowableOfType(
            PackException.class, () -> Pitch.GAME.content(new Pack("mine", "0", sheets)));
    return e == null ? List.of() : e.problems().stream().map(Problem::text).toList();
  }

  @Rule({"FS-010", "FS-A02"})
  @Test
  void a_wrong_cell_is_named_with_file_line_found_and_expected() {
    assertThat(wrong("footballers.csv", 5, "strength", "4"))
        .containsExactly(
            "footballers.csv:5: found 4, expected a whole number from 1 to 3 in column strength");
    assertThat(wrong("footballers.csv", 5, "number", "0").getFirst())
        .startsWith("footballers.csv:5: found 0, expected a whole number from 1 to 999");
    assertThat(wrong("footballers.csv", 5, "sector", "libero").getFirst())
        .startsWith("footballers.csv:5: found libero, expected ")
        .contains("goalkeeper")
        .endsWith("in column sector");
    assertThat(wrong("footballers.csv", 5, "positions", "st xx").getFirst())
        .startsWith("footballers.csv:5: found st xx, expected 1 to 3 of gk rb cb");
    assertThat(wrong("footballers.csv", 5, "positions", "st rw lw am"))
        .anyMatch(p -> p.startsWith("footballers.csv:5: found st rw lw am, expected 1 to 3 of"));
    assertThat(wrong("footballers.csv", 5, "star", "maybe"))
        .containsExactly("footballers.csv:5: found maybe, expected yes or nothing in column star");
    assertThat(wrong("footballers.csv", 5, "name", ""))
        .containsExactly("footballers.csv:5: found nothing, expected a text in column name");
    assertThat(wrong("tactics.csv", 3, "positions", "gk st").getFirst())
        .startsWith("tactics.csv:3: found gk st, expected 11 of gk rb");
    assertThat(wrong("cards.csv", 4, "kind", "goat").getFirst())
        .startsWith("cards.csv:4: found goat, expected ");
  }

  @Rule({"FS-A24", "FS-010"})
  @Test
  void no_number_and_no_name_stands_twice() {
    assertThat(wrong("footballers.csv", 5, "number", "1"))
        .containsExactly("footballers.csv:5: found number 1 again, expected each once");
    assertThat(wrong("footballers.csv", 5, "name", "Femi Lawanle"))
        .containsExactly("footballers.csv:5: found Femi Lawanle again, expected each once");
    assertThat(wrong("tactics.csv", 3, "number", "1"))
        .containsExactly("tactics.csv:3: found number 1, expected numbers from 1 in order");
  }

  @Rule({"FS-004", "FS-005", "FS-006", "FS-007", "FS-009", "FS-A65"})
  @ParameterizedTest
  @CsvSource({
    "coach, 7", "gym, 5", "contract, 7", "fans, 2", "injury, 4", "president, 3", "agent, 2",
    "supporter, 4", "scout, 2", "doctor, 2", "defence, 5", "cut, 7", "pass, 5", "shot, 7",
  })
  void every_kind_keeps_its_number(String kind, int copies) {
    int line = 2;
    var rows = Packs.builtIn(Pitch.GAME.title()).sheets().get("cards.csv").rows();
    for (var row : rows) if (row.text("kind").equals(kind)) line = row.line();
    var usual = Kind.valueOf(kind.toUpperCase(java.util.Locale.ROOT)).copies;
    assertThat(wrong("cards.csv", line, "copies", "" + copies))
        .containsExactly(
            "cards.csv: found %d cards of %s, expected %d cards of %s"
                .formatted(copies, kind, usual, kind));
  }

  @Rule({"FS-004", "FS-009", "FS-A65"})
  @Test
  void every_sector_keeps_its_number() {
    assertThat(wrong("footballers.csv", 3, "sector", "midfielder")) // 2, a forward
        .containsExactly(
            "footballers.csv: found 17 midfielders, expected 16 midfielders",
            "footballers.csv: found 13 forwards, expected 14 forwards");
  }

  @Rule({"FS-009", "FS-A65"})
  @Test
  void others_of_the_same_kind_are_welcome() {
    assertThat(wrong("footballers.csv", 3, "name", "Somebody Else")).isEmpty();
    assertThat(wrong("footballers.csv", 3, "number", "77")).isEmpty();
    assertThat(wrong("footballers.csv", 3, "technique", "1")).isEmpty();
    assertThat(wrong("tactics.csv", 2, "name", "4-1-2-1-2")).isEmpty();
  }

  @Rule("FS-008")
  @Test
  void eight_stars_and_eight_lions_at_least() {
    for (var mark : List.of("star", "lion"))
      for (int left : new int[] {8, 7}) {
        var seen = new int[1];
        var found =
            problems(
                "footballers.csv",
                row -> {
                  if (!row.text(mark).equals("yes") || ++seen[0] <= left) return row;
                  Map<String, String> cells = new HashMap<>(row.cells());
                  cells.put(mark, "");
                  return new Pack.Row(row.line(), cells);
                });
        if (left == 8) assertThat(found).isEmpty();
        else
          assertThat(found)
              .containsExactly(
                  "footballers.csv: found 7 %ss, expected at least 8 %ss".formatted(mark, mark));
      }
  }

  @Rule("FS-A04")
  @Test
  void a_tactic_that_nobody_could_ever_fill_is_refused() {
    assertThat(wrong("tactics.csv", 2, "positions", "gk gk gk gk gk gk gk gk st st st"))
        .containsExactly(
            "tactics.csv:2: found no eleven among the footballers, expected one who plays each place");
  }

  @Rule({"FS-002", "FS-010"})
  @Test
  void the_box_shows_every_card_as_it_is_printed() {
    var box = (FsContent) Pitch.GAME.box(BOX);
    assertThat(box.footballers()).hasSize(53);
    assertThat(box.tactics()).hasSize(6);
    assertThat(box.plain()).hasSize(14);
  }
}
