/// Card packs: folders of data files, checked on load.
@NullMarked
package touchline.packs;

import org.jspecify.annotations.NullMarked;
