package touchline.server.room;

import java.util.List;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.EndlessException;
import touchline.engine.Move;
import touchline.engine.NotationException;
import touchline.engine.Outcome;
import touchline.engine.Refusal;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// What a seated person does at a table. All of it happens under the room's lock.
final class Playing {
  private static final int LONGEST_MOVE = 200;
  private static final int MOST_ASKED = 200;

  private Playing() {}

  /// Plays a batch of moves against the decision the seat saw.
  static void move(Room room, Seat seat, Body body) {
    person(room, seat);
    long decision = body.number("decision", 0, Long.MAX_VALUE);
    var texts = body.texts("moves", Integer.MAX_VALUE, LONGEST_MOVE);
    var moves = texts.stream().map(text -> read(room, text)).toList();
    room.stuck(false);
    room.commit(submitted(room, seat, decision, moves));
  }

  /// Why each of these moves may not be made now, or null if it may. Nothing is played.
  static ObjectNode why(Room room, Seat seat, Body body) {
    var answer = Json.object();
    var answers = answer.putArray("answers");
    for (var text : body.texts("moves", MOST_ASKED, LONGEST_MOVE)) {
      var refusal = room.play().sitting().refusal(seat, read(room, text));
      if (refusal == null) answers.addNull();
      else {
        var one = answers.addObject();
        one.put("rule", refusal.rule()).put("key", refusal.key());
        one.set("args", Shapes.of(new TreeMap<>(refusal.args())));
      }
    }
    return answer.put("decision", room.play().sitting().decision(seat));
  }

  /// Takes back the seat's own last moves.
  @Rule("TABLE-005")
  static void undo(Room room, Seat seat, Body body) {
    person(room, seat);
    long decision = body.number("decision", 0, Long.MAX_VALUE);
    int count = (int) body.number("count", 1, Integer.MAX_VALUE);
    room.stuck(false);
    room.commit(room.play().sitting().undo(seat, decision, count));
  }

  /// Asks all to go back to the seat's last decision.
  @Rule("TABLE-008")
  static void ask(Room room, Seat seat, Body body) {
    person(room, seat);
    long decision = room.play().sitting().decision(seat);
    if (body.optionalNumber("decision", 0, Long.MAX_VALUE).orElse(decision) != decision)
      throw Fault.of(Refusal.STALE, 0);
    if (room.consent() != null) throw Fault.of(Refusals.ASKED_ALREADY, 0);
    int target = room.lastMove(seat);
    if (target == 0) throw Fault.of(Refusal.NO_UNDO, 0);
    settle(room, new Consent(seat, target, List.of()));
  }

  /// Agrees to go back, or not; who asked may withdraw.
  @Rule("TABLE-008")
  static void answer(Room room, Seat seat, Body body) {
    person(room, seat);
    var consent = room.consent();
    if (consent == null) throw Fault.of(Refusals.NOTHING_ASKED, 0);
    boolean agree = body.yes("agree");
    if (seat == consent.by() ? agree : !consent.open(room.roster()).contains(seat))
      throw Fault.of(Refusals.NOT_ASKED, 0);
    if (agree) settle(room, consent.with(seat));
    else room.about(room.table(), room.roster(), null);
  }

  /// Goes back if nobody is left to be asked; else keeps the request.
  static void settle(Room room, Consent consent) {
    if (!consent.open(room.roster()).isEmpty()) {
      room.about(room.table(), room.roster(), consent);
      return;
    }
    if (room.consent() != null) room.about(room.table(), room.roster(), null);
    if (room.play().ledger().base() >= consent.target()) room.open(consent.target());
    int count = room.play().ledger().standingFrom(consent.target());
    room.stuck(false);
    if (count > 0) room.commit(room.play().sitting().rewind(count));
  }

  /// Keeps a standing order.
  @Rule("TABLE-016")
  static void order(Room room, Seat seat, Body body) {
    person(room, seat);
    var view = Shapes.of(room.play().sitting().view(seat));
    room.order(seat, Order.asked(body, room.play().notation(), view));
  }

  /// A bot's or standing order's move, unless the table has gone on in the meantime.
  static Outcome submit(Room room, Seat seat, long decision, List<? extends Move> moves) {
    var outcome = submitted(room, seat, decision, moves);
    if (outcome instanceof Outcome.Accepted) room.commit(outcome);
    return outcome;
  }

  /// What comes of the moves; if no decision would ever follow, they have not been made, and the
  /// table is read from the store again.
  private static Outcome submitted(
      Room room, Seat seat, long decision, List<? extends Move> moves) {
    try {
      return room.play().sitting().submit(seat, decision, moves);
    } catch (EndlessException e) {
      room.drop();
      int entry = room.play().ledger().count() + 1;
      throw Fault.of(Refusals.doesNotReplay(entry, String.valueOf(e.getMessage())), 0);
    }
  }

  private static void person(Room room, Seat seat) {
    if (room.roster().at(seat).isBot()) throw new Fault(403, Refusals.BOT_PLAYS);
  }

  private static Move read(Room room, String text) {
    try {
      return room.play().notation().read(text);
    } catch (NotationException e) {
      throw new Fault(400, Refusals.unreadable(e.text()));
    }
  }
}
