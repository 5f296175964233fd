package touchline.games.demo;

import touchline.engine.Event;
import touchline.engine.Seat;

/// What can be told of a game; the messages are `event.drawn` and so on in the catalogues.
public sealed interface DemoEvent extends Event {
  /// A club drew a card; only the club is told.
  record Drawn(String rule, Seat club, Talk talk) implements DemoEvent {}

  /// The laid cards were turned over to be drawn again.
  record TurnedOver(String rule, int cards) implements DemoEvent {}

  /// A player came to market.
  record OnOffer(String rule, String player, int skill) implements DemoEvent {}

  /// A club bid.
  record Raised(String rule, Seat club, String player, int price) implements DemoEvent {}

  /// A club stopped bidding.
  record Passed(String rule, Seat club, String player) implements DemoEvent {}

  /// A club won a player.
  record Signed(String rule, Seat club, String player, int price) implements DemoEvent {}

  /// Nobody wanted the player.
  record Unsold(String rule, String player) implements DemoEvent {}

  /// A club sold a player to the bank.
  record Sold(String rule, Seat club, String player, int price) implements DemoEvent {}

  /// A club's card was turned over.
  record Talked(String rule, Seat club, Talk talk) implements DemoEvent {}

  /// A club turned out to have laid nothing.
  record Silent(String rule, Seat club) implements DemoEvent {}

  /// A match was decided: strength, card and die added up.
  record Played(String rule, Seat home, Seat away, int homeTotal, int awayTotal)
      implements DemoEvent {}

  /// The season ended before its last week.
  record Decided(String rule, Seat club, int week) implements DemoEvent {}
}
