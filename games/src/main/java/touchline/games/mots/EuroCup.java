package touchline.games.mots;

import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Phase;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Turn;

/// The Euro Cup: sixteen cards, of managed teams and international ones, drawn two at a time each
/// round.
@Rule({"MOTS-109", "MOTS-113", "MOTS-114", "MOTS-118", "MOTS-136"})
final class EuroCup implements Phase<MotsState, EuroCup.Lot> {
  static final int CLUBS = 14;
  static final int FIRST_CLUB = 10;
  private static final int FIELD = 16;
  private static final int FINALISTS = 2;
  private static final int WINNER_POINTS = 3;
  private static final int FINALIST_POINTS = 2;

  /// A lot that luck draws.
  public sealed interface Lot extends Move {}

  /// The next card drawn: a team 0 to 3, or an international one from 10.
  public record Entrant(int who) implements Lot {}

  /// This international card is left out, to leave an even number.
  public record LeftOut(int who) implements Lot {}

  @Override
  public Class<Lot> moves() {
    return Lot.class;
  }

  private static int bit(int who) {
    return who < MotsState.TEAMS ? 1 << who : 1 << who - FIRST_CLUB + MotsState.TEAMS;
  }

  private static int who(int bit) {
    return bit < MotsState.TEAMS ? bit : bit - MotsState.TEAMS + FIRST_CLUB;
  }

  /// Puts the cards together for the new season: league and cup winners (or the runner-up where one
  /// team won both), and the holder. Says whether a card must be left out.
  @Rule({"MOTS-110", "MOTS-111", "MOTS-112", "MOTS-A49", "MOTS-A50"})
  static boolean enter(MotsState s) {
    int teams = 1 << s.champion | 1 << (s.cupWinner == s.champion ? s.second : s.cupWinner);
    if (s.holder >= 0) teams |= 1 << s.holder;
    s.euro = teams | ((1 << CLUBS) - 1) << MotsState.TEAMS;
    s.euroRound = 0;
    s.draws = 0;
    return tooMany(s);
  }

  /// Whether there are more cards than places.
  static boolean tooMany(MotsState s) {
    return Integer.bitCount(s.euro) > FIELD;
  }

  /// Whether a managed team is left; without one the cup is not continued.
  @Rule({"MOTS-119", "MOTS-A54"})
  static boolean goesOn(MotsState s) {
    return (s.euro & (1 << MotsState.TEAMS) - 1) != 0;
  }

  @Override
  public boolean done(MotsState s) {
    return s.stage == Stage.EURO_FIELD ? !tooMany(s) : s.draws == Integer.bitCount(s.euro);
  }

  @Override
  public Turn turn(MotsState s) {
    return Turn.LUCK;
  }

  @Override
  public void legal(MotsState s, Seat seat, Moves out) {
    if (seat != Seat.LUCK) return;
    boolean field = s.stage == Stage.EURO_FIELD;
    int left = field ? s.euro >>> MotsState.TEAMS << MotsState.TEAMS : undrawn(s);
    for (int bits = left; bits != 0; bits &= bits - 1) {
      int who = who(Integer.numberOfTrailingZeros(bits));
      out.add(field ? new LeftOut(who) : new Entrant(who));
    }
  }

  @Override
  public Move roll(MotsState s, Rng rng) {
    boolean field = s.stage == Stage.EURO_FIELD;
    int left = field ? s.euro >>> MotsState.TEAMS << MotsState.TEAMS : undrawn(s);
    for (int skip = rng.below(Integer.bitCount(left)); skip > 0; skip--) left &= left - 1;
    int who = who(Integer.numberOfTrailingZeros(left));
    return field ? new LeftOut(who) : new Entrant(who);
  }

  private static int undrawn(MotsState s) {
    int left = s.euro;
    for (int i = 0; i < s.draws; i++) left &= ~bit(s.drawnCards[i]);
    return left;
  }

  @Override
  public void play(MotsState s, Seat seat, Lot lot, Log log) {
    switch (lot) {
      case LeftOut(int who) -> {
        s.euro &= ~bit(who);
        log.tell(() -> new MotsEvent.LeftOut("MOTS-113", who));
      }
      case Entrant(int who) -> s.drawnCards[s.draws++] = (byte) who;
    }
  }

  /// The round is drawn: of two international teams the first drawn wins, the others play.
  @Rule({"MOTS-115", "MOTS-116", "MOTS-117", "MOTS-A51"})
  static void drawn(MotsState s, Log log) {
    Fixtures.open(s, Competition.EURO_CUP);
    for (int i = 0; i < s.draws; i += 2) {
      int first = s.drawnCards[i];
      int other = s.drawnCards[i + 1];
      log.tell(() -> new MotsEvent.Paired("MOTS-114", first, other));
      if (first >= FIRST_CLUB && other >= FIRST_CLUB) s.euro &= ~bit(other);
      else if (first >= FIRST_CLUB) Fixtures.add(s, other, first);
      else Fixtures.add(s, first, other);
    }
    s.draws = 0;
    s.euroRound++;
    Fixtures.throwForHome(s, log);
  }

  /// The round is played: losers are out; the final gives points.
  @Rule({"MOTS-006", "MOTS-118", "MOTS-A55"})
  static void played(MotsState s, Log log) {
    boolean last = Integer.bitCount(s.euro) == FINALISTS;
    for (int i = 0; i < s.fixtures; i++) {
      int loser = s.winner[i] == MatchEnd.HOME ? s.away[i] : s.home[i];
      int winner = s.winner[i] == MatchEnd.HOME ? s.home[i] : s.away[i];
      s.euro &= ~bit(loser);
      if (last) trophies(s, winner, loser, log);
    }
  }

  private static void trophies(MotsState s, int winner, int loser, Log log) {
    s.holder = winner < MotsState.TEAMS ? winner : MotsState.NOBODY;
    if (winner < MotsState.TEAMS) {
      s.euros[winner]++;
      Points.give(s, winner, WINNER_POINTS, "MOTS-006", Competition.EURO_CUP, 1, log);
    }
    if (loser < MotsState.TEAMS)
      Points.give(s, loser, FINALIST_POINTS, "MOTS-006", Competition.EURO_CUP, 2, log);
  }
}
