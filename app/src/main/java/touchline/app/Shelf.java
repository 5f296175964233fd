package touchline.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

  /// The game that a folder is a pack for, told by the files in it: the one that finds the largest
  /// part of its own. None if the folder holds no file of any game.
  static @Nullable Game<?> gameOf(Path folder) {
    var candidates = new ArrayList<Game<?>>(Games.ALL);
    candidates.removeIf(game -> present(game, folder) == 0);
    candidates.sort(Comparator.comparingDouble(game -> -present(game, folder)));
    return candidates.isEmpty() ? null : candidates.getFirst();
  }

  /// The ids of all games, for a message.
  static String ids() {
    return String.join(", ", Games.ALL.stream().map(game -> game.title().id()).toList());
  }

  private static double present(Game<?> game, Path folder) {
    List<String> files = game.title().packFiles();
    if (files.isEmpty()) return 0;
    long found = files.stream().filter(file -> folder.resolve(file).toFile().isFile()).count();
    if (found == 0) return 0;
    // Of two games with all their files there, the one that asks for more knows the folder better.
    return (double) found / files.size() + files.size() / 1000.0;
  }
}
