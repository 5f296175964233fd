package touchline.testkit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Move;
import touchline.engine.Outcome;
import touchline.engine.Refusal;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Sitting;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.Viewer;

/// Taking back one's own move gives the state as it was, byte for byte, but for what others have
/// seen of it meanwhile and remember; covered choices that others made meanwhile stand, and move no
/// other seat's decision number.
final class UndoLaw implements Law {
  @Override
  public String name() {
    return "undo";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    if (!(subject.game.turn(at.state()) instanceof Turn.Decide(var asked))) return;
    var seats = subject.seats().stream().filter(asked::has).toList();
    var seat = Situation.pick(seats, at.rng());
    var move = Situation.pick(subject.legal(at.state(), seat), at.rng());
    var sitting = sitting(at);
    int before = sitting.undoable(seat);
    if (!(submit(sitting, seat, move) instanceof Outcome.Accepted))
      throw new Broken(seat + " may not play " + subject.notation.write(move));
    if (sitting.undoable(seat) != before + 1) return;
    var other = meanwhile(at, sitting, seat, seats);
    if (sitting.undoable(seat) != before + 1) return;
    var here = sitting.state().copy();
    var undone = sitting.undo(seat, sitting.decision(seat), 1);
    if (!(undone instanceof Outcome.Accepted)) throw new Broken(seat + " may take back but cannot");
    var expected = at.state().copy();
    if (other != null) subject.game.play(expected, other.seat(), other.move(), new Hearing());
    var text = "after " + seat + " took back " + subject.notation.write(move);
    for (var viewer : subject.viewers())
      equal(
          text + " as " + viewer + " sees it",
          subject.game.view(expected, viewer),
          sitting.view(viewer));
    if (other != null || seen(at, seat, here)) subject.game.remember(expected, here);
    equal(text, expected, sitting.state());
    again(sitting, seat, move, text);
    if (sitting.undo(seat, -1, 1) instanceof Outcome.Refused(var refusal, int _)
        && refusal.equals(Refusal.STALE)) return;
    throw new Broken("a stale undo is not refused");
  }

  /// Whether others could see anything of it: what nobody saw nobody remembers.
  private static <S extends State<S>> boolean seen(Situation<S> at, Seat by, S here) {
    var game = at.subject().game;
    return at.subject().viewers().stream()
        .anyMatch(v -> v != by && !game.view(at.state(), v).equals(game.view(here, v)));
  }

  /// Seen twice is seen once: the same move made and taken back again changes nothing more.
  private static <S extends State<S>> void again(
      Sitting<S> sitting, Seat seat, Move move, String text) {
    var once = sitting.state().copy();
    int before = sitting.undoable(seat);
    submit(sitting, seat, move);
    if (sitting.undoable(seat) != before + 1) return;
    sitting.undo(seat, sitting.decision(seat), 1);
    equal(text + " twice", once, sitting.state());
  }

  private static void equal(String text, Object expected, Object found) {
    var difference = Deep.difference(expected, found);
    if (difference != null) throw new Broken(text + ", " + difference);
  }

  /// Another seat that is asked at the same time chooses; null if it cannot do so without ending
  /// the choice.
  private static <S extends State<S>> Situation.@Nullable Chance meanwhile(
      Situation<S> at, Sitting<S> sitting, Seat seat, List<Seat> asked) {
    var others = asked.stream().filter(s -> s != seat).toList();
    if (others.isEmpty() || at.rng().below(2) == 0) return null;
    var other = Situation.pick(others, at.rng());
    var moves = sitting.legal(other).list();
    if (moves.isEmpty() || !at.subject().legal(at.state(), other).equals(moves)) return null;
    var move = Situation.pick(moves, at.rng());
    var viewers = at.subject().viewers();
    var seen = viewers.stream().map(v -> sight(sitting, v)).toList();
    var numbers = viewers.stream().map(sitting::decision).toList();
    if (!(submit(sitting, other, move) instanceof Outcome.Accepted accepted))
      throw new Broken(other + " may not play " + at.subject().notation.write(move));
    for (int i = 0; i < seen.size(); i++) {
      var viewer = viewers.get(i);
      boolean told = accepted.told().stream().anyMatch(t -> viewer.in(t.audience()));
      boolean noticed = viewer == other || told || !seen.get(i).equals(sight(sitting, viewer));
      if (noticed == numbers.get(i).equals(sitting.decision(viewer)))
        throw new Broken(
            "the decision number of " + viewer + " does not go with what he notices of " + other);
    }
    return new Situation.Chance(other, move);
  }

  private static Object sight(Sitting<?> sitting, Viewer viewer) {
    if (!(viewer instanceof Seat seat)) return sitting.view(viewer);
    return List.of(sitting.view(viewer), sitting.legal(seat).list(), sitting.asides(seat).list());
  }

  static <S extends State<S>> Sitting<S> sitting(Situation<S> at) {
    var dice = new Rng(at.rng().next());
    return new Sitting<>(at.subject().game, at.state(), at.subject().setup.seats(), () -> dice);
  }

  static Outcome submit(Sitting<?> sitting, Seat seat, Move move) {
    return sitting.submit(seat, sitting.decision(seat), List.of(move));
  }
}
