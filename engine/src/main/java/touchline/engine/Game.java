package touchline.engine;

import java.util.List;

/// A rulebook made executable. It keeps no data: one instance serves every table and every bot.
public interface Game<S extends State<S>> {
  /// Id, name, seats, options.
  Title title();

  /// The families of moves, for the notation.
  List<Class<? extends Move>> moves();

  /// Understands and checks a pack.
  ///
  /// @throws PackException if it cannot be played with
  Content content(Pack pack);

  /// What lies in the box for all to read: cards, board, scenarios. A record like a view.
  View box(Content content);

  /// The table before the first move; no luck in here, for dealing is a turn of luck.
  S setup(Setup setup);

  /// Whom the table waits for.
  Turn turn(S s);

  /// Every legal move of this seat, or of luck, in the present phase, without duplicates, in a
  /// stable order.
  void legal(S s, Seat seat, Moves out);

  /// Every legal move of this seat beside the phase.
  void asides(S s, Seat seat, Moves out);

  /// The one mutator. It trusts that the move is legal.
  void play(S s, Seat seat, Move move, Log log);

  /// By which rule is this illegal move illegal? Asked about illegal moves only; says nothing that
  /// the seat may not know.
  Refusal refuse(S s, Seat seat, Move move);

  /// One outcome of luck, fairly drawn.
  Move roll(S s, Rng rng);

  /// What the viewer may know, built up from nothing.
  View view(S s, Viewer viewer);

  /// Deals anew whatever the viewer cannot know.
  void imagine(S s, Viewer viewer, Rng rng);

  /// What holds for every state, whatever was played: no card lost, nobody in debt. The laws try it
  /// after every move; in play nobody asks.
  ///
  /// @throws IllegalStateException saying what does not hold
  void invariants(S s);

  /// What a state must be like for the rules to work on it at all: numbers within their ranges,
  /// cards where they are said to lie. Asked once about a position written by hand, which need not
  /// be one that a game comes to. As strict as [#invariants], unless a game is content with less.
  ///
  /// @throws IllegalStateException saying what cannot be
  default void possible(S s) {
    invariants(s);
  }

  /// Who may know that this move is made and what it is, at the moment before it is made. Others
  /// learn only what the view shows them.
  default Seats audience(S s, Seat mover, Move move) {
    return Seats.EVERYBODY;
  }

  /// Carries over what was seen in a state that is taken back: what was seen stays seen.
  default void remember(S restored, S undone) {}
}
