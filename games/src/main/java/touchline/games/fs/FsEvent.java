package touchline.games.fs;

import touchline.engine.Event;
import touchline.engine.Seat;

/// What can be told of a game; the messages are `event.drew` and so on in the catalogues.
/// Footballers and tactics by their numbers.
public sealed interface FsEvent extends Event {
  /// A seat drew a card; only the seat is told.
  record Drew(String rule, Seat seat, Kind kind, int number) implements FsEvent {}

  /// A card of the draw for the start.
  record Showed(String rule, Seat seat, Kind kind, int number) implements FsEvent {}

  /// Who starts, for his footballer has the lowest number.
  record Starts(String rule, Seat seat, int player) implements FsEvent {}

  /// A seat's turn begins; turns are counted from 1.
  record TurnBegan(String rule, Seat seat, int turn) implements FsEvent {}

  /// The pile became the deck.
  record Shuffled(String rule, int cards) implements FsEvent {}

  /// A footballer came onto the bench.
  record Benched(String rule, Seat seat, int player) implements FsEvent {}

  /// A tactic, gym or fan group was laid.
  record Laid(String rule, Seat seat, Kind kind, int number) implements FsEvent {}

  /// A coach took over a tactic.
  record Appointed(String rule, Seat seat, int tactic) implements FsEvent {}

  /// A coach signed.
  record Signed(String rule, Seat seat, int tactic) implements FsEvent {}

  /// A tactic changed hands for a coach.
  record Seized(String rule, Seat seat, Seat from, int tactic) implements FsEvent {}

  /// A coach changed hands for a contract.
  record Hired(String rule, Seat seat, Seat from, int tactic, int onto) implements FsEvent {}

  /// A contract and the coach it bought went for a tactic.
  record Raided(String rule, Seat seat, Seat from, int tactic, Seat other, int seized)
      implements FsEvent {}

  /// A footballer went into a gym.
  record Entered(String rule, Seat seat, int gym, int player) implements FsEvent {}

  /// A footballer came back from the gym.
  record Left(String rule, Seat seat, int player) implements FsEvent {}

  /// An Agent brought a footballer.
  record Poached(String rule, Seat seat, Seat from, int player) implements FsEvent {}

  /// A Supporter went for cards.
  record Swayed(String rule, Seat seat, Seat first, Seat second) implements FsEvent {}

  /// A card was taken out of a hand; the two seats are told which.
  record Taken(String rule, Seat seat, Seat from, Kind kind, int number) implements FsEvent {}

  /// A Scout set out.
  record Sent(String rule, Seat seat) implements FsEvent {}

  /// A Scout brought a card; the seat is told which.
  record Fetched(String rule, Seat seat, Kind kind, int number) implements FsEvent {}

  /// A Scout is back; all are told how many cards the pile has now.
  record Back(String rule, Seat seat, int cards) implements FsEvent {}

  /// A footballer was injured in training.
  record Injured(String rule, Seat seat, int player) implements FsEvent {}

  /// A Doctor cured a footballer.
  record Cured(String rule, Seat seat, int player) implements FsEvent {}

  /// A Starting Eleven was announced.
  record Announced(String rule, Seat seat, int tactic) implements FsEvent {}

  /// A footballer was named for an eleven that was shown.
  record Named(String rule, Seat seat, int player, Spot spot) implements FsEvent {}

  /// The eleven was proved.
  record Proved(String rule, Seat seat, int tactic) implements FsEvent {}

  /// The eleven was none; the seat is out of the game.
  record Disproved(String rule, Seat seat, int tactic) implements FsEvent {}

  /// A footballer challenges another one.
  record Challenged(String rule, Seat seat, int player, Seat other, int target)
      implements FsEvent {}

  /// A confrontation begins.
  record Called(String rule, Seat seat, int player, Seat other, int target) implements FsEvent {}

  /// A play was used.
  record Played(String rule, Seat seat, Kind kind, Attribute attribute) implements FsEvent {}

  /// A teammate stepped in.
  record Supported(String rule, Seat seat, int player, Attribute attribute) implements FsEvent {}

  /// Captain or champion added his points.
  record Honoured(String rule, Seat seat, Attribute attribute, int points) implements FsEvent {}

  /// A President spoke.
  record Presided(String rule, Seat seat) implements FsEvent {}

  /// A footballer was injured in a confrontation.
  record Hurt(String rule, Seat seat, int player) implements FsEvent {}

  /// A seat passed.
  record Passed(String rule, Seat seat) implements FsEvent {}

  /// An attribute was compared.
  record Compared(String rule, Attribute attribute, int challenger, int challenged)
      implements FsEvent {}

  /// A confrontation was decided: by attributes won, else by fans, level or number.
  record Won(String rule, Seat seat, int player, Seat other, int loser) implements FsEvent {}

  /// A Lion took the fans along.
  record TookFans(String rule, Seat seat, Seat from) implements FsEvent {}

  /// Fans went to the pile, for there were some already.
  record LostFans(String rule, Seat from) implements FsEvent {}

  /// A card was discarded in regroup.
  record Discarded(String rule, Seat seat, Kind kind, int number) implements FsEvent {}

  /// A card was discarded that nobody keeps in mind.
  record Dropped(String rule, Seat seat) implements FsEvent {}

  /// A hand was filled up with so many cards.
  record Refilled(String rule, Seat seat, int cards) implements FsEvent {}

  /// The last turn that the limit allows is over; the best tactic has so many positions filled.
  record TimeUp(String rule, int places) implements FsEvent {}
}
