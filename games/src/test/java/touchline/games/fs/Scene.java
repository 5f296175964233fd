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
import touchline.engine.Words;

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

  /// Lays cards, each taken from the deck: `A hand 5 coach`, `A bench 7`, `A gym 3 8 14` (a gym
  /// with these), `A room t1 t2+coach t3+coach+contract fans`, `pile 9 pass` (the newest last),
  /// `hurt 7`, `out C`, with semicolons between.
  Scene put(String table) {
    for (var line : table.split(";")) {
      var words = List.of(line.trim().split("\\s+"));
      switch (words.getFirst()) {
        case "hurt" -> words.subList(1, words.size()).forEach(this::injured);
        case "pile" -> words.subList(1, words.size()).forEach(this::piled);
        case "out" -> s.out |= 1 << Seat.valueOf(words.get(1)).ordinal();
        default -> seat(Seat.valueOf(words.getFirst()).ordinal(), words.subList(1, words.size()));
      }
    }
    return this;
  }

  private void seat(int seat, List<String> words) {
    var cards = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "hand" -> cards.forEach(c -> Cards.draw(s, seat, card(c), this));
      case "bench" -> cards.forEach(c -> s.lies[open(c)] = (byte) seat);
      case "room" -> cards.forEach(c -> room(seat, c));
      case "gym" -> {
        open("gym");
        int which = 0;
        while (s.gym[which] >= 0) which++;
        s.gym[which] = (byte) seat;
        for (var c : cards) s.lies[open(c)] = (byte) (FsState.FIRST_GYM + which);
      }
      default -> throw new IllegalArgumentException("no place: " + words);
    }
  }

  private void room(int seat, String card) {
    var parts = List.of(card.split("\\+"));
    open(parts.getFirst());
    if (card.equals("fans")) {
      s.fans[seat] = true;
      return;
    }
    int tactic = card(parts.getFirst()) - FsContent.FOOTBALLERS;
    int at = tactic * FsContent.COPIES_OF_A_TACTIC;
    if (s.room[at] >= 0) at++;
    s.room[at] = (byte) seat;
    if (parts.contains("coach")) s.coached[at] = open("coach") >= 0;
    if (parts.contains("contract")) s.signed[at] = open("contract") >= 0;
  }

  private void injured(String player) {
    open("injury");
    s.hurt[card(player)] = true;
  }

  private void piled(String card) {
    Cards.pile(s, open(card));
  }

  /// A card comes from the deck for all to see.
  private int open(String word) {
    int card = card(word);
    assertThat(s.deck[card]).as(word + " in the deck").isPositive();
    s.deck[card]--;
    Known.turnedUp(s, card);
    return card;
  }

  private int card(String word) {
    if (word.matches("\\d+")) return s.box.footballer(Integer.parseInt(word));
    if (word.matches("t\\d")) return s.box.card(Kind.TACTIC, word.charAt(1) - '0');
    return s.box.card(Words.constant(Kind.class, word), 0);
  }

  /// The deck has just these cards, and all others have gone to the pile.
  Scene deck(String cards) {
    var left = new int[FsContent.CARDS];
    if (!cards.isEmpty()) for (var word : cards.split(" ")) left[card(word)]++;
    for (int card = 0; card < FsContent.CARDS; card++)
      while (s.deck[card] > left[card]) piled(word(card));
    return this;
  }

  private String word(int card) {
    var kind = FsContent.kind(card);
    if (kind.plain()) return Words.of(kind);
    return (kind == Kind.TACTIC ? "t" : "") + s.box.number(card);
  }

  private String words(int[] counts) {
    var all = new ArrayList<String>();
    for (int card = 0; card < FsContent.CARDS; card++)
      for (int i = 0; i < counts[card]; i++) all.add(word(card));
    return String.join(" ", all);
  }

  /// All cards of the deck go into this hand.
  Scene rest(Seat seat) {
    for (int card = 0; card < FsContent.CARDS; card++)
      while (s.deck[card] > 0) Cards.draw(s, seat.ordinal(), card, this);
    return this;
  }

  /// The cards in a hand, in the order of their kinds.
  String hand(Seat seat) {
    var counts = new int[FsContent.CARDS];
    for (int card = 0; card < counts.length; card++)
      counts[card] = s.hand[FsState.at(seat.ordinal(), card)];
    return words(counts);
  }

  /// Who sits on a bench, by number; injured ones with a `+`.
  String bench(Seat seat) {
    return lying(seat.ordinal());
  }

  /// Who trains in a gym, from 1.
  String gym(int number) {
    return lying(FsState.FIRST_GYM + number - 1);
  }

  private String lying(int where) {
    var all = new ArrayList<String>();
    for (int f = 0; f < FsContent.FOOTBALLERS; f++)
      if (s.lies[f] == where) all.add(s.man(f).number() + (s.hurt[f] ? "+" : ""));
    return String.join(" ", all);
  }

  /// What lies in a dressing room: tactics with coach and contract, then the fan group.
  String room(Seat seat) {
    var all = new ArrayList<String>();
    for (int i = 0; i < FsState.TACTIC_CARDS; i++)
      if (s.room[i] == seat.ordinal())
        all.add(
            "t"
                + (Rooms.tactic(i) + 1)
                + (s.coached[i] ? "+coach" : "")
                + (s.signed[i] ? "+contract" : ""));
    if (s.fans[seat.ordinal()]) all.add("fans");
    return String.join(" ", all);
  }

  /// The pile, the newest card last.
  String pile() {
    var all = new ArrayList<String>();
    for (int i = 0; i < s.piled; i++) if (!s.fetched[i]) all.add(word(s.pile[i]));
    return String.join(" ", all);
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
