package touchline.lab;

import java.util.List;
import touchline.engine.Game;
import touchline.engine.State;

/// What is counted in a game beyond what every game has: its watchers, one for each game played,
/// and the rows of its report.
///
/// @param <S> the game's state
public interface Counting<S extends State<S>> {
  /// A watcher for one game with these levels by seat, that adds to the tally when it is over.
  Watcher<S> watch(Game<S> game, List<String> levels, Tally tally);

  /// The rows, in the order in which they are to be read.
  List<Row> rows(Tally tally);
}
