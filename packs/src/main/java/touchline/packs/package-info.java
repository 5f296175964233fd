/// Card packs: folders of data files, checked on load.
///
/// Start with [touchline.packs.Packs], which reads a folder or the pack that comes with a game.
/// Only the form of the files is checked here (there, readable, a good header, no ragged line);
/// what the cells mean is the game's business, see [touchline.engine.Game#content].
@NullMarked
package touchline.packs;

import org.jspecify.annotations.NullMarked;
