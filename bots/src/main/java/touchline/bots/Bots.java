package touchline.bots;

import java.util.List;
import touchline.bots.mots.Coach;
import touchline.bots.mots.Trainee;
import touchline.engine.Bot;
import touchline.engine.Content;
import touchline.games.fs.FsContent;
import touchline.games.mots.MotsContent;

/// The one list of all computer managers. A game that has none of its own gets the random one. Bots
/// keep no memory between questions, so one may sit in several seats.
public final class Bots {
  /// Plausible but weak.
  public static final String TRAINEE = "trainee";

  /// Plays to win.
  public static final String COACH = "coach";

  /// Any legal move.
  public static final String RANDOM = "random";

  /// Every level there is, the weakest first.
  public static final List<String> LEVELS = List.of(RANDOM, TRAINEE, COACH);

  private Bots() {}

  /// A computer manager of this level for a table with this content.
  ///
  /// @throws IllegalArgumentException if there is no such level
  public static Bot find(Content content, String level) {
    if (!LEVELS.contains(level)) {
      throw new IllegalArgumentException("no level " + level + ", expected one of " + LEVELS);
    }
    if (level.equals(RANDOM)) return new RandomBot();
    boolean coach = level.equals(COACH);
    return switch (content) {
      case MotsContent box -> coach ? new Coach(box) : new Trainee(box);
      case FsContent box ->
          coach ? new touchline.bots.fs.Coach(box) : new touchline.bots.fs.Trainee(box);
      default -> new RandomBot();
    };
  }
}
