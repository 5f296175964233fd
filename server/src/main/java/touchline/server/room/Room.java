package touchline.server.room;

import java.time.Instant;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.engine.Moves;
import touchline.engine.Outcome;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.Seats;
import touchline.engine.TableEvent;
import touchline.engine.Turn;
import touchline.engine.Viewer;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Json;
import touchline.server.store.Course;
import touchline.server.store.StoreException;
import touchline.server.store.TableRow;
import touchline.server.store.ToldRow;

/// One table in memory. Its lock lets one in at a time; every change is made here, stored, and only
/// then told. Whatever goes wrong on the way, the room is dropped and read from the store again.
final class Room {
  private static final Logger LOG = LoggerFactory.getLogger(Room.class);

  final ReentrantLock lock = new ReentrantLock();

  private final String id;
  private final Services services;
  private final Map<Seat, Instant> seen = new EnumMap<>(Seat.class);
  private final Map<Seat, Instant> nudged = new EnumMap<>(Seat.class);
  private final Map<Seat, Order> orders = new EnumMap<>(Seat.class);
  private @Nullable TableRow table;
  private Roster roster = new Roster(List.of());
  private @Nullable Consent consent;
  private @Nullable Play<?> play;
  private Chronicle chronicle = new Chronicle(List.of());
  private boolean dropped;
  private boolean working;
  private boolean stuck;

  Room(String id, Services services) {
    this.id = id;
    this.services = services;
  }

  /// Reads the table from the store, unless that is done.
  ///
  /// @throws Fault 404 if there is no such table
  void load() {
    if (play != null) return;
    var row = services.store().shelf().table(id).orElseThrow(() -> Fault.unknown("table"));
    table = row;
    roster = Roster.stored(row.roster());
    consent = Consent.stored(row.consent());
    services.store().shelf().orders(id).forEach(this::recall);
    open(0);
    services.bots().kick(this);
  }

  /// Opens the game again so that entry `reach` lies within the sitting.
  void open(int reach) {
    var shelf = services.store().shelf();
    play = services.opening().open(table(), reach);
    chronicle = new Chronicle(shelf.told(id, shelf.told(id) + 1 - Chronicle.TEXTS));
  }

  /// Forgets what is in memory; the store knows.
  void drop() {
    dropped = true;
  }

  boolean loaded() {
    return play != null;
  }

  boolean dropped() {
    return dropped;
  }

  /// Whether it may be put away: bots are not at work here.
  boolean idle() {
    return !working;
  }

  boolean working() {
    return working;
  }

  void working(boolean now) {
    working = now;
  }

  /// Bots could not make any move here; they rest until somebody else does something.
  void stuck(boolean now) {
    stuck = now;
  }

  boolean stuck() {
    return stuck;
  }

  String id() {
    return id;
  }

  Services services() {
    return services;
  }

  TableRow table() {
    if (table == null) throw new IllegalStateException("not loaded");
    return table;
  }

  Play<?> play() {
    if (play == null) throw new IllegalStateException("not loaded");
    return play;
  }

  Chronicle chronicle() {
    return chronicle;
  }

  Roster roster() {
    return roster;
  }

  @Nullable Consent consent() {
    return consent;
  }

  @Nullable Order order(Seat seat) {
    return orders.get(seat);
  }

  boolean hosts(Viewer viewer) {
    return Holder.word(viewer).equals(table().host());
  }

  boolean online(Seat seat) {
    return services.streams().listens(id, seat);
  }

  /// Since when the person of this seat is away, as ISO text; null if he is not.
  @Nullable String awaySince(Seat seat) {
    if (online(seat) || roster.at(seat).isBot()) return null;
    return lastSeen(seat).toString();
  }

  Instant lastSeen(Seat seat) {
    return seen.computeIfAbsent(seat, _ -> services.config().clock().instant());
  }

  /// The viewer has just asked for something.
  void saw(Viewer viewer) {
    for (int i = 0; i < table().seats(); i++) lastSeen(Seat.at(i));
    if (viewer instanceof Seat seat) seen.put(seat, services.config().clock().instant());
  }

  /// When this seat last nudged; takes down that it does so now.
  @Nullable Instant nudges(Seat seat) {
    return nudged.put(seat, services.config().clock().instant());
  }

  /// The number of the seat's last move that stands, however far back; 0 if there is none.
  int lastMove(Seat seat) {
    int here = play().ledger().lastOf(seat);
    if (here > 0 || play().ledger().base() == 0) return here;
    return services.store().shelf().lastStanding(id, seat.name());
  }

  List<String> events(int from, int to) {
    return services.store().shelf().events(id, from, to);
  }

  /// Stores what was played, then tells it.
  ///
  /// @throws Fault if it was refused, or could not be stored
  void commit(Outcome outcome) {
    switch (outcome) {
      case Outcome.Refused(var refusal, int index) -> throw Fault.of(refusal, index);
      case Outcome.Accepted accepted -> {
        var course = play().course(id, accepted.done(), chronicle.size());
        var ended = orders.keySet().stream().filter(s -> ends(s, orders.get(s))).toList();
        store(() -> services.store().add(course, ended.stream().map(Seat::name).toList()));
        ended.forEach(orders::remove);
        var struck = new HashSet<Integer>();
        course.struck().forEach(s -> struck.add(s.n()));
        chronicle.add(course.told(), struck, play().ledger().count());
        publish();
      }
    }
  }

  /// Stores name, roster, pace and request as they are to be, then tells it.
  void about(TableRow row, Roster chairs, @Nullable Consent asks) {
    var next = row.with(Json.text(chairs.json()), Consent.text(asks));
    store(() -> services.store().about(next));
    now(next, chairs, asks);
    publish();
  }

  /// Stores who sits where, and tells everybody by this event.
  void about(Roster chairs, TableEvent event) {
    var next = table().with(Json.text(chairs.json()), Consent.text(consent));
    Consumer<Course> write = line -> services.store().about(next, line);
    tell(event, write.andThen(_ -> now(next, chairs, consent))); // known before it is told
  }

  private void now(TableRow row, Roster chairs, @Nullable Consent asks) {
    table = row;
    roster = chairs;
    consent = asks;
  }

  /// Tells everybody something that comes of no move; `write` stores the line, and what it is about
  /// with it.
  void tell(TableEvent event, Consumer<Course> write) {
    var row = new ToldRow(0, Seats.EVERYBODY.mask(), 0, Play.event((Record) event));
    var course =
        new Course(
            id, List.of(), chronicle.size() + 1, List.of(row), List.of(), null, play().over());
    store(() -> write.accept(course));
    chronicle.add(course.told(), Set.of(), 0);
    publish();
  }

  /// Keeps or (with null) forgets a seat's standing order. One that ends at once is not kept.
  void order(Seat seat, @Nullable Order asked) {
    var order = asked == null || ends(seat, asked) ? null : asked;
    store(() -> services.store().order(id, seat.name(), order == null ? "" : order.text()));
    if (order == null) orders.remove(seat);
    else orders.put(seat, order);
    publish();
  }

  /// Tells everybody who listens, and lets bots and standing orders act. What is to be told is
  /// stored by now, so nothing that goes wrong here makes it undone.
  void publish() {
    try {
      Listening.tell(this);
      services.bots().kick(this);
    } catch (RuntimeException e) {
      LOG.error("table {}: stored, but not told", id, e);
      dropped = true;
    }
  }

  /// What the seat may do in the present phase, if the table waits for it.
  Moves asked(Seat seat) {
    boolean waits = play().sitting().turn() instanceof Turn.Decide(Seats seats) && seats.has(seat);
    return waits ? play().sitting().legal(seat) : new Moves();
  }

  /// Whether the order has nothing more to say.
  private boolean ends(Seat seat, @Nullable Order order) {
    return order != null
        && order.next(play().sitting().view(seat), asked(seat), play().notation())
            instanceof Order.Next.Expired;
  }

  private void recall(String seat, String text) {
    orders.put(Seat.valueOf(seat), Order.stored(text));
  }

  /// Writes something about this table; if it cannot be, the room is read from the store again.
  ///
  /// @throws Fault 503 if it was not written
  void store(Runnable write) {
    try {
      stored(id, write);
    } catch (Fault e) {
      dropped = true;
      throw e;
    }
  }

  /// Writes something about a table.
  ///
  /// @throws Fault 503 if it was not written
  @Rule("TABLE-014")
  static void stored(String id, Runnable write) {
    try {
      write.run();
    } catch (StoreException e) {
      LOG.error("table {}: not stored", id, e);
      throw new Fault(503, Refusals.NOT_STORED);
    }
  }
}
