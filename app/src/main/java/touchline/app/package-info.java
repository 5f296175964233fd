/// The command line; it puts everything together. Start at [touchline.app.Main]; each command is a
/// small class of its own, named after it. What the commands say stands in the catalogues
/// `cli.properties` and `cli_pt.properties`.
///
/// Exit codes: 0 it went well, 1 it did not (a record that does not hold, a pack that cannot be
/// played with), 2 the command was put wrongly.
@NullMarked
package touchline.app;

import org.jspecify.annotations.NullMarked;
