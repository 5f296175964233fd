package touchline.packs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Title;

/// What a pack's files must look like before a game looks at their meaning.
final class PacksTest {
  private static final Title TITLE =
      new Title("toy", "Toy", 2, 4, 1, 10, List.of(), List.of("players.csv", "board.csv"));
  private static final String BOARD = "square,kind\n1,chance\n";

  @TempDir Path folder;

  @Test
  void rowsKnowTheirLineAndCells() throws IOException {
    var pack = read("number,name\n1,Vos\n\n2,\"Ruiz, \"\"Tito\"\"\"\n");
    var rows = pack.sheets().get("players.csv").rows();
    assertThat(rows).extracting(Pack.Row::line).containsExactly(2, 4);
    assertThat(rows.get(1).text("name")).isEqualTo("Ruiz, \"Tito\"");
    assertThat(pack.sheets().get("players.csv").columns()).containsExactly("number", "name");
  }

  @Test
  void theHashIgnoresLineEndsAndNothingElse() throws IOException {
    var plain = read("number,name\n1,Vos\n").hash();
    assertThat(plain).matches("[0-9a-f]{16}");
    assertThat(read("\uFEFFnumber,name\r\n1,Vos\r\n").hash()).isEqualTo(plain);
    assertThat(read("number,name\n1,Voss\n").hash()).isNotEqualTo(plain);
  }

  @Test
  void theNameIsFitForARecord() throws IOException {
    var own = Files.createDirectory(folder.resolve("My Best #1 Pack!"));
    Files.writeString(own.resolve("players.csv"), "number\n1\n");
    Files.writeString(own.resolve("board.csv"), BOARD);
    assertThat(Packs.read(own, TITLE).name()).isEqualTo("my-best-1-pack");
  }

  @Test
  void everythingWrongIsToldAtOnce() throws IOException {
    assertThat(problems("number,name,name,\n1,Vos\n"))
        .containsExactly(
            "players.csv:1: found two columns name, expected each name once",
            "players.csv:1: found a column without a name, expected a name for each column",
            "players.csv:2: found 2 cells, expected 4 cells");
  }

  @Test
  void anOpenQuoteIsNamedByLine() throws IOException {
    assertThat(problems("number,name\n1,Vos\n2,\"Kett\n3,Ruiz\n"))
        .containsExactly(
            "players.csv:3: found a cell over several lines, expected quotes closed on it");
  }

  @Test
  void anEmptyFileHasNoColumns() throws IOException {
    assertThat(problems(""))
        .containsExactly(
            "players.csv: found an empty file, expected a first line naming the columns");
  }

  @Test
  void missingFilesAndFolders() throws IOException {
    Files.writeString(folder.resolve("board.csv"), BOARD);
    assertThat(problems(folder))
        .containsExactly("players.csv: found no such file, expected a file players.csv");
    assertThat(problems(folder.resolve("nowhere")).getFirst()).contains("found no folder");
  }

  @Test
  void bytesThatAreNoLetters() throws IOException {
    Files.writeString(folder.resolve("board.csv"), BOARD);
    Files.write(
        folder.resolve("players.csv"),
        "number,name\n1,Jos\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(problems(folder))
        .containsExactly("players.csv:2: found bytes that are no letters, expected UTF-8 text");
  }

  @Test
  void filesHaveABound() throws IOException {
    assertThat(problems("number\n" + "1\n".repeat(SheetFile.LARGEST / 2)))
        .containsExactly("players.csv: found a larger file, expected at most 1000000 bytes");
  }

  @Test
  void aGameWithoutItsPackIsMissingIt() {
    var problem = catchThrowableOfType(PackException.class, () -> Packs.builtIn(TITLE));
    assertThat(problem.problems()).hasSize(2);
  }

  private Pack read(String players) throws IOException {
    Files.writeString(folder.resolve("players.csv"), players);
    Files.writeString(folder.resolve("board.csv"), BOARD);
    return Packs.read(folder, TITLE);
  }

  private List<String> problems(String players) throws IOException {
    Files.writeString(folder.resolve("players.csv"), players);
    Files.writeString(folder.resolve("board.csv"), BOARD);
    return problems(folder);
  }

  private static List<String> problems(Path from) {
    var e = catchThrowableOfType(PackException.class, () -> Packs.read(from, TITLE));
    assertThat(e).as("a pack with problems").isNotNull();
    return e.problems().stream().map(p -> p.text()).toList();
  }
}
