/// The command line. Start at `Main`; one small class for each command.
@NullMarked
package touchline.app;

import org.jspecify.annotations.NullMarked;
