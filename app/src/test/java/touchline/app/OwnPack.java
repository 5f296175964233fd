package touchline.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A pack of somebody's own for the demo: the game's, with the first man renamed.
final class OwnPack {
  private static final Path STANDARD =
      Project.ROOT.resolve("games/src/main/resources/touchline/games/demo/pack/players.csv");

  private OwnPack() {}

  /// Writes it into the folder, which it answers.
  static Path in(Path folder) throws IOException {
    var lines = Files.readAllLines(STANDARD);
    lines.set(1, lines.get(1).replaceFirst("^[^,;]+", "Somebody Else"));
    Files.write(folder.resolve("players.csv"), lines);
    return folder;
  }
}
