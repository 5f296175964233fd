package touchline.app;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchline.engine.Game;
import touchline.engine.Pack;
import touchline.packs.Packs;
import touchline.server.Config;

/// The packs of a server: each game's own, and perhaps the host's, of the game it is for. Whoever
/// brings a pack wants to play with it, so it comes first: a table that names no pack gets it.
///
/// @param game the id of that game; empty if there is no further pack
record Shipped(String game, @Nullable Pack further) implements Config.PackSource {
  /// Only what ships with the games.
  static final Shipped ALONE = new Shipped("", null);

  /// That and the pack in the folder, checked.
  ///
  /// @throws touchline.engine.PackException with everything that is wrong with it
  /// @throws Trouble if it is no pack of any game
  static Shipped with(Path folder) {
    var game = Shelf.gameOf(folder);
    if (game == null) throw Trouble.misused("play.whose-pack", folder);
    var pack = Shelf.pack(game, folder);
    game.content(pack);
    return new Shipped(game.title().id(), pack);
  }

  @Override
  public List<String> names(Game<?> asked) {
    return further != null && asked.title().id().equals(game)
        ? Stream.of(further.name(), Packs.STANDARD).distinct().toList()
        : List.of(Packs.STANDARD);
  }

  @Override
  public @Nullable Pack find(Game<?> asked, String name) {
    if (further != null && asked.title().id().equals(game) && name.equals(further.name()))
      return further; // even if its folder is called `standard`
    return name.equals(Packs.STANDARD) ? Packs.builtIn(asked.title()) : null;
  }
}
