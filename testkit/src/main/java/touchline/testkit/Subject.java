package touchline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Snapshots;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.engine.Viewer;
import touchline.engine.Words;
import touchline.engine.record.Head;

/// A game under trial: with its set-up, its rulebook and its catalogues.
public final class Subject<S extends State<S>> {
  final Game<S> game;
  final Setup setup;
  final Notation notation;
  final S initial;
  private final Rulebook own;
  private final Rulebook table = Rulebook.table();
  private final List<Catalogue> catalogues;

  /// This game with this set-up.
  public Subject(Game<S> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    notation = Notation.of(game);
    initial = game.setup(setup);
    var id = game.title().id();
    own = Rulebook.of(id);
    catalogues = List.of(Catalogue.of(id, "en"), Catalogue.of(id, "pt"));
  }

  S fresh() {
    return game.setup(setup);
  }

  List<Seat> seats() {
    return List.of(Seat.values()).subList(0, setup.seats());
  }

  List<Viewer> viewers() {
    var all = new ArrayList<Viewer>(seats());
    all.add(Spectator.SPECTATOR);
    return all;
  }

  List<Move> legal(S s, Seat seat) {
    var out = new Moves();
    game.legal(s, seat, out);
    return out.list();
  }

  List<Move> asides(S s, Seat seat) {
    var out = new Moves();
    game.asides(s, seat, out);
    return out.list();
  }

  List<Move> all(S s, Seat seat) {
    var all = legal(s, seat);
    all.addAll(asides(s, seat));
    return all;
  }

  String snapshot(S s) {
    return String.join("\n", Snapshots.write(s, initial));
  }

  Head head(List<String> position) {
    var title = game.title();
    return new Head(
        title.id(),
        title.edition(),
        setup.seats(),
        setup.pack(),
        setup.hash(),
        setup.options().sorted(),
        "none",
        "",
        position);
  }

  /// What is wrong with this rule id and this message, or null: the rule must be in a rulebook, the
  /// message in both catalogues, asking for no other arguments than these.
  @Nullable String untold(String rule, String message, Set<String> arguments) {
    if (!own.has(rule) && !table.has(rule)) return "no rulebook has a rule " + rule;
    for (var catalogue : catalogues) {
      var text = catalogue.messages().get(message);
      if (text == null) return "a catalogue has no message " + message;
      for (var name : Placeholders.of(text))
        if (!arguments.contains(name))
          return message + " asks for " + name + ", given " + arguments;
    }
    return null;
  }

  /// The name of this situation for sampling: what kind of move is asked for.
  String kind(S s) {
    var turn = game.turn(s);
    var kind = new StringBuilder(Words.of(turn.getClass()));
    for (var seat : List.of(Seat.A, Seat.B, Seat.C, Seat.D, Seat.LUCK)) {
      var moves = legal(s, seat);
      if (!moves.isEmpty()) kind.append(' ').append(moves.getFirst().getClass().getSimpleName());
    }
    return kind.toString();
  }
}
