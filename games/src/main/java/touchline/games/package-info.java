/// The rulebooks made executable; start at `Games`, the one list of them.
@NullMarked
package touchline.games;

import org.jspecify.annotations.NullMarked;
