/// The laws every game must keep, and what else tests of games are made of.
///
/// Start with [touchline.testkit.GameLaws], which a game's test joins in a few lines, then
/// [touchline.testkit.Law] (what a law is; each has a small class of its own) and
/// [touchline.testkit.Walk] (random games on which laws are tried). [touchline.testkit.Golden]
/// replays recorded games, [touchline.testkit.Approved] compares texts with approved ones,
/// [touchline.testkit.Rulebooks] finds rules without code or test, [touchline.testkit.Fuzz] is the
/// long run.
@NullMarked
package touchline.testkit;

import org.jspecify.annotations.NullMarked;
