package touchline.games.fs;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Seat;
import touchline.engine.View;

/// What one viewer may know. Footballers and tactics by the numbers on their cards; turns from 1.
/// `hand` is the viewer's own and empty for spectators, `pile` is empty but for whose Scout looks
/// through it.
public record FsView(
    Stage stage,
    Seat active,
    int turn,
    int turnLimit,
    List<Side> sides,
    int deck,
    int piled,
    @Nullable Card top,
    List<Card> hand,
    List<Card> pile,
    List<Duel> duels,
    @Nullable Talk talk,
    @Nullable Proof proof,
    @Nullable Seat lion,
    @Nullable Seat regrouping,
    List<Near> near)
    implements View {
  /// A card: a footballer or tactic with its number, others with 0.
  public record Card(Kind kind, int number) {}

  /// What lies before a seat, and how many cards it holds: which, once the game is over.
  public record Side(
      Seat seat,
      boolean out,
      int cards,
      List<Man> bench,
      List<Gym> gyms,
      List<Tactic> tactics,
      boolean fans,
      int shown,
      List<Card> hand) {}

  /// A footballer on the table.
  public record Man(int number, boolean hurt) {}

  /// A gym with its number, who trains there, and whether anybody came this turn.
  public record Gym(int number, List<Man> men, boolean fresh) {}

  /// A tactic with what lies on it.
  public record Tactic(int number, boolean coach, boolean contract) {}

  /// A declared confrontation.
  public record Duel(int player, Seat other, int target, boolean settled) {}

  /// The confrontation that is on: whose word it is, the values of both sides in the order of the
  /// attributes, and what has been used up.
  public record Talk(
      Party challenger, Party challenged, Seat word, int passes, @Nullable Attribute round) {}

  /// One side of it.
  public record Party(
      Seat seat,
      int player,
      List<Integer> values,
      boolean honoured,
      boolean silenced,
      List<Integer> supporters) {}

  /// An announced eleven; the names are seen by the announcer alone.
  public record Proof(int tactic, List<Integer> named) {}

  /// How far the viewer is from an eleven in each tactic he possesses: for each of its positions
  /// the footballer who could stand there, 0 where none can, with as many filled as can be.
  public record Near(int tactic, boolean coach, List<Integer> line) {}
}
