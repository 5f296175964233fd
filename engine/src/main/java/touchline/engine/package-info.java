/// The engine: what every game is made of, and nothing that any one game is about.
///
/// Start with [Game] (a rulebook made executable), then [Phase] and [PhasedGame] (how a game is cut
/// into small files), then [Sitting] (one game being played: true state, dice, record). Everything
/// here is free of clocks, threads and files.
@NullMarked
package touchline.engine;

import org.jspecify.annotations.NullMarked;
