/// Simulation, reports and measures.
@NullMarked
package touchline.lab;

import org.jspecify.annotations.NullMarked;
