package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Done;
import touchline.engine.EndlessException;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.NotationException;
import touchline.engine.Options;
import touchline.engine.Pack;
import touchline.engine.RecordException;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.record.Head;
import touchline.engine.record.RecordReader;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;
import touchline.server.store.Course;
import touchline.server.store.Secrets;
import touchline.server.store.TableRow;
import touchline.server.store.TokenRow;

/// Opens tables: new ones, and sandboxes that go on from a record.
final class Lobby {
  private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
  private static final int LONGEST_ID = 60;
  private static final int MOST_OPTIONS = 100;
  private static final int MOST_ENTRIES = 20_000;
  private static final int USUAL_PACE = 800;

  private final Services services;

  Lobby(Services services) {
    this.services = services;
  }

  /// A new table; the answer holds the secret links, which are shown this once.
  ObjectNode create(Body body) {
    var game = services.opening().game(body.text("game", LONGEST_ID));
    var chairs = chairs(body);
    var title = game.title();
    if (chairs.size() < title.fewestSeats() || chairs.size() > title.mostSeats()) {
      throw Fault.malformed("seats", title.fewestSeats() + " to " + title.mostSeats() + " seats");
    }
    var options = options(game, body.map("options", MOST_OPTIONS));
    var pack = pack(game, body.optional("pack", LONGEST_ID).orElse(""));
    return opened(
        body, game, setup(game, chairs.size(), options, pack), pack, chairs, List.of(), List.of());
  }

  /// A table that goes on from a complete record, or from its first `upto` entries.
  ObjectNode sandbox(Body body) {
    var text = body.text("record", RecordReader.LONGEST);
    var head = head(text);
    var game = services.opening().game(head.game());
    if (!head.redacted().isEmpty()) throw Fault.of(Refusals.REDACTED, 0);
    if (head.edition() != game.title().edition()) {
      throw Fault.of(Refusals.edition(head.edition(), game.title().edition()), 0);
    }
    if (head.seats() < game.title().fewestSeats() || head.seats() > game.title().mostSeats())
      throw Fault.malformed("record", "a record with a number of seats the game can have");
    var entries = entries(game, text);
    int upto =
        body.optionalNumber("upto", 0, Integer.MAX_VALUE).orElse((long) entries.size()).intValue();
    var chairs = body.has("seats") ? chairs(body) : persons(head.seats());
    if (chairs.size() != head.seats()) throw Fault.malformed("seats", head.seats() + " seats");
    var pack = pack(game, head);
    var setup = setup(game, head.seats(), options(game, head.options()), pack);
    var played = entries.subList(0, Math.min(upto, entries.size()));
    return opened(body, game, setup, pack, chairs, head.position(), played);
  }

  private ObjectNode opened(
      Body body,
      Game<?> game,
      Setup setup,
      Pack pack,
      List<Chair> chairs,
      List<String> position,
      List<Entry> played) {
    var id = Secrets.fresh();
    var options = Shapes.of(setup.options().sorted());
    var courses = new ArrayList<Course>();
    boolean over = play(game, setup, position, played, id, courses);
    var table =
        new TableRow(
            id,
            game.title().id(),
            game.title().edition(),
            pack.name(),
            pack.hash(),
            Json.text(options),
            Json.text(Shapes.of(position)),
            setup.seats(),
            Json.text(new Roster(chairs).json()),
            Seating.name(body).orElse(""),
            Seating.hostOf(chairs),
            Seating.pace(body).orElse(USUAL_PACE),
            "",
            services.config().clock().millis(),
            over);
    var tokens = new ArrayList<TokenRow>();
    var answer = links(table, chairs, tokens);
    Room.stored(id, () -> services.store().open(table, Boxes.row(pack), tokens, courses));
    return answer;
  }

  private <S extends State<S>> boolean play(
      Game<S> game,
      Setup setup,
      List<String> position,
      List<Entry> played,
      String id,
      List<Course> courses) {
    int at = 0;
    try {
      var play = services.opening().fresh(game, setup, position);
      var writing = new Writing(play, id, courses);
      for (var entry : played) {
        at++;
        if (!(entry instanceof Entry.Played)) writing.flush();
        writing.add(play.sitting().again(entry));
      }
      writing.flush();
      writing.whole(play.sitting().start().done());
      return play.over();
    } catch (RecordException e) {
      throw doesNotReplay(at, e.refusal().rule() + " " + e.refusal().key());
    } catch (EndlessException e) {
      throw doesNotReplay(at, String.valueOf(e.getMessage()));
    } catch (NotationException e) {
      throw doesNotReplay(at, e.text());
    } catch (RuntimeException e) {
      if (position.isEmpty()) throw e;
      LOG.info("a position on which the rules break down at entry {}", at, e);
      throw doesNotReplay(at, "a position that cannot be"); // somebody wrote it by hand
    }
  }

  /// Cuts what is played again into pieces with a snapshot each.
  private static final class Writing {
    private final Play<?> play;
    private final String id;
    private final List<Course> courses;
    private final List<Done> piece = new ArrayList<>();
    private int told;

    Writing(Play<?> play, String id, List<Course> courses) {
      this.play = play;
      this.id = id;
      this.courses = courses;
    }

    void add(Done done) {
      piece.add(done);
      if (piece.size() == Play.SPACING) flush();
    }

    /// What luck brought in one go. A snapshot can only stand at its end: the state is there
    /// already.
    void whole(List<Done> all) {
      piece.addAll(all);
      flush();
    }

    void flush() {
      if (piece.isEmpty()) return;
      var course = play.course(id, List.copyOf(piece), told);
      told += course.told().size();
      courses.add(course);
      piece.clear();
    }
  }

  private static ObjectNode links(TableRow table, List<Chair> chairs, List<TokenRow> tokens) {
    var answer = Json.object();
    answer.put("table", table.id());
    answer.put("host", table.host());
    var seats = answer.putArray("seats");
    for (var chair : chairs) {
      var one = seats.addObject();
      one.put("seat", chair.seat().name());
      if (chair.isBot()) continue;
      one.put("token", link(table.id(), chair.seat().name(), tokens));
    }
    answer.put("spectator", link(table.id(), "spectator", tokens));
    return answer;
  }

  private static String link(String table, String holder, List<TokenRow> tokens) {
    var token = Secrets.fresh();
    tokens.add(new TokenRow(Secrets.hash(token), table, holder));
    return token;
  }

  private static List<Chair> chairs(Body body) {
    var chairs = new ArrayList<Chair>();
    for (var one : body.objects("seats", Seat.MOST)) {
      chairs.add(Chair.asked(Seat.at(chairs.size()), one));
    }
    return chairs;
  }

  private static List<Chair> persons(int seats) {
    var chairs = new ArrayList<Chair>();
    for (int i = 0; i < seats; i++) chairs.add(new Chair(Seat.at(i), "", "", "", List.of(), ""));
    return chairs;
  }

  private static Options options(Game<?> game, Map<String, String> chosen) {
    var options = new Options(chosen);
    try {
      options.check(game.title());
    } catch (IllegalArgumentException e) {
      throw Fault.malformed("options", String.valueOf(e.getMessage()));
    }
    return options;
  }

  private Setup setup(Game<?> game, int seats, Options options, Pack pack) {
    return services.boxes().setup(game, seats, options, pack);
  }

  private Pack pack(Game<?> game, String name) {
    var packs = services.config().packs();
    var found = packs.find(game, name.isEmpty() ? packs.names(game).getFirst() : name);
    if (found == null) throw Fault.malformed("pack", "one of " + packs.names(game));
    return found;
  }

  /// The very pack of a record: one that is on offer with this hash, or was once; without a hash
  /// any of that name, and without a name any.
  private Pack pack(Game<?> game, Head head) {
    if (head.hash().isEmpty()) {
      var named = services.config().packs();
      if (head.pack().isEmpty() || named.find(game, head.pack()) != null)
        return pack(game, head.pack());
      throw Fault.of(Refusals.pack(head.pack(), ""), 0);
    }
    for (var name : services.config().packs().names(game)) {
      var pack = services.config().packs().find(game, name);
      if (pack != null && pack.hash().equals(head.hash())) return pack;
    }
    if (services.store().shelf().pack(head.hash()).isPresent())
      return services.boxes().stored(head.hash());
    throw Fault.of(Refusals.pack(head.pack(), head.hash()), 0);
  }

  private static Head head(String text) {
    try {
      return RecordReader.head(text);
    } catch (NotationException e) {
      throw Fault.malformed("record", e.text());
    }
  }

  private static List<Entry> entries(Game<?> game, String text) {
    try {
      var entries = RecordReader.read(text, touchline.engine.Notation.of(game)).entries();
      if (entries.size() > MOST_ENTRIES) throw new Fault(413, Refusals.TOO_LARGE);
      return entries;
    } catch (NotationException e) {
      throw Fault.malformed("record", e.text());
    }
  }

  private static Fault doesNotReplay(int entry, String found) {
    return Fault.of(Refusals.doesNotReplay(entry, found), 0);
  }
}
