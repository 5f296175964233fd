package touchline.games.fs;

import touchline.engine.Move;
import touchline.engine.Seat;

/// Everything that can be done, in one family per step. Footballers are named by the number on
/// their card, tactics by theirs, and a card of another kind by its kind and 0.
public sealed interface FsMove extends Move {
  /// Luck at the start.
  sealed interface Showing extends FsMove {}

  /// This seat draws and shows this card.
  record Show(Seat seat, Kind kind, int number) implements Showing {}

  /// Luck deals cards into hands.
  sealed interface Dealing extends FsMove {}

  /// This seat draws this card; only the seat knows which.
  record Draw(Seat seat, Kind kind, int number) implements Dealing {}

  /// What may be done in training.
  sealed interface Train extends FsMove {}

  /// A footballer from hand to the bench.
  record Bench(int player) implements Train {}

  /// A tactic, a gym or a fan group from hand into the dressing room.
  record Lay(Kind kind, int number) implements Train {}

  /// A coach from hand onto an own tactic.
  record Appoint(int tactic) implements Train {}

  /// A contract from hand onto the coach of an own tactic.
  record Sign(int tactic) implements Train {}

  /// A tactic of another seat, for a coach: from hand (0) or from an own tactic.
  record Seize(Seat from, int tactic, int coach) implements Train {}

  /// The coach of another seat's tactic, for a contract from hand (0) or from an own tactic; he is
  /// laid onto an own tactic.
  record Hire(Seat from, int tactic, int onto, int contract) implements Train {}

  /// A contract and with it the coach of another seat's tactic, for a tactic that has none.
  record Raid(Seat from, int tactic, Seat other, int seized, int contract) implements Train {}

  /// Three footballers of a sector, from bench or hand and in rising order of their numbers, into
  /// the empty own gym with this number, from 1.
  record Group(int gym, int first, int second, int third) implements Train {}

  /// One more for a group.
  record Enter(int gym, int player) implements Train {}

  /// A footballer from his gym to the bench.
  record Leave(int player) implements Train {}

  /// All footballers of this gym to the bench.
  record Clear(int gym) implements Train {}

  /// An Agent brings a footballer from another bench.
  record Poach(int player) implements Train {}

  /// A Supporter takes a card each from two hands, or two from one that is named twice.
  record Sway(Seat first, Seat second) implements Train {}

  /// A Scout is sent to the discard pile.
  record Send() implements Train {}

  /// An Injury for another seat's footballer.
  record Injure(int player) implements Train {}

  /// A Doctor for an own footballer.
  record Cure(int player) implements Train {}

  /// The Starting Eleven is announced, in this tactic.
  record Announce(int tactic) implements Train {}

  /// Training is over.
  record EndTraining() implements Train {}

  /// What a Scout does.
  sealed interface Scouting extends FsMove {}

  /// He brings this card.
  record Fetch(Kind kind, int number) implements Scouting {}

  /// Luck in a raid of supporters.
  sealed interface Robbing extends FsMove {}

  /// This card is taken out of this hand.
  record Take(Seat from, Kind kind, int number) implements Robbing {}

  /// The proof of an eleven.
  sealed interface Proving extends FsMove {}

  /// This footballer stands at the next position.
  record Name(int player) implements Proving {}

  /// That is the eleven.
  record Prove() implements Proving {}

  /// The confrontations are declared.
  sealed interface Declaring extends FsMove {}

  /// An own footballer against another seat's.
  record Challenge(int player, int target) implements Declaring {}

  /// No more confrontations.
  record Enough() implements Declaring {}

  /// The order of the confrontations.
  sealed interface Calling extends FsMove {}

  /// The confrontation of this own footballer is next.
  record Call(int player) implements Calling {}

  /// What may be done in a confrontation.
  sealed interface Talk extends FsMove {}

  /// A play for an attribute.
  record Play(Kind kind, Attribute attribute) implements Talk {}

  /// A teammate steps in for an attribute.
  record Support(int player, Attribute attribute) implements Talk {}

  /// Captain and champion add their points to an attribute.
  record Honours(Attribute attribute) implements Talk {}

  /// A President.
  record Preside() implements Talk {}

  /// An Injury for the other footballer.
  record Hurt() implements Talk {}

  /// Nothing more, unless the other side does something.
  record Pass() implements Talk {}

  /// What a Lion who has won may do.
  sealed interface Roar extends FsMove {}

  /// He takes the fan group of the loser.
  record TakeFans() implements Roar {}

  /// He leaves it.
  record LeaveFans() implements Roar {}

  /// What may be done in regroup.
  sealed interface Regroup extends FsMove {}

  /// A card from hand to the pile.
  record Discard(Kind kind, int number) implements Regroup {}

  /// The hand stays as it is.
  record Keep() implements Regroup {}
}
