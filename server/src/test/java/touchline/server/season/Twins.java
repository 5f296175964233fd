package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Snapshots;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.Viewer;
import touchline.server.Desk;
import touchline.server.season.Future.Sight;

/// Two tables that differ only in what one viewer cannot know, and what he hears of both while the
/// game goes on at both.
final class Twins<S extends State<S>> {
  private static final int TRIED = 2;
  private static final int DRAWS = 300;

  private final Game<S> game;
  private final Viewer viewer;
  private final Rng rng;
  private final Dice dice;
  private final Notation notation;
  private final List<World> worlds = new ArrayList<>();
  private final List<String> tried = new ArrayList<>();
  private final boolean differ;
  private int covered;

  /// One of the two.
  private final class World {
    final Desk.Sat sat;
    final Ears ears;
    S state;

    World(Desk.Sat sat, S state) {
      this.sat = sat;
      this.state = state;
      this.ears =
          new Ears(viewer instanceof Seat seat ? sat.seat(seat.ordinal()) : sat.spectator());
    }

    void submit(Seat seat, Move move, long number) {
      dice.set(number);
      sat.seat(seat.ordinal()).move(notation.write(move)).ok();
    }
  }

  Twins(
      Desk desk,
      Dice dice,
      Game<S> game,
      Setup setup,
      Map<String, String> options,
      List<S> two,
      Viewer viewer,
      Rng rng) {
    this.game = game;
    this.viewer = viewer;
    this.rng = rng;
    this.dice = dice;
    this.notation = Notation.of(game);
    var positions = new ArrayList<List<String>>();
    for (var state : two) {
      var at = Snapshots.write(state, game.setup(setup));
      positions.add(at);
      var sat = Season.sandbox(desk, setup.seats(), options, at);
      worlds.add(new World(sat, state.copy()));
    }
    differ = !positions.getFirst().equals(positions.getLast());
  }

  /// Whether there is anything the viewer cannot know.
  boolean differ() {
    return differ;
  }

  /// How many moves were made in one world only.
  int covered() {
    return covered;
  }

  /// Whether the viewer has heard the same of both so far.
  boolean alike() {
    var heard = worlds.stream().map(w -> w.ears.listen()).toList();
    return heard.getFirst().equals(heard.getLast());
  }

  void hearTheSame(String when) {
    compare(when, w -> w.ears.listen());
  }

  void hearTheSameOfTheBox(String when) {
    compare(when, w -> w.ears.box());
  }

  /// What others may do, and what was done before, is tried by the viewer in both.
  void areRefusedTheSame(String when) {
    if (!(viewer instanceof Seat me)) return;
    var own = moves(worlds.getFirst().state, me);
    var texts = new ArrayList<>(tried);
    for (var world : worlds) {
      for (int i = 0; i < world.sat.seats().size(); i++) {
        var theirs = moves(world.state, Seat.at(i));
        for (int k = 0; k < TRIED && !theirs.isEmpty(); k++)
          texts.add(notation.write(theirs.get(rng.below(theirs.size()))));
      }
    }
    texts.removeIf(text -> own.contains(notation.read(text)));
    compare(when, w -> w.ears.trying(texts));
  }

  /// Something is done in both that looks the same, or something covered in one of them.
  void goOn() {
    var first = worlds.getFirst();
    if (!(game.turn(first.state) instanceof Turn.Decide(var asked))) return;
    var seats = new ArrayList<Seat>();
    for (int i = 0; i < first.sat.seats().size(); i++)
      if (asked.has(Seat.at(i)) || rng.below(3) == 0) seats.add(Seat.at(i));
    if (seats.isEmpty()) return;
    var seat = seats.get(rng.below(seats.size()));
    var moves = moves(first.state, seat);
    if (moves.isEmpty()) return;
    var move = moves.get(rng.below(moves.size()));
    long number = rng.below(1_000_000);
    var future = Future.of(game, first.state, viewer, seat, move, number);
    boolean unseen =
        seat != viewer
            && future.learnt().isEmpty()
            && future.sight().equals(Sight.of(game, first.state, viewer));
    if (unseen) inOne(first, seat, move, future.state());
    else inBoth(seat, move, future, number);
  }

  /// Makes the move in both so that luck brings different things, which look the same to the
  /// viewer; whether that was possible.
  boolean drawApart(Seat seat, Move move) {
    var first = worlds.getFirst();
    var other = worlds.getLast();
    if (!moves(other.state, seat).contains(move)) return false;
    for (long one = 0; one < DRAWS; one++) {
      var future = Future.of(game, first.state, viewer, seat, move, one);
      if (!future.learnt().contains("LUCK ?")) continue;
      for (long two = 0; two < DRAWS; two++) {
        var also = Future.of(game, other.state, viewer, seat, move, two);
        if (also.made().equals(future.made()) || !future.looksLike(also)) continue;
        first.submit(seat, move, one);
        other.submit(seat, move, two);
        first.state = future.state();
        other.state = also.state();
        return true;
      }
    }
    return false;
  }

  private void inOne(World world, Seat seat, Move move, S after) {
    world.submit(seat, move, 0);
    covered++;
    var before = world.state;
    world.state = after;
    var client = world.sat.seat(seat.ordinal());
    if (rng.below(3) > 0 || client.shown().get("undoable").intValue() == 0) return;
    hearTheSame("before " + seat + " takes a covered move back");
    client.undo(1).ok();
    world.state = before;
    game.remember(before, after);
  }

  private void inBoth(Seat seat, Move move, Future<S> future, long number) {
    var other = worlds.getLast();
    for (var echo : moves(other.state, seat)) {
      boolean same = echo.equals(move);
      boolean coveredBoth =
          seat != viewer && !seen(worlds.getFirst(), seat, move) && !seen(other, seat, echo);
      if (!same && !coveredBoth) continue;
      var also = Future.of(game, other.state, viewer, seat, echo, number);
      if (!future.looksLike(also)) continue;
      worlds.getFirst().submit(seat, move, number);
      other.submit(seat, echo, number);
      tried.add(notation.write(move));
      worlds.getFirst().state = future.state();
      other.state = also.state();
      return;
    }
  }

  private boolean seen(World world, Seat seat, Move move) {
    return viewer.in(game.audience(world.state, seat, move));
  }

  private List<Move> moves(S s, Seat seat) {
    var out = new Moves();
    game.legal(s, seat, out);
    game.asides(s, seat, out);
    return out.list();
  }

  private void compare(String when, java.util.function.Function<World, List<String>> ask) {
    assertThat(ask.apply(worlds.getLast()))
        .as(when)
        .containsExactlyElementsOf(ask.apply(worlds.getFirst()));
  }
}
