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
  private static final int LONGEST = 400;
  private static final String[] CODE = {".java", ".ts", ".svelte", ".js", ".mjs", ".sh"};

  private static final Pattern SWITCHED_OFF =
      Pattern.compile("@Disabled\\b|\\b(it|test|describe)\\.(skip|only|todo)\\b");

  @Test
  void no_source_file_is_longer_than_400_lines() {
    assertThat(Project.files(CODE)).isNotEmpty().allSatisfy(file -> shortEnough(file));
  }

  @Test
  void no_test_is_switched_off() {
    var self = Path.of("SourcesTest.java");
    assertThat(Project.files(CODE))
        .filteredOn(file -> !file.endsWith(self))
        .isNotEmpty()
        .allSatisfy(
            file -> assertThat(read(file)).as(name(file)).doesNotContainPattern(SWITCHED_OFF));
  }

  @Test
  void every_package_has_a_page_and_no_unmarked_nulls() {
    var packages = new TreeSet<Path>();
    for (var file : Project.files(".java")) {
      if (file.toString().contains("/src/main/java/")) packages.add(file.getParent());
    }
    assertThat(packages)
        .isNotEmpty()
        .allSatisfy(
            folder ->
                assertThat(folder.resolve("package-info.java"))
                    .as(name(folder))
                    .exists()
                    .content()
                    .contains("@NullMarked")
                    .startsWith("///"));
  }

  private static void shortEnough(Path file) {
    assertThat(read(file).lines().count())
        .as("lines of %s", name(file))
        .isLessThanOrEqualTo(LONGEST);
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
