package touchline.games.fs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchline.engine.Event;
import touchline.engine.Log;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Result;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Turn;
import touchline.engine.Viewer;

/// A table put as a test wants it, and played on move by move. It begins in the training of seat
/// A's second turn, with nothing on the table and all cards in the deck. Cards are written as
/// footballers' numbers, `t1` for tactics, and kinds: `7 t1 coach`.
final class Scene implements Log {
  private static final Notation NOTATION = Notation.of(Pitch.GAME);

  final FsState s;
  final List<FsEvent> told = new ArrayList<>();
  final List<Seats> heard = new ArrayList<>();
  final List<String> moves = new ArrayList<>(); // as lines of a record
  final Map<String, String> options;
  private final Rng rng = new Rng(7);

  private Scene(FsState s, Map<String, String> options) {
    this.s = s;
    this.options = options;
  }

  /// Before anything was done, with options given as id, value, id, value.
  static Scene fresh(int seats, String... options) {
    var chosen = new LinkedHashMap<String, String>();
    for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
    return new Scene(Pitch.GAME.setup(Pitch.setup(seats, chosen)), chosen);
  }

  /// Seat A's second turn.
  static Scene of(int seats, String... options) {
    var scene = fresh(seats, options);
    scene.s.stage = Stage.TRAINING;
    scene.s.turns = seats + 1;
    return scene;
  }

  /// Seat A is about to declare confrontations.
  static Scene meeting(int seats, String table, String... options) {
    return of(seats, options).put(table).play("A end-training");
  }

  /// The only confrontation that is declared has just begun: A's footballer challenges B's.
  static Scene duel(int own, int other, String table, String... options) {
    return duel(own, other, Scene.of(2, options).put(table));
  }

  /// The same on a table that is laid already.
  static Scene duel(int own, int other, Scene scene) {
    if (scene.s.lies[own - 1] < 0) scene.put("A bench " + own);
    if (scene.s.lies[other - 1] < 0) scene.put("B bench " + other);
    scene.play("A end-training; A challenge " + own + " " + other);
    return scene.s.stage == Stage.DECLARING ? scene.play("A enough") : scene;
  }

  /// Lays cards, each taken from the deck; see [Placing].
  Scene put(String table) {
    new Placing(s, this).put(table);
    return this;
  }

  /// The deck has just these cards, and all others have gone to the pile.
  Scene deck(String cards) {
    new Placing(s, this).deck(cards);
    return this;
  }

  /// All cards of the deck go into this hand.
  Scene rest(Seat seat) {
    for (int card = 0; card < FsContent.CARDS; card++)
      while (s.deck[card] > 0) Cards.draw(s, seat.ordinal(), card, this);
    return this;
  }

  /// The cards in a hand, in the order of their kinds.
  String hand(Seat seat) {
    return Spread.hand(s, seat.ordinal());
  }

  /// Who sits on a bench, by number; injured ones with a `+`.
  String bench(Seat seat) {
    return Spread.lying(s, seat.ordinal());
  }

  /// Who trains in a gym, from 1.
  String gym(int number) {
    return Spread.lying(s, FsState.FIRST_GYM + number - 1);
  }

  /// What lies in a dressing room: tactics with coach and contract, then the fan group.
  String room(Seat seat) {
    return Spread.room(s, seat.ordinal());
  }

  /// The pile, the newest card last.
  String pile() {
    return Spread.pile(s);
  }

  /// Plays moves, each legal: `A bench 7; LUCK draw A coach 0`.
  Scene play(String text) {
    for (var one : text.split(";")) {
      var words = one.trim().split(" ", 2);
      var seat = Seat.valueOf(words[0]);
      assertThat(texts(seat)).as("%s at %s", one.trim(), s.stage).contains(words[1]);
      make(seat, NOTATION.read(words[1]));
    }
    return this;
  }

  private void make(Seat seat, Move move) {
    moves.add(seat + " " + NOTATION.write(move));
    Pitch.GAME.play(s, seat, move, this);
    Pitch.GAME.invariants(s);
  }

  /// Plays on, quietly (nobody does anything he need not, luck is random), until this holds.
  Scene until(Predicate<FsState> there) {
    for (int i = 0; !there.test(s); i++) {
      assertThat(i).as("moves without coming there").isLessThan(5000);
      if (Pitch.GAME.turn(s) instanceof Turn.Decide(Seats asked)) quiet(asked.lowest());
      else make(Seat.LUCK, Pitch.GAME.roll(s, rng));
    }
    return this;
  }

  Scene until(Stage stage) {
    return until(now -> now.stage == stage);
  }

  private void quiet(Seat seat) {
    var offered = texts(seat);
    var move =
        Stream.of("end-training", "enough", "pass", "leave-fans", "keep")
            .filter(offered::contains)
            .findFirst()
            .orElse(offered.getFirst());
    make(seat, NOTATION.read(move));
  }

  /// All legal moves of the seat in the notation.
  List<String> texts(Seat seat) {
    var out = new Moves();
    Pitch.GAME.legal(s, seat, out);
    return out.list().stream().map(NOTATION::write).toList();
  }

  /// The legal moves of the seat that begin with this word.
  List<String> texts(Seat seat, String word) {
    return texts(seat).stream().filter(m -> m.equals(word) || m.startsWith(word + " ")).toList();
  }

  /// The rule and the key by which the move, `A bench 7`, is refused; it must not be legal.
  String refused(String text) {
    var words = text.split(" ", 2);
    var seat = Seat.valueOf(words[0]);
    assertThat(texts(seat)).doesNotContain(words[1]);
    var refusal = Pitch.GAME.refuse(s, seat, NOTATION.read(words[1]));
    return refusal.rule() + " " + refusal.key();
  }

  /// The seats that are asked, as letters; `LUCK`; or `OVER`.
  String asked() {
    return switch (Pitch.GAME.turn(s)) {
      case Turn.Decide(Seats asked) -> asked.lowest().name();
      case Turn.Luck _ -> "LUCK";
      case Turn.Over _ -> "OVER";
    };
  }

  /// How the game has ended.
  Result result() {
    return ((Turn.Over) Pitch.GAME.turn(s)).result();
  }

  /// What this viewer sees.
  FsView view(Viewer viewer) {
    return (FsView) Pitch.GAME.view(s, viewer);
  }

  /// A world that the viewer takes for possible.
  Scene imagined(Viewer viewer, Rng by) {
    var world = s.copy();
    Pitch.GAME.imagine(world, viewer, by);
    Pitch.GAME.invariants(world);
    return new Scene(world, options);
  }

  /// The same table as it is now, to be played on elsewhere.
  Scene copy() {
    return new Scene(s.copy(), options);
  }

  /// What has been told of this kind, in order.
  <E extends FsEvent> List<E> told(Class<E> type) {
    return told.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /// What this viewer was told, of this kind.
  <E extends FsEvent> List<E> toldTo(Viewer viewer, Class<E> type) {
    var all = new ArrayList<E>();
    for (int i = 0; i < told.size(); i++)
      if (viewer.in(heard.get(i)) && type.isInstance(told.get(i))) all.add(type.cast(told.get(i)));
    return all;
  }

  @Override
  public void tell(Seats audience, Supplier<? extends Event> event) {
    told.add((FsEvent) event.get());
    heard.add(audience);
  }

  @Override
  public void reveal() {}
}
