package touchline.games.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Rule;
import touchline.packs.Packs;

/// The box: what ships is complete, what is wrong is named.
final class DemoContentTest {
  @Rule({"DEMO-003", "DEMO-052"})
  @Test
  void whatShipsIsComplete() {
    var box = (DemoBox) DemoTable.GAME.box(DemoTable.setup(2).content());
    assertThat(box.players()).hasSize(DemoContent.PLAYERS);
    assertThat(box.players()).extracting(DemoView.Player::skill).contains(1, 2, 3, 4, 5);
    assertThat(box.cards())
        .containsExactly(
            new DemoBox.Card(Talk.CALM, 1, 8),
            new DemoBox.Card(Talk.PRESS, 2, 6),
            new DemoBox.Card(Talk.ATTACK, 3, 4));
  }

  @Rule("DEMO-003")
  @Test
  void everyProblemIsNamedByLine() {
    var rows = rows();
    rows.set(3, row(5, "", "3"));
    rows.set(6, row(8, rows.get(0).text("name"), "6"));
    assertThat(problems(List.of("name", "skill"), rows))
        .containsExactly(
            "players.csv:5: found no name, expected a name",
            "players.csv:8: found " + rows.get(0).text("name") + " again, expected each name once",
            "players.csv:8: found 6, expected a skill from 1 to 5");
  }

  @Rule("DEMO-003")
  @Test
  void countsAndColumns() {
    assertThat(problems(List.of("name", "skill"), rows().subList(0, 39)))
        .containsExactly("players.csv: found 39 players, expected 40 players");
    assertThat(problems(List.of("name", "stars"), rows()))
        .containsExactly("players.csv:1: found name,stars, expected the columns name,skill");
  }

  private static List<Pack.Row> rows() {
    return new ArrayList<>(
        Packs.builtIn(DemoTable.GAME.title()).sheets().get(DemoContent.FILE).rows());
  }

  private static Pack.Row row(int line, String name, String skill) {
    return new Pack.Row(line, Map.of("name", name, "skill", skill));
  }

  private static List<String> problems(List<String> columns, List<Pack.Row> rows) {
    var sheet = new Pack.Sheet(DemoContent.FILE, columns, rows);
    var pack = new Pack("mine", "0", Map.of(DemoContent.FILE, sheet));
    var e = catchThrowableOfType(PackException.class, () -> DemoTable.GAME.content(pack));
    assertThat(e).as("a pack with problems").isNotNull();
    return e.problems().stream().map(Problem::text).toList();
  }
}
