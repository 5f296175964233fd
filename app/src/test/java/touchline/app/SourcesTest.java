package touchline.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What only the sources show: sizes, switched-off tests, the page of each package.
final class SourcesTest {
  private static final int LONGEST = 300;
  private static final String[] CODE = {".java", ".ts", ".svelte", ".js", ".mjs", ".sh"};

  private static final Pattern SWITCHED_OFF =
      Pattern.compile("@(Disabled|Enabled)\\w*|\\b(it|test|describe)\\.(skip|only|todo)\\b");

  @Test
  void no_source_file_is_longer_than_300_lines() {
    var files = Project.files(CODE);
    assertThat(files).hasSizeGreaterThan(100);
    assertThat(files.stream().filter(f -> read(f).lines().count() > LONGEST).map(SourcesTest::name))
        .isEmpty();
  }

  @Test
  void no_test_is_switched_off() {
    var self = Path.of("SourcesTest.java");
    var files = Project.files(CODE).stream().filter(file -> !file.endsWith(self)).toList();
    assertThat(files).hasSizeGreaterThan(100);
    assertThat(
            files.stream().filter(f -> SWITCHED_OFF.matcher(read(f)).find()).map(SourcesTest::name))
        .isEmpty();
  }

  @Test
  void every_package_has_a_page_and_no_unmarked_nulls() {
    var packages = new TreeSet<Path>();
    for (var file : Project.files(".java")) {
      if (file.toString().contains("/src/main/java/")) packages.add(file.getParent());
    }
    assertThat(packages).hasSizeGreaterThan(5);
    assertThat(packages.stream().filter(folder -> !described(folder)).map(SourcesTest::name))
        .isEmpty();
  }

  private static boolean described(Path folder) {
    var page = folder.resolve("package-info.java");
    if (!Files.exists(page)) return false;
    var text = read(page);
    return text.startsWith("///") && text.contains("@NullMarked");
  }

  private static String name(Path file) {
    return Project.ROOT.relativize(file).toString();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
