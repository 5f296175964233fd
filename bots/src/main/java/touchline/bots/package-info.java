/// Computer managers. They see what a person in their seat sees: the view, the legal moves, and
/// what lies in the box for all to read. Start with [touchline.bots.Bots], which knows them all.
@NullMarked
package touchline.bots;

import org.jspecify.annotations.NullMarked;
