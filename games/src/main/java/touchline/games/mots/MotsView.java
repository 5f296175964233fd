package touchline.games.mots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Seat;
import touchline.engine.View;

/// What one viewer may know. Players and kinds of chance cards by number from 1 (0 is nobody),
/// money in thousands of euro, sides of matches as teams 0 to 3 or Euro Cup clubs from 10. What is
/// not going on is null.
public record MotsView(
    Stage stage,
    int season,
    int seasons,
    int day,
    int target,
    @Nullable Team roller,
    List<Team> order,
    List<TeamView> teams,
    List<Integer> pool,
    int pile,
    List<Integer> under,
    int chancePile,
    List<Integer> chanceUnder,
    List<AbsenceView> absences,
    List<LineUpView> building,
    List<Integer> faceDown,
    @Nullable AuctionView auction,
    @Nullable MatchDayView matches,
    @Nullable ThrowView throwing,
    @Nullable ChoiceView choice,
    @Nullable ClosingView closing,
    CupView cups,
    List<Seat> waiting,
    List<TermsView> terms)
    implements View {

  /// A team: its manager (null for the walkover team), cash, squad, line-up on display, league
  /// figures and place (0 until it is decided, which a decider or a throw may do), game points and
  /// titles. `hand` lists the cards held by kind, for the manager's eyes only; `held` counts them
  /// for all; `known` lists those everybody knows of.
  public record TeamView(
      Team team,
      @Nullable Seat seat,
      int cash,
      List<Integer> squad,
      String formation,
      List<Integer> line,
      int held,
      List<Integer> hand,
      List<Integer> known,
      boolean ready,
      int played,
      int won,
      int drawn,
      int lost,
      int leaguePoints,
      int place,
      int points,
      int leagues,
      int cups,
      int euros,
      boolean homeGround,
      boolean loyalty) {}

  /// A player who misses the next league match, and why.
  public record AbsenceView(int player, List<Absence> why) {}

  /// A line-up of the viewer's own that is being built, or closed and still covered: the places
  /// decided so far (0 is left empty), and the strongest line-up possible as a suggestion.
  public record LineUpView(
      Team team,
      Purpose purpose,
      boolean closed,
      boolean strongestOnly,
      String formation,
      List<Integer> picks,
      String bestFormation,
      List<Integer> best) {}

  /// A player up for bidding; the least next bid, who leads, who is still in, whose turn it is.
  public record AuctionView(
      Purpose purpose,
      int player,
      int faceValue,
      int price,
      int least,
      int step,
      @Nullable Team leader,
      @Nullable Team seller,
      List<Seat> in,
      @Nullable Seat next,
      List<Integer> row,
      int lots) {}

  /// The matches of this day; `playing` is the one on now. While that is against a Euro Cup club,
  /// `club` has the stars of its men by place, 0 for one who has left; else it is empty.
  public record MatchDayView(
      Competition competition,
      List<MatchView> list,
      int playing,
      int replays,
      int throwsMade,
      List<Integer> club) {}

  /// A match: sides, outcome (-1 before it is settled), whether a tactics card lies face down and
  /// (for its owner, or once turned) which, goals of an advanced match, and the odds of a basic
  /// one.
  public record MatchView(
      int home,
      int away,
      int outcome,
      boolean laid,
      int card,
      int homeGoals,
      int awayGoals,
      @Nullable Odds odds,
      @Nullable Stake stake) {}

  /// What the match does to the money of its sides, in thousands of euro: what who wins gets, what
  /// who loses pays. Null where no money moves.
  public record Stake(int homeWins, int awayPays, int awayWins, int homePays) {}

  /// What each face of the die would compare, ours and theirs; the takers who would score out of
  /// those on the pitch; and the chances in percent before the throw, without any card.
  public record Odds(
      List<Integer> home,
      List<Integer> away,
      int homeTakers,
      int awayTakers,
      int win,
      int draw,
      int lose) {}

  /// A throw that decides: for what, who has still to throw, and the throws so far in this round.
  public record ThrowView(Purpose purpose, List<Team> toThrow) {}

  /// What the answer about this player does to the money of the team that decides, in thousands of
  /// euro: below zero it pays.
  public record TermsView(int number, int money) {}

  /// A chance card that waits for an answer.
  public record ChoiceView(Team team, int kind, boolean makeRoom) {}

  /// The season's end: the final places, whose turn it is, how many players he has lost.
  public record ClosingView(List<Team> places, @Nullable Team turn, int lost, int extensionsLeft) {}

  /// The cups: who is still in each, who won what last.
  public record CupView(
      List<Team> cupFinalists,
      @Nullable Team champion,
      @Nullable Team cupWinner,
      @Nullable Team holder,
      List<Integer> euro,
      int euroRound) {}
}
