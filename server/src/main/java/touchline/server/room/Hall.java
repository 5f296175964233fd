package touchline.server.room;

import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Game;
import touchline.engine.Seat;
import touchline.engine.Viewer;
import touchline.server.Config;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;
import touchline.server.store.Secrets;
import touchline.server.store.Store;
import touchline.server.stream.Listener;
import touchline.server.stream.Streams;

/// All that can be asked of the server, apart from HTTP: one method a request. Who asks has been
/// found out by [#holder] and is trusted from there on.
public final class Hall implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Hall.class);

  private final Services services;
  private final Rooms rooms;
  private final Lobby lobby;

  /// With this store, which it closes.
  public Hall(Config config, Store store) {
    var boxes = new Boxes(store.shelf());
    var opening = new Opening(config, store.shelf(), boxes);
    services = new Services(config, store, boxes, opening, new Streams(), new Bots(config));
    rooms = new Rooms(services);
    services.bots().wakes(this::wake);
    lobby = new Lobby(services);
  }

  /// Whose token this is.
  ///
  /// @throws Fault 404 if there is no such table, 401 if the token opens nothing there
  public Holder holder(String table, String token) {
    var found = services.store().shelf().token(Secrets.hash(token));
    if (found.isPresent() && found.get().table().equals(table))
      return new Holder(table, Holder.viewer(found.get().holder()), found.get().hash());
    if (services.store().shelf().table(table).isEmpty()) throw Fault.unknown("table");
    throw new Fault(401, Refusals.UNKNOWN_LINK);
  }

  private boolean holds(Holder who) {
    return services.store().shelf().token(who.hash()).isPresent();
  }

  /// The games that can be played.
  public ArrayNode games() {
    var out = Json.array();
    for (var game : services.config().games()) {
      var title = game.title();
      var one = out.addObject();
      one.put("id", title.id());
      one.put("name", title.name());
      one.set(
          "seats", Json.object().put("fewest", title.fewestSeats()).put("most", title.mostSeats()));
      one.put("edition", title.edition());
      one.set("options", Shapes.of(title.options()));
      one.put("rules", "/api/games/" + title.id() + "/rules");
      one.set("bots", Shapes.of(Config.LEVELS));
      one.set("packs", Shapes.of(services.config().packs().names(game)));
    }
    return out;
  }

  /// The game with this id.
  ///
  /// @throws Fault 404 if there is none
  public Game<?> game(String id) {
    return services.opening().game(id);
  }

  /// What lies in a game's box.
  public JsonNode box(String id, String name) {
    var game = game(id);
    var packs = services.config().packs();
    var pack = packs.find(game, name.isEmpty() ? packs.names(game).getFirst() : name);
    if (pack == null) throw Fault.unknown("pack");
    return Shapes.of(
        game.box(
            services.boxes().setup(game, 0, touchline.engine.Options.STANDARD, pack).content()));
  }

  /// What lies in the box a table is played with.
  public JsonNode box(Holder who) {
    return at(who, room -> Shapes.of(room.play().game().box(room.play().setup().content())));
  }

  /// Opens a new table.
  public ObjectNode create(Body body) {
    return lobby.create(body);
  }

  /// Opens a table that goes on from a record.
  public ObjectNode sandbox(Body body) {
    return lobby.sandbox(body);
  }

  /// The table as this viewer sees it, with his log lines after number `since`.
  public ObjectNode shown(Holder who, int since) {
    return at(who, room -> Gate.shown(room, who.viewer(), since));
  }

  /// Plays moves.
  public ObjectNode move(Holder who, Body body, int since) {
    return change(who, since, (room, seat) -> Playing.move(room, seat, body));
  }

  /// Why moves may not be made.
  public ObjectNode why(Holder who, Body body) {
    return at(who, room -> Playing.why(room, who.seat(), body));
  }

  /// Takes back own moves.
  public ObjectNode undo(Holder who, Body body, int since) {
    return change(who, since, (room, seat) -> Playing.undo(room, seat, body));
  }

  /// Asks to go back.
  public ObjectNode ask(Holder who, Body body, int since) {
    return change(who, since, (room, seat) -> Playing.ask(room, seat, body));
  }

  /// Answers who asks to go back.
  public ObjectNode answer(Holder who, Body body, int since) {
    return change(who, since, (room, seat) -> Playing.answer(room, seat, body));
  }

  /// Gives a standing order.
  public ObjectNode order(Holder who, Body body, int since) {
    return change(who, since, (room, seat) -> Playing.order(room, seat, body));
  }

  /// Forgets the standing order.
  public ObjectNode forget(Holder who, int since) {
    return change(who, since, (room, seat) -> room.order(seat, null));
  }

  /// Hands a seat over, or takes it back.
  public ObjectNode seat(Holder who, Seat seat, Body body, int since) {
    return at(
        who,
        room -> {
          Seating.change(room, who, seat, body);
          return Gate.shown(room, who.viewer(), since);
        });
  }

  /// A new link for a seat.
  public ObjectNode reissue(Holder who, Seat seat) {
    var token = Secrets.fresh();
    return at(
        who,
        room -> {
          Seating.reissue(room, who, seat, Secrets.hash(token));
          return Json.object().put("seat", seat.name()).put("token", token);
        });
  }

  /// Nudges those the table waits for.
  public void nudge(Holder who) {
    change(who, Integer.MAX_VALUE, Seating::nudge);
  }

  /// Changes a table's name or pace.
  public ObjectNode rename(Holder who, Body body, int since) {
    return at(
        who,
        room -> {
          Seating.rename(room, who, body);
          return Gate.shown(room, who.viewer(), since);
        });
  }

  /// Deletes a table.
  public void delete(Holder who) {
    at(
        who,
        room -> {
          Seating.delete(room, who);
          return true;
        });
  }

  /// The record, as far as this viewer may know it.
  public String record(Holder who) {
    return at(who, room -> Records.of(room, who.viewer()));
  }

  /// The table as it was when the log line with this number had been told; after the end, as any
  /// viewer had it. Of its log come the lines after number `since`.
  ///
  /// @throws Fault 403 for another's view during play, 404 if there is no such line
  public ObjectNode past(Holder who, int line, Viewer as, int since) {
    record Asked(Room room, touchline.server.store.TableRow table, int entry) {}
    var asked =
        at(
            who,
            room -> {
              if (as != who.viewer() && !room.play().over())
                throw new Fault(403, Refusals.NOT_OVER);
              if (as instanceof Seat seat && seat.ordinal() >= room.table().seats())
                throw Fault.unknown("seat");
              int entry = room.chronicle().entryOf(as, line);
              return new Asked(room, room.table(), entry);
            });
    var then = services.opening().at(asked.table(), asked.entry()); // reads only what is stored
    return at(who, room -> Gate.past(room, then, as, line, since, asked.entry()));
  }

  /// Lets somebody listen; he is told at once if the table does not look as he knows it.
  ///
  /// @throws Fault 429 if too many listen
  public Listener listen(Holder who, String known) {
    return at(who, room -> Listening.open(room, who.viewer(), known));
  }

  /// Lets a listener go.
  public void leave(Holder who, Listener listener) {
    services.streams().close(who.table(), listener);
    if (!(who.viewer() instanceof Seat)) return;
    try {
      rooms.at(
          who.table(),
          room -> {
            if (holds(who)) room.saw(who.viewer());
            return Listening.tell(room);
          });
    } catch (Fault e) {
      LOG.debug("table {} is not there any more", who.table(), e); // and nobody to be told
    }
  }

  /// Ends all streams; to be called before the HTTP server stops, which waits for them.
  public void silence() {
    services.streams().close();
  }

  /// Stops the bots, stores what is to be stored, and closes the store.
  @Override
  public void close() {
    services.bots().close();
    rooms.save();
    services.store().close();
  }

  private interface Doing {
    void at(Room room, Seat seat);
  }

  private ObjectNode change(Holder who, int since, Doing doing) {
    return at(
        who,
        room -> {
          doing.at(room, who.seat());
          return Gate.shown(room, who.viewer(), since);
        });
  }

  /// Opens a table, which sets its bots to work, and tells what it may not have told.
  private void wake(String table) {
    rooms.at(
        table,
        room -> {
          room.publish();
          return true;
        });
  }

  /// Does something for whom the link still lets in: it may have died while he waited.
  private <T> T at(Holder who, Function<Room, T> task) {
    return rooms.at(
        who.table(),
        room -> {
          if (!holds(who)) throw new Fault(401, Refusals.UNKNOWN_LINK);
          room.saw(who.viewer());
          return task.apply(room);
        });
  }
}
