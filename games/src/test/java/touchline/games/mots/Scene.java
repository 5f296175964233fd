package touchline.games.mots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import touchline.engine.Move;
import touchline.engine.Moves;
import touchline.engine.Notation;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.Viewer;

/// A table put as a test wants it, and played on move by move. Teams are 0 blue, 1 red, 2 yellow, 3
/// green, managed in this order from seat A on; elevens are written as formation and stars: `4-4-2
/// 3 1122 1122 33`, 0 for an empty place.
final class Scene implements Hearing {
  static final int BLUE = 0;
  static final int RED = 1;
  static final int YELLOW = 2;
  static final int GREEN = 3;
  static final String PLAIN = "4-4-2 2 1234 1234 23";
  private static final Notation NOTATION = Notation.of(Box.GAME);

  final MotsState s;
  final List<MotsEvent> told = new ArrayList<>();
  final List<String> moves = new ArrayList<>(); // as lines of a record
  final List<Seats> heard = new ArrayList<>();
  private final Quiet quiet = new Quiet();
  private final Map<String, String> options;
  private boolean strict;

  private Scene(MotsState s, Map<String, String> options) {
    this.s = s;
    this.options = options;
  }

  /// A table before anything was done, with options given as id, value, id, value.
  static Scene fresh(int seats, String... options) {
    var chosen = new LinkedHashMap<String, String>();
    for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
    return new Scene(Box.GAME.setup(Box.setup(seats, chosen)), chosen);
  }

  /// The first day of season 1: every team has the plain eleven and three on the bench, A rolls.
  static Scene season(int seats, String... options) {
    var scene = fresh(seats, options);
    var s = scene.s;
    for (int t = 0; t < Deal.teams(s); t++) {
      s.order[t] = (byte) t;
      s.manager[t] = (byte) (t % seats);
    }
    for (int t = 0; t < Deal.teams(s); t++) scene.eleven(t, PLAIN).bench(t, "GK1 MF1 FW1");
    for (int c = 0; c < Lookup.YOUTHS; c++)
      if (s.owner[c] == MotsState.PILE && s.box.stars[c] == 1) Squads.toPool(s, c);
    s.stage = Stage.DAY;
    return scene;
  }

  /// The same with nobody in the squads yet, and every card as the box has it.
  static Scene dealt(int seats, String... options) {
    var scene = season(seats, options);
    scene.strict = true;
    java.util.Arrays.fill(scene.s.line, MotsState.EMPTY);
    for (int c = 0; c < Lookup.YOUTHS; c++) {
      if (scene.s.box.stars[c] == 1) Squads.toPool(scene.s, c);
      else Squads.toPile(scene.s, c);
    }
    return scene;
  }

  /// The team has just this eleven, on display, and nobody else.
  Scene eleven(int team, String text) {
    while (s.size[team] > 0) Squads.toPile(s, s.card(team, 0));
    var words = text.split(" ", 2);
    var stars = words[1].replace(" ", "");
    s.shape[team] = (byte) shape(words[0]);
    for (int place = 0; place < Formation.ELEVEN; place++) {
      int wanted = stars.charAt(place) - '0';
      int at = team * Formation.ELEVEN + place;
      s.line[at] = MotsState.EMPTY;
      if (wanted == 0) continue;
      int card = loose(Position.values()[Formation.position(s.shape[team], place)], wanted);
      Squads.sign(s, team, card);
      s.line[at] = (byte) card;
    }
    return this;
  }

  /// The number in [Formation#ALL] of a formation such as `4-4-2`.
  static int shape(String text) {
    int index = 0;
    while (!Formation.ALL.get(index).text().equals(text)) index++;
    return index;
  }

  /// More players for the team: `GK1 MF3`.
  Scene bench(int team, String kinds) {
    for (var kind : kinds.split(" ")) {
      var position = Position.valueOf(kind.substring(0, 2));
      Squads.sign(s, team, loose(position, kind.charAt(2) - '0'));
    }
    return this;
  }

  /// Signs these players, by number.
  Scene sign(int team, int... numbers) {
    for (int number : numbers) Squads.sign(s, team, number - 1);
    return this;
  }

  /// Fills the squad up to this size with whoever is loose, strong ones left out.
  Scene fill(int team, int size) {
    for (int c = 0; c < Lookup.YOUTHS && s.size[team] < size; c++)
      if (Loose.is(s, c) && s.box.stars[c] < 4) Squads.sign(s, team, c);
    return this;
  }

  /// The card of a loose player with this position and stars.
  int loose(Position position, int stars) {
    return Loose.card(s, position, stars, strict);
  }

  /// The player number at this place (from 1) of a team's line-up; 0 for nobody.
  int at(int team, int place) {
    return s.placed(team, place - 1) + 1;
  }

  /// The player, by number, is out for these reasons.
  Scene absent(int number, Absence... reasons) {
    for (var reason : reasons) reason.strikes(s, number - 1);
    return this;
  }

  /// The team holds this card.
  Scene hold(int team, Effect effect) {
    int kind = Chances.kind(s, effect);
    s.chances[kind]--;
    s.hand[team * s.box.kinds + kind]++;
    return this;
  }

  /// Kick-off of a single match with the line-ups on display.
  Scene match(Competition competition, int home, int away) {
    if (s.day == 0) day(7);
    Fixtures.open(s, competition);
    Fixtures.add(s, home, away);
    s.lining = Purpose.MATCHES;
    Kicking.next(s, this);
    return this;
  }

  /// A friendly between equals in everything but these elevens: a league match, blue at home to
  /// red.
  Scene league(String home, String away) {
    return eleven(BLUE, home).eleven(RED, away).match(Competition.LEAGUE, BLUE, RED);
  }

  /// The roller throws this with the d3.
  Scene roll(int pips) {
    return play(s.seat(s.rolling()) + " throw; LUCK d3 " + pips);
  }

  /// A lands on the transfer square of day 2 and this player, by number, is turned up.
  Scene transfer(int number) {
    if (s.owner[number - 1] != MotsState.PILE) Squads.toPile(s, number - 1);
    return day(1).roll(1).play("A turn-card; LUCK up " + number);
  }

  /// The roller lands on a chance square and draws the card with this id.
  Scene chance(String id) {
    int kind = 0;
    while (!Box.CONTENT.chances().get(kind).id().equals(id)) kind++;
    return day(0).roll(1).play("LUCK draw " + (kind + 1));
  }

  /// Line-ups are asked for a match of this competition, blue at home to red.
  Scene linesFor(Competition competition) {
    if (s.day == 0) day(7);
    Fixtures.open(s, competition);
    Fixtures.add(s, BLUE, RED);
    Fixtures.askForLineUps(s, this);
    return this;
  }

  /// The seat builds and closes a line-up, taking what is offered first.
  Scene build(Seat seat) {
    int team = LineUps.team(s, seat);
    while (LineUps.team(s, seat) == team && (s.ready & 1 << team) == 0 && building(team)) {
      play(seat + " " + texts(seat).getFirst());
    }
    return this;
  }

  private boolean building(int team) {
    return s.stage == Stage.LINE_UPS && (s.building & 1 << team) != 0;
  }

  /// The marker stands here.
  Scene day(int day) {
    s.day = day;
    s.target = day;
    return this;
  }

  /// Plays moves, each legal: `A throw; LUCK d3 2`.
  Scene play(String moves) {
    for (var text : moves.split(";")) {
      var words = text.trim().split(" ", 2);
      var seat = Seat.valueOf(words[0]);
      assertThat(offers(seat, words[1]))
          .as("%s at %s; offered %s", text.trim(), s.stage, texts(seat))
          .isTrue();
      make(seat, NOTATION.read(words[1]));
    }
    return this;
  }

  /// Plays quietly on (no trade, no bids, no cards, random dice) until this holds.
  Scene until(Predicate<MotsState> there) {
    for (int i = 0; !there.test(s); i++) {
      assertThat(i).as("moves without coming there").isLessThan(20_000);
      quiet.next(s, this::make);
    }
    return this;
  }

  /// The same, until this stage.
  Scene until(Stage stage) {
    return until(now -> now.stage == stage);
  }

  private void make(Seat seat, Move move) {
    moves.add(seat + " " + NOTATION.write(move));
    Box.GAME.play(s, seat, move, this);
  }

  /// Whether the move is legal for the seat, in the phase or beside it.
  boolean offers(Seat seat, String move) {
    return texts(seat).contains(move);
  }

  /// All legal moves of the seat in the notation.
  List<String> texts(Seat seat) {
    var out = new Moves();
    Box.GAME.legal(s, seat, out);
    Box.GAME.asides(s, seat, out);
    return out.list().stream().map(NOTATION::write).toList();
  }

  /// The legal moves of the seat that begin with this word.
  List<String> texts(Seat seat, String word) {
    return texts(seat).stream().filter(m -> m.equals(word) || m.startsWith(word + " ")).toList();
  }

  /// The rule and the key by which the move is refused; it must not be legal.
  String refused(Seat seat, String move) {
    assertThat(texts(seat)).doesNotContain(move);
    var refusal = Box.GAME.refuse(s, seat, NOTATION.read(move));
    return refusal.rule() + " " + refusal.key();
  }

  @Override
  public List<MotsEvent> told() {
    return told;
  }

  @Override
  public List<Seats> heard() {
    return heard;
  }

  /// The options of this game.
  Map<String, String> options() {
    return options;
  }

  /// What this viewer sees.
  MotsView view(Viewer viewer) {
    return (MotsView) Box.GAME.view(s, viewer);
  }

  /// The cash of the four teams.
  List<Integer> cash() {
    return Arrays.stream(s.cash).boxed().toList();
  }
}
