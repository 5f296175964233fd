/// Football Stars: hidden hands, footballers who change benches, and an eleven to be proved.
///
/// Start with [touchline.games.fs.Fs] (the order of play), then `Training` and `Talking` (the two
/// phases in which most is done), `FsState` (all that lies on the table) and `Known` (who may know
/// of which card where it is).
@NullMarked
package touchline.games.fs;

import org.jspecify.annotations.NullMarked;
