package touchline.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The moves that stand, with a copy of the state every so often, so that taking back costs the
/// same at the end of a long game as at its start.
final class Standing<S extends State<S>> {
  private static final int SPACING = 16;

  private record Made(Seat seat, Move move, boolean barrier, int noticed) {}

  /// The state after so many moves.
  private record Copy<S>(int length, S state) {}

  private final Game<S> game;
  private final List<Made> made = new ArrayList<>();
  private final List<Copy<S>> copies = new ArrayList<>();

  Standing(Game<S> game, S start) {
    this.game = game;
    keep(start);
  }

  void add(Seat seat, Move move, S after, boolean barrier, int noticed) {
    made.add(new Made(seat, move, barrier, noticed));
    if (made.size() % SPACING == 0) keep(after);
  }

  /// What now stands, with what was seen in a state that was taken back: whoever goes back further
  /// or to here again must not forget it.
  void keep(S state) {
    if (!copies.isEmpty() && copies.getLast().length == made.size()) copies.removeLast();
    copies.add(new Copy<>(made.size(), state.copy()));
  }

  int undoable(Seat seat) {
    int own = 0;
    for (int i = made.size() - 1; i >= 0 && !stops(made.get(i), seat); i--)
      if (made.get(i).seat == seat) own++;
    return own;
  }

  int sinceDecisionOf(Seat seat) {
    for (int i = made.size() - 1; i >= 0; i--) if (made.get(i).seat == seat) return made.size() - i;
    return 0;
  }

  boolean canRewind(int count) {
    return count <= made.size() && made.get(made.size() - count).seat != Seat.LUCK;
  }

  /// Who noticed any of the moves that would be taken back, as bits.
  int noticed(Entry entry) {
    int from = made.size();
    switch (entry) {
      case Entry.Undone(Seat seat, int count) -> from = from(seat, count);
      case Entry.Rewound(int count) -> from -= count;
      case Entry.Played played -> throw new IllegalArgumentException("not an undo: " + played);
    }
    int bits = 0;
    for (var m : made.subList(from, made.size())) {
      if (!(entry instanceof Entry.Undone(Seat seat, int _)) || m.seat == seat) bits |= m.noticed;
    }
    return bits;
  }

  /// The state without the moves taken back; null if those that stand are no longer possible.
  @Nullable S takeBack(Entry entry) {
    return switch (entry) {
      case Entry.Undone(Seat seat, int count) -> without(seat, count);
      case Entry.Rewound(int count) -> backTo(made.size() - count, List.of());
      case Entry.Played played -> throw new IllegalArgumentException("not an undo: " + played);
    };
  }

  private @Nullable S without(Seat seat, int count) {
    int from = from(seat, count);
    var others = made.subList(from, made.size()).stream().filter(m -> m.seat != seat).toList();
    return backTo(from, others);
  }

  private int from(Seat seat, int count) {
    int from = made.size();
    for (int left = count; left > 0; ) if (made.get(--from).seat == seat) left--;
    return from;
  }

  private @Nullable S backTo(int length, List<Made> again) {
    int copy = copies.size() - 1;
    while (copies.get(copy).length > length) copy--;
    var state = copies.get(copy).state.copy();
    for (var m : made.subList(copies.get(copy).length, length))
      game.play(state, m.seat, m.move, Log.NONE);
    var trial = state.copy();
    for (var m : again) {
      var legal = new Moves();
      game.legal(trial, m.seat, legal);
      game.asides(trial, m.seat, legal);
      if (!legal.contains(m.move)) return null;
      game.play(trial, m.seat, m.move, Log.NONE);
    }
    var kept = List.copyOf(again);
    made.subList(length, made.size()).clear();
    copies.subList(copy + 1, copies.size()).clear();
    for (var m : kept) {
      game.play(state, m.seat, m.move, Log.NONE);
      add(m.seat, m.move, state, m.barrier, m.noticed);
    }
    return state;
  }

  private static boolean stops(Made m, Seat seat) {
    return m.barrier || m.seat != seat && (m.noticed & seat.bit()) != 0;
  }
}
