package touchline.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// The source tree that this build comes from.
final class Project {
  private static final Set<String> NOT_OURS =
      Set.of("target", "node_modules", "generated", ".git", ".touchline");

  /// The folder with the launcher in it.
  static final Path ROOT = root();

  private Project() {}

  /// Every file of ours whose name ends in one of these.
  static List<Path> files(String... endings) {
    try (var tree = Files.walk(ROOT)) {
      return tree.filter(file -> ours(file) && ends(file, endings) && Files.isRegularFile(file))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean ours(Path file) {
    for (var part : ROOT.relativize(file)) if (NOT_OURS.contains(part.toString())) return false;
    return true;
  }

  private static boolean ends(Path file, String... endings) {
    for (var ending : endings) if (file.toString().endsWith(ending)) return true;
    return false;
  }

  private static Path root() {
    var at = Path.of("").toAbsolutePath();
    while (!Files.exists(at.resolve("touchline"))) {
      at = at.getParent();
      if (at == null) throw new IllegalStateException("the launcher is not above " + Path.of(""));
    }
    return at;
  }
}
