/// A tiny real game, and the template for others: clubs bid for players, talk to their team and
/// play matches.
///
/// Start with [touchline.games.demo.Demo] (the order of play), then `Transfers` (one phase),
/// `Sales` (something done beside the phase) and `DemoState` (all that lies on the table). From
/// outside only [touchline.games.demo.Demo], [touchline.games.demo.DemoMove],
/// [touchline.games.demo.DemoView] and [touchline.games.demo.DemoEvent] can be seen.
@NullMarked
package touchline.games.demo;

import org.jspecify.annotations.NullMarked;
