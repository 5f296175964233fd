/// Benchmarks: games through the interfaces beside the hand-written limit of the same game. Start
/// with [touchline.bench.Measuring], which runs all and writes the ratios.
@NullMarked
package touchline.bench;

import org.jspecify.annotations.NullMarked;
