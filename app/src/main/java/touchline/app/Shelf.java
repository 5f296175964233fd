package touchline.app;

import java.nio.file.Path;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import touchline.engine.Game;
import touchline.engine.Pack;
import touchline.games.Games;
import touchline.packs.Packs;

/// Takes games and packs from the shelf by what a person calls them.
final class Shelf {
  private Shelf() {}

  /// The game with this id.
  ///
  /// @throws Trouble naming the games there are
  static Game<?> game(String id) {
    return Games.find(id).orElseThrow(() -> Trouble.misused("game.unknown", id, ids()));
  }

  /// The folder's pack, or the game's own if there is no folder.
  ///
  /// @throws touchline.engine.PackException if it cannot be read
  static Pack pack(Game<?> game, @Nullable Path folder) {
    return folder == null ? Packs.builtIn(game.title()) : Packs.read(folder, game.title());
  }

  /// The game that a folder is a pack for, told by the files in it: the one that finds the most of
  /// its own, and of two that find as many the one that misses fewer. None if the folder holds no
  /// file of any game.
  static @Nullable Game<?> gameOf(Path folder) {
    return Games.ALL.stream()
        .filter(game -> found(game, folder) > 0)
        .min(
            Comparator.<Game<?>>comparingLong(game -> -found(game, folder))
                .thenComparingInt(game -> game.title().packFiles().size()))
        .orElse(null);
  }

  /// The ids of all games, for a message.
  static String ids() {
    return String.join(", ", Games.ALL.stream().map(game -> game.title().id()).toList());
  }

  private static long found(Game<?> game, Path folder) {
    var files = game.title().packFiles();
    return files.stream().filter(file -> folder.resolve(file).toFile().isFile()).count();
  }
}
