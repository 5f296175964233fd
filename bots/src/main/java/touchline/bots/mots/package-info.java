/// Computer managers for Match of the Season. Start with [touchline.bots.mots.Coach]: one small
/// file for each decision, all over one [touchline.bots.mots.Desk] that holds what the seat may
/// know.
@NullMarked
package touchline.bots.mots;

import org.jspecify.annotations.NullMarked;
