package touchline.testkit;

import java.util.List;
import touchline.engine.Move;
import touchline.engine.Refusal;
import touchline.engine.Seat;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.View;
import touchline.engine.Viewer;

/// Dealing anew what a viewer cannot know changes nothing for him: not his view, his moves, his
/// refusals, nor what he is told when something that he can see is done. What is dealt is a table
/// of the game like any other.
final class HidingLaw implements Law {
  private static final int REFUSALS = 6, PLAYED = 3, AHEAD = 8;

  @Override
  public String name() {
    return "9 hiding";
  }

  @Override
  public <S extends State<S>> void hold(Situation<S> at) {
    var subject = at.subject();
    for (var viewer : subject.viewers()) {
      var world = at.state().copy();
      for (int times = 1; times <= 2; times++) {
        subject.game.imagine(world, viewer, at.rng());
        var changed = Deep.notPlain(subject.game.view(world, viewer));
        if (changed != null) throw new Broken("the view of " + viewer + changed);
        same(at, viewer, world);
        possible(at, viewer, world);
      }
      played(at, viewer, world);
      at.playOn(world, AHEAD);
    }
  }

  /// What a viewer can find out without doing anything.
  private record Sight(Turn turn, View view, List<Move> moves, List<Move> asides) {}

  private static <S extends State<S>> Sight sight(Subject<S> subject, S s, Viewer viewer) {
    return new Sight(
        subject.game.turn(s),
        subject.game.view(s, viewer),
        viewer instanceof Seat seat ? subject.legal(s, seat) : List.of(),
        viewer instanceof Seat seat ? subject.asides(s, seat) : List.of());
  }

  private static <S extends State<S>> void same(Situation<S> at, Viewer viewer, S world) {
    var real = sight(at.subject(), at.state(), viewer);
    var dealt = sight(at.subject(), world, viewer);
    if (!real.equals(dealt))
      throw new Broken(viewer + " can tell worlds apart: " + Deep.difference(real, dealt));
    if (!(viewer instanceof Seat seat)) return;
    var any = new AnyMoves(at.subject());
    for (var move : any.some(at, REFUSALS)) {
      if (real.moves.contains(move) || real.asides.contains(move)) continue;
      Refusal one = RefusalLaw.refusal(at.subject(), at.state(), seat, move);
      Refusal other = RefusalLaw.refusal(at.subject(), world, seat, move);
      if (!one.equals(other))
        throw new Broken(
            seat
                + " can tell worlds apart by trying "
                + at.subject().notation.write(move)
                + ": "
                + one
                + " and "
                + other);
    }
  }

  private static <S extends State<S>> void possible(Situation<S> at, Viewer viewer, S world) {
    try {
      at.subject().game.invariants(world);
    } catch (RuntimeException | AssertionError e) {
      throw new Broken("a world imagined for " + viewer + " cannot be: " + e.getMessage());
    }
    var copy = world.copy();
    copy.derive();
    var stale = Deep.difference(world, copy);
    if (stale != null) throw new Broken("imagining left a derived field behind: " + stale);
  }

  /// Whoever notices nothing of another's move is not in its audience, or the record would tell
  /// him. Luck may be seen by all though what comes of it is seen later only.
  private static <S extends State<S>> void noticed(
      Situation<S> at, Viewer viewer, Seat seat, S after, Hearing hearing, String text) {
    if (viewer == seat || seat == Seat.LUCK || !hearing.by(viewer).isEmpty()) return;
    if (sight(at.subject(), at.state(), viewer).equals(sight(at.subject(), after, viewer)))
      throw new Broken(viewer + " notices nothing of " + text + " but is in its audience");
  }

  /// The same visible move in both worlds tells the viewer the same, unless it uncovers something.
  private static <S extends State<S>> void played(Situation<S> at, Viewer viewer, S world) {
    var subject = at.subject();
    for (var seat : Seat.values()) {
      for (var move : at.some(subject.all(at.state(), seat), PLAYED)) {
        boolean visible =
            viewer == seat || viewer.in(subject.game.audience(at.state(), seat, move));
        if (!visible || !subject.all(world, seat).contains(move)) continue;
        var real = at.state().copy();
        var dealt = world.copy();
        var hearing = new Hearing();
        var echo = new Hearing();
        subject.game.play(real, seat, move, hearing);
        subject.game.play(dealt, seat, move, echo);
        if (hearing.revealed || echo.revealed) continue;
        var text = seat + " " + subject.notation.write(move);
        noticed(at, viewer, seat, real, hearing, text);
        if (!hearing.by(viewer).equals(echo.by(viewer)))
          throw new Broken(
              viewer
                  + " can tell worlds apart by what is told after "
                  + text
                  + ": "
                  + hearing.by(viewer)
                  + " and "
                  + echo.by(viewer));
        if (seat == Seat.LUCK) continue;
        var difference =
            Deep.difference(subject.game.view(real, viewer), subject.game.view(dealt, viewer));
        if (difference != null)
          throw new Broken(
              viewer + " can tell worlds apart by what he sees after " + text + ": " + difference);
      }
    }
  }
}
