package touchline.games.mots;

import java.util.List;
import touchline.engine.Event;
import touchline.engine.Seat;

/// What can be told of a game. Players and kinds of chance cards are given by number from 1; sides
/// of matches are teams 0 to 3 or Euro Cup clubs from 10; outcomes are 0 home, 1 away, 2 draw;
/// money is in thousands of euro.
public sealed interface MotsEvent extends Event {
  record Took(String rule, Seat seat, Team team) implements MotsEvent {}

  record Dealt(String rule, Team team, int player) implements MotsEvent {}

  record Drafted(String rule, Team team, int player) implements MotsEvent {}

  record Covered(String rule, Team team) implements MotsEvent {}

  record LinedUp(String rule, Team team, String formation, List<Integer> players)
      implements MotsEvent {}

  record Threw(String rule, Team team, int die, int pips, Purpose purpose) implements MotsEvent {}

  record Rolled(String rule, Team team, int pips, int from, int to) implements MotsEvent {}

  record MatchDay(String rule, int day, Square square) implements MotsEvent {}

  record Landed(String rule, int day, Square square) implements MotsEvent {}

  record SeasonBegan(String rule, int season) implements MotsEvent {}

  record AskedToWait(String rule, Seat seat) implements MotsEvent {}

  record WentOn(String rule, Seat seat) implements MotsEvent {}

  record TurnedUp(String rule, int player) implements MotsEvent {}

  record Bid(String rule, Team team, int player, int price) implements MotsEvent {}

  record Passed(String rule, Seat seat, int player) implements MotsEvent {}

  record Signed(String rule, Team team, int player, int price) implements MotsEvent {}

  record Unsold(String rule, int player) implements MotsEvent {}

  record PutUp(String rule, Team team, int player, int reserve) implements MotsEvent {}

  record SoldToBank(String rule, Team team, int player, int price) implements MotsEvent {}

  record Money(String rule, Team team, int amount, int cash, Cause cause) implements MotsEvent {}

  record Drew(String rule, Team team, int kind) implements MotsEvent {}

  record Kept(String rule, Team team, int kind) implements MotsEvent {}

  record KeptUnseen(String rule, Team team) implements MotsEvent {}

  record Declined(String rule, Team team, int kind) implements MotsEvent {}

  record NoRoom(String rule, Team team, int player) implements MotsEvent {}

  /// A red card is played; the player it is for, or 0.
  record Used(String rule, Team team, int kind, int player) implements MotsEvent {}

  record Absent(String rule, Team team, int player, Absence why) implements MotsEvent {}

  record GotAway(String rule, Team team) implements MotsEvent {}

  record NobodyHit(String rule, Team team) implements MotsEvent {}

  record Fixture(String rule, Competition competition, int home, int away) implements MotsEvent {}

  record ChoseGround(String rule, Team team) implements MotsEvent {}

  record Laid(String rule, Team team) implements MotsEvent {}

  record Revealed(String rule, Team team, int kind) implements MotsEvent {}

  /// The d12 called this number of a side.
  record Called(String rule, int side, int number) implements MotsEvent {}

  record Penalty(String rule, int side, int number, int stars, int keeper, boolean scored)
      implements MotsEvent {}

  /// A goal in an advanced match; the die that brought it (0 for Wing Attack), and the goals since.
  record Goal(String rule, int side, int die, int homeGoals, int awayGoals) implements MotsEvent {}

  record SentOff(String rule, int side, int number) implements MotsEvent {}

  record Hurt(String rule, int side, int number) implements MotsEvent {}

  /// This player, by number, came on and stands at this place of the line-up, from 1.
  record CameOn(String rule, Team team, int player, int place) implements MotsEvent {}

  record Quiet(String rule) implements MotsEvent {}

  record Replay(String rule, int home, int away) implements MotsEvent {}

  /// A match is over; the die that decided a basic one, the goals of an advanced one.
  record Played(
      String rule,
      Competition competition,
      int home,
      int away,
      int outcome,
      int die,
      int homeGoals,
      int awayGoals)
      implements MotsEvent {}

  record Walkover(String rule, Competition competition, int home, int away, int outcome)
      implements MotsEvent {}

  record LeftOut(String rule, int club) implements MotsEvent {}

  record Paired(String rule, int first, int second) implements MotsEvent {}

  record Trophy(String rule, Team team, Competition competition, int place, int points)
      implements MotsEvent {}

  record Extended(String rule, Team team, int player) implements MotsEvent {}

  record Lost(String rule, Team team, int player) implements MotsEvent {}

  record Swapped(String rule, Team team, Team other, int taken, int given) implements MotsEvent {}
}
