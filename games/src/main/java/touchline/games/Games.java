package touchline.games;

import java.util.List;
import java.util.Optional;
import touchline.engine.Game;
import touchline.games.demo.Demo;
import touchline.games.mots.Mots;

/// The one list of all games. A new game adds one line.
public final class Games {
  /// Every game, in the order in which the lobby shows them.
  public static final List<Game<?>> ALL = List.of(new Mots(), new Demo());

  private Games() {}

  /// The game with this id.
  public static Optional<Game<?>> find(String id) {
    for (var game : ALL) if (game.title().id().equals(id)) return Optional.of(game);
    return Optional.empty();
  }
}
