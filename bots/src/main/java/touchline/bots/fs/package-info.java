/// Computer managers of Football Stars: [touchline.bots.fs.Coach] plays to win,
/// [touchline.bots.fs.Trainee] plausibly. Start with `Locker`, what both can read off a view.
@NullMarked
package touchline.bots.fs;

import org.jspecify.annotations.NullMarked;
