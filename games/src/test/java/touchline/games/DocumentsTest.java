package touchline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import touchline.engine.Notation;
import touchline.engine.record.Check;
import touchline.engine.record.RecordReader;
import touchline.games.demo.Demo;
import touchline.packs.Packs;
import touchline.testkit.Rulebooks;

/// The examples in the documents: records hold or fail as they say, code stands in the sources.
final class DocumentsTest {
  private static final Demo DEMO = new Demo();
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)(.*?)\\n(.*?)^```$");

  @TestFactory
  Stream<DynamicTest> recordsDoWhatThePageSays() throws IOException {
    var blocks = blocks("records.md", "game");
    assertThat(blocks).hasSizeGreaterThan(8);
    return blocks.stream()
        .map(b -> DynamicTest.dynamicTest(b.text.lines().toList().getLast(), () -> b.does()));
  }

  @Test
  void codeStandsInTheSources() throws IOException {
    var sources = sources();
    var blocks = blocks("new-game.md", "java");
    assertThat(blocks).isNotEmpty();
    for (var block : blocks)
      assertThat(sources.contains(block.text.strip().replaceAll("\\s+", " ")))
          .as(block.text)
          .isTrue();
  }

  private record Block(String note, String text) {
    void does() {
      var expected = note.startsWith(" fails ") ? note.substring(" fails ".length()) : null;
      assertThat(failure()).isEqualTo(expected);
    }

    private @Nullable String failure() {
      var record = RecordReader.read(text, Notation.of(DEMO));
      var setup = Packs.setup(DEMO, record.head().seats(), record.head().chosen());
      var failure = Check.run(DEMO, setup, record, (_, _) -> {});
      if (failure == null) return null;
      return failure.line() + ": expected " + failure.expected() + ", found " + failure.found();
    }
  }

  private static List<Block> blocks(String document, String kind) throws IOException {
    var text = Files.readString(Rulebooks.root().resolve("docs").resolve(document));
    return BLOCK
        .matcher(text)
        .results()
        .filter(m -> m.group(1).equals(kind))
        .map(m -> new Block(m.group(2), m.group(3)))
        .toList();
  }

  /// All sources of the games, their white space made one.
  private static String sources() throws IOException {
    var all = new StringBuilder();
    try (var files = Files.walk(Path.of("src"))) {
      for (var file : files.filter(f -> f.toString().endsWith(".java")).toList())
        all.append(Files.readString(file).replaceAll("\\s+", " "));
    }
    return all.toString();
  }
}
