package touchline.server.room;

import java.time.Duration;
import java.util.List;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.engine.TableEvent;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Body;
import touchline.server.store.TableRow;
import touchline.server.store.TokenRow;

/// Who sits where, and what the host may do. All of it happens under the room's lock.
final class Seating {
  private static final Duration BETWEEN_NUDGES = Duration.ofSeconds(30);
  private static final int LONGEST_NAME = 60;
  private static final int SLOWEST = 60_000;

  private Seating() {}

  /// Hands a seat to a bot, takes it back, or changes how it looks.
  @Rule("TABLE-009")
  static void change(Room room, Holder who, Seat seat, Body body) {
    seatOf(room, seat);
    var chair = room.roster().at(seat).looking(body);
    if (body.has("kind")) chair = chair.playedBy(Chair.level(body));
    if (who.viewer() != seat) mayReplace(room, who, seat, chair);
    room.stuck(false);
    seat(room, chair);
    var consent = room.consent();
    if (consent != null && consent.open(room.roster()).isEmpty()) Playing.settle(room, consent);
  }

  /// Who plays a seat is told to all; how it looks, they see.
  private static void seat(Room room, Chair chair) {
    var roster = room.roster().with(chair);
    if (room.roster().at(chair.seat()).isBot() == chair.isBot())
      room.about(room.table(), roster, room.consent());
    else if (chair.isBot())
      room.about(roster, new TableEvent.HandedOver("TABLE-009", chair.seat()));
    else room.about(roster, new TableEvent.TakenOver("TABLE-009", chair.seat()));
  }

  /// A new link for a seat; the old one dies at once, and everybody is told. Whoever has the link
  /// sees what the seat sees, so the host gets none for a seat that a bot plays, nor for one whose
  /// person is here or was here just now.
  @Rule({"TABLE-009", "TABLE-011"})
  static void reissue(Room room, Holder who, Seat seat, byte[] hash) {
    host(room, who);
    seatOf(room, seat);
    if (room.roster().at(seat).isBot()) throw new Fault(403, Refusals.BOT_PLAYS);
    if (who.viewer() != seat) mustBeAway(room, seat);
    var token = new TokenRow(hash, room.id(), seat.name());
    room.tell(
        new TableEvent.LinkRenewed("TABLE-009", seat),
        line -> room.services().store().reissue(token, line));
    room.services().streams().end(room.id(), seat);
  }

  /// Nudges every person the table waits for.
  static void nudge(Room room, Seat seat) {
    var before = room.nudges(seat);
    var now = room.services().config().clock().instant();
    if (before != null && before.plus(BETWEEN_NUDGES).isAfter(now))
      throw new Fault(429, Refusals.TOO_FAST);
    for (var other : room.roster().persons()) {
      if (other != seat && !room.asked(other).isEmpty())
        room.services().streams().nudge(room.id(), other, seat.name());
    }
  }

  /// Changes the table's name or pace.
  static void rename(Room room, Holder who, Body body) {
    host(room, who);
    var t = room.table();
    var name = name(body).orElse(t.name());
    int pace = pace(body).orElse(t.pace());
    var next =
        new TableRow(
            t.id(),
            t.game(),
            t.edition(),
            t.pack(),
            t.hash(),
            t.options(),
            t.position(),
            t.seats(),
            t.roster(),
            name,
            t.host(),
            pace,
            t.consent(),
            t.created(),
            t.over());
    room.about(next, room.roster(), room.consent());
  }

  /// Deletes the table and all that belongs to it.
  static void delete(Room room, Holder who) {
    host(room, who);
    room.store(() -> room.services().store().delete(room.id()));
    room.drop();
    room.services().streams().end(room.id());
  }

  /// The name a body gives a table.
  static java.util.Optional<String> name(Body body) {
    return body.name("name", LONGEST_NAME);
  }

  /// The pace a body gives a table's bots, in milliseconds.
  static java.util.Optional<Integer> pace(Body body) {
    return body.optionalNumber("pace", 0, SLOWEST).map(Long::intValue);
  }

  private static void host(Room room, Holder who) {
    if (!room.hosts(who.viewer())) throw new Fault(403, Refusals.HOST_ONLY);
  }

  private static void seatOf(Room room, Seat seat) {
    if (seat.ordinal() >= room.table().seats()) throw Fault.unknown("seat");
  }

  /// The host may put a bot on a seat whose person has been away long enough, or give a bot's seat
  /// another level; nothing else.
  private static void mayReplace(Room room, Holder who, Seat seat, Chair chair) {
    if (!room.hosts(who.viewer())) throw new Fault(403, Refusals.NOT_YOURS);
    if (!chair.isBot()) throw new Fault(403, Refusals.NOT_YOURS);
    if (!room.roster().at(seat).isBot()) mustBeAway(room, seat);
  }

  private static void mustBeAway(Room room, Seat seat) {
    var since = room.lastSeen(seat).plus(room.services().config().absence());
    if (room.online(seat) || since.isAfter(room.services().config().clock().instant()))
      throw Fault.of(Refusals.TAKEN, 0);
  }

  /// The host of a new table: the first person, or whoever watches if bots play alone.
  static String hostOf(List<Chair> chairs) {
    return chairs.stream()
        .filter(c -> !c.isBot())
        .findFirst()
        .map(c -> c.seat().name())
        .orElse("spectator");
  }
}
