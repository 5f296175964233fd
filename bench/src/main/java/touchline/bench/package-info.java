/// Benchmarks: through the interfaces, beside the hand-written limit of the same game.
@NullMarked
package touchline.bench;

import org.jspecify.annotations.NullMarked;
