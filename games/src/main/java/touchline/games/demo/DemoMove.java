package touchline.games.demo;

import touchline.engine.Move;
import touchline.engine.Seat;

/// Everything that can be done, in one family per step.
public sealed interface DemoMove extends Move {
  /// Luck deals covered cards.
  sealed interface Deal extends DemoMove {}

  /// This club draws this card; only the club knows which.
  record Draw(Seat club, Talk talk) implements Deal {}

  /// Luck chooses who comes to market.
  sealed interface Scout extends DemoMove {}

  /// The player with this number, from 0, is up for auction this week.
  record Reveal(int player) implements Scout {}

  /// What a bidder may say.
  sealed interface Bid extends DemoMove {}

  /// Bid this much, in rungs.
  record Raise(int price) implements Bid {}

  /// Bid no more for this player.
  record Pass() implements Bid {}

  /// What may be done about the squad beside the auction.
  sealed interface Sale extends DemoMove {}

  /// Sell the player with this number, from 0, to the bank.
  record Sell(int player) implements Sale {}

  /// The covered choice before the matches.
  sealed interface Choice extends DemoMove {}

  /// Lay this card covered.
  record Lay(Talk talk) implements Choice {}

  /// Say nothing this week.
  record Keep() implements Choice {}

  /// Luck in a match.
  sealed interface Throw extends DemoMove {}

  /// The dice of the home and the away club, 1 to 6 each.
  record Dice(int home, int away) implements Throw {}
}
