/// Computer managers. They see what a person in their seat sees.
@NullMarked
package touchline.bots;

import org.jspecify.annotations.NullMarked;
