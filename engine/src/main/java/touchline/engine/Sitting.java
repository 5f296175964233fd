package touchline.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// One game being played: the only keeper of the true state and the only roller of dice. Not safe
/// for use by several threads at once.
public final class Sitting<S extends State<S>> {
  /// The most moves one batch may have.
  public static final int LONGEST_BATCH = 64;

  private final Game<S> game;
  private final Supplier<Rng> dice;
  private final Standing<S> standing;
  private final Watch<S> watch;
  private S state;

  /// A sitting that starts from this state. `dice` gives the generator for each throw: the same one
  /// again and again for a seeded game, a fresh one each time at a live table.
  public Sitting(Game<S> game, S start, int seats, Supplier<Rng> dice) {
    this.game = game;
    this.dice = dice;
    this.state = start.copy();
    this.standing = new Standing<>(game, start);
    this.watch = new Watch<>(game, seats);
    watch.look(state);
  }

  /// Plays the moves and the luck that follows, or changes nothing and says which rule forbids it.
  ///
  /// @throws EndlessException if no decision follows; the sitting is of no use then
  public Outcome submit(Seat seat, long decision, List<? extends Move> moves) {
    if (decision != watch.decision(seat)) return new Outcome.Refused(Refusal.STALE, 0);
    if (moves.isEmpty() || moves.size() > LONGEST_BATCH)
      return new Outcome.Refused(Refusal.BATCH, 0);
    var trial = state.copy();
    var log = new Recorder();
    for (int i = 0; i < moves.size(); i++) {
      var refusal = refusal(trial, seat, moves.get(i));
      if (refusal != null) return new Outcome.Refused(refusal, i);
      game.play(trial, seat, moves.get(i), log);
      boolean last = i == moves.size() - 1;
      if (!last && (log.revealed || !waitsFor(trial, seat)))
        return new Outcome.Refused(Refusal.BATCH, i + 1);
    }
    return accept(seat, moves);
  }

  /// Plays luck until somebody is asked; call it once after opening a fresh game.
  ///
  /// @throws EndlessException if that never happens
  public Outcome.Accepted start() {
    var done = new ArrayList<Done>();
    roll(done);
    return new Outcome.Accepted(done);
  }

  /// Takes back the seat's own last moves, as far as luck, a reveal or a move that it saw.
  public Outcome undo(Seat seat, long decision, int count) {
    if (decision != watch.decision(seat)) return new Outcome.Refused(Refusal.STALE, 0);
    if (count < 1 || count > undoable(seat)) return new Outcome.Refused(Refusal.NO_UNDO, 0);
    return apply(new Entry.Undone(seat, count));
  }

  /// How many of its own moves the seat may take back freely.
  public int undoable(Seat seat) {
    return standing.undoable(seat);
  }

  /// How many moves, luck included, a rewind by consent would take back to reach the seat's last
  /// decision; 0 if there is none.
  public int rewindable(Seat seat) {
    return standing.sinceDecisionOf(seat);
  }

  /// Goes back by consent of all, which the caller has made sure of.
  @Rule("TABLE-008")
  public Outcome rewind(int count) {
    if (count < 1 || !standing.canRewind(count)) return new Outcome.Refused(Refusal.NO_UNDO, 0);
    return apply(new Entry.Rewound(count));
  }

  /// Plays an entry of a record again, luck as recorded.
  ///
  /// @throws RecordException if it is not legal here
  public List<Told> replay(Entry entry) {
    return again(entry).told();
  }

  /// Plays an entry of a record again, luck as recorded, and says who may know of it.
  ///
  /// @throws RecordException if it is not legal here
  public Done again(Entry entry) {
    if (entry instanceof Entry.Played(Seat seat, Move move)) {
      var refusal = seat == Seat.LUCK ? luckRefusal(move) : refusal(state, seat, move);
      if (refusal != null) throw new RecordException(refusal);
      return enter(seat, move);
    }
    boolean possible =
        switch (entry) {
          case Entry.Played _ -> true;
          case Entry.Undone(Seat seat, int count) -> count >= 1 && count <= undoable(seat);
          case Entry.Rewound(int count) -> count >= 1 && standing.canRewind(count);
        };
    if (!possible || !(apply(entry) instanceof Outcome.Accepted accepted)) {
      throw new RecordException(Refusal.NO_UNDO);
    }
    return accepted.done().getFirst();
  }

  /// Whom the table waits for.
  public Turn turn() {
    return game.turn(state);
  }

  /// A copy of the true state, for storing and checking only.
  public S state() {
    return state.copy();
  }

  /// What the viewer may know.
  public View view(Viewer viewer) {
    return game.view(state, viewer);
  }

  /// The seat's legal moves in the present phase.
  public Moves legal(Seat seat) {
    var out = new Moves();
    game.legal(state, seat, out);
    return out;
  }

  /// The seat's legal moves beside the phase.
  public Moves asides(Seat seat) {
    var out = new Moves();
    game.asides(state, seat, out);
    return out;
  }

  /// The number of the viewer's decision: it rises with everything the viewer could notice, and
  /// with nothing else.
  public long decision(Viewer viewer) {
    return watch.decision(viewer);
  }

  /// The decision numbers of all viewers, to be stored with a snapshot.
  public long[] decisions() {
    return watch.decisions();
  }

  /// Goes on from stored decision numbers.
  public void resume(long[] decisions) {
    watch.resume(decisions);
  }

  /// Why this move is illegal here, or null if it is legal. The seat learns nothing from it that it
  /// may not know.
  public @org.jspecify.annotations.Nullable Refusal refusal(Seat seat, Move move) {
    return refusal(state, seat, move);
  }

  private Outcome.Accepted accept(Seat seat, List<? extends Move> moves) {
    var done = new ArrayList<Done>();
    for (var move : moves) done.add(enter(seat, move));
    roll(done);
    return new Outcome.Accepted(done);
  }

  private void roll(List<Done> done) {
    for (int times = 0; turn() instanceof Turn.Luck; times++) {
      if (times == EndlessException.MOST) throw new EndlessException("throws");
      done.add(enter(Seat.LUCK, outcome()));
    }
  }

  /// Where a position makes no sense luck may bring what the record could not be replayed with.
  private Move outcome() {
    var move = game.roll(state, dice.get());
    if (!legal(Seat.LUCK).contains(move)) throw new IllegalStateException("no outcome: " + move);
    return move;
  }

  private Done enter(Seat seat, Move move) {
    var audience = game.audience(state, seat, move);
    var log = new Recorder();
    game.play(state, seat, move, log);
    int noticed = watch.notice(state, seat, log.told);
    standing.add(seat, move, state, seat == Seat.LUCK || log.revealed, noticed);
    return new Done(new Entry.Played(seat, move), audience, log.told);
  }

  private Outcome apply(Entry entry) {
    var undone = state;
    int noticed = standing.noticed(entry);
    var restored = standing.takeBack(entry);
    if (restored == null) return new Outcome.Refused(Refusal.NO_UNDO, 0);
    state = restored;
    game.remember(state, undone);
    standing.keep(state);
    var by = entry instanceof Entry.Undone(Seat seat, int _) ? seat : Seat.LUCK;
    var told = tellTakenBack(entry, noticed);
    watch.notice(state, by, told);
    int audience = told.stream().mapToInt(t -> t.audience().mask()).reduce(0, (a, b) -> a | b);
    return new Outcome.Accepted(List.of(new Done(entry, new Seats(audience), told)));
  }

  /// Only the seat itself hears how many moves it took back, and only those who had noticed one
  /// hear of it at all.
  private static List<Told> tellTakenBack(Entry entry, int noticed) {
    return switch (entry) {
      case Entry.Undone(Seat seat, int count) -> {
        var own = new Told(Seats.of(seat), new TableEvent.Undone("TABLE-005", seat, count));
        var others = new Seats(noticed).without(seat);
        yield others.equals(Seats.NONE)
            ? List.of(own)
            : List.of(own, new Told(others, new TableEvent.TookBack("TABLE-005", seat)));
      }
      case Entry.Rewound _ ->
          List.of(new Told(Seats.EVERYBODY, new TableEvent.Rewound("TABLE-008")));
      case Entry.Played played -> throw new IllegalArgumentException("not an undo: " + played);
    };
  }

  private @org.jspecify.annotations.Nullable Refusal refusal(S s, Seat seat, Move move) {
    if (game.turn(s) instanceof Turn.Over) return Refusal.OVER;
    if (seat == Seat.LUCK) return Refusal.NOT_YOUR_TURN;
    var legal = new Moves();
    game.legal(s, seat, legal);
    game.asides(s, seat, legal);
    return legal.contains(move) ? null : game.refuse(s, seat, move);
  }

  private @org.jspecify.annotations.Nullable Refusal luckRefusal(Move move) {
    return turn() instanceof Turn.Luck && legal(Seat.LUCK).contains(move)
        ? null
        : Refusal.NOT_ON_OFFER;
  }

  private boolean waitsFor(S s, Seat seat) {
    return game.turn(s) instanceof Turn.Decide(Seats seats) && seats.has(seat);
  }

  /// Keeps what a move tells.
  private static final class Recorder implements Log {
    final List<Told> told = new ArrayList<>();
    boolean revealed;

    @Override
    public void tell(Seats audience, Supplier<? extends Event> event) {
      told.add(new Told(audience, event.get()));
    }

    @Override
    public void reveal() {
      revealed = true;
    }
  }
}
