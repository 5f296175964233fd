package touchline.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Seat;
import touchline.server.Fault;
import touchline.server.json.Body;
import touchline.server.room.Hall;
import touchline.server.room.Holder;

/// Every address there is; `openapi.yaml` describes the same, which a test compares.
final class Routes {
  private static final String TABLE = "/api/tables/{table}";

  private final Hall hall;
  private final Sse sse;
  private final RulesText rules;

  private final Guard guard;

  Routes(Hall hall, Guard guard) {
    this.hall = hall;
    this.guard = guard;
    this.sse = new Sse(hall);
    this.rules = new RulesText(hall);
  }

  void add(RoutesConfig to) {
    games(to);
    tables(to);
    play(to);
    seats(to);
    records(to);
  }

  private void games(RoutesConfig to) {
    to.get("/api/games", on(call -> call.json(hall.games())));
    to.get("/api/games/{game}/rules", on(rules::answer));
    to.get(
        "/api/games/{game}/box",
        on(call -> call.json(hall.box(call.context().pathParam("game"), call.word("pack", "")))));
    to.get("/api/openapi.yaml", on(RulesText::openApi));
  }

  private void tables(RoutesConfig to) {
    to.post(
        "/api/tables",
        on(
            call -> {
              guard.opening(call.context());
              call.json(hall.create(call.body()));
              call.context().status(201);
            }));
    to.post("/api/sandbox", on(this::sandbox));
    to.get(TABLE, on(call -> call.json(hall.shown(call.holder(), call.since()))));
    to.patch(TABLE, on(call -> call.json(hall.rename(call.holder(), call.body(), call.since()))));
    to.delete(
        TABLE,
        on(
            call -> {
              hall.delete(call.holder());
              call.context().status(204);
            }));
    to.get(TABLE + "/box", on(call -> call.json(hall.box(call.holder()))));
    to.get(TABLE + "/stream", on(sse::answer));
  }

  private void play(RoutesConfig to) {
    to.post(TABLE + "/moves", changing(hall::move));
    to.post(TABLE + "/why", on(call -> call.json(hall.why(call.holder(), call.body()))));
    to.post(TABLE + "/undo", changing(hall::undo));
    to.post(TABLE + "/rewind", changing(hall::ask));
    to.post(TABLE + "/rewind/answer", changing(hall::answer));
    to.put(TABLE + "/standing", changing(hall::order));
    to.delete(TABLE + "/standing", on(call -> call.json(hall.forget(call.holder(), call.since()))));
    to.post(
        TABLE + "/nudge",
        on(
            call -> {
              hall.nudge(call.holder());
              call.context().status(204);
            }));
  }

  private void seats(RoutesConfig to) {
    to.post(TABLE + "/seats/{seat}", on(this::seat));
    to.post(
        TABLE + "/seats/{seat}/link",
        on(call -> call.json(hall.reissue(call.holder(), seatIn(call.context())))));
  }

  private void records(RoutesConfig to) {
    to.get(TABLE + "/record", on(call -> call.text("text/plain", hall.record(call.holder()))));
    to.get(
        TABLE + "/at/{line}",
        on(call -> past(call, Call.number("line", call.context().pathParam("line")))));
  }

  private void sandbox(Call call) {
    guard.opening(call.context());
    call.json(hall.sandbox(call.body(Call.LARGEST_RECORD)));
    call.context().status(201);
  }

  private void seat(Call call) {
    var holder = call.holder();
    var seat = seatIn(call.context());
    call.json(hall.seat(holder, seat, call.body(), call.since()));
  }

  private void past(Call call, int line) {
    var holder = call.holder();
    var as = Holder.viewer("as", call.word("as", Holder.word(holder.viewer())));
    call.json(hall.past(holder, line, as, call.number("since", Math.max(0, line - 1))));
  }

  private interface Change {
    ObjectNode by(Holder who, Body body, int since);
  }

  private io.javalin.http.Handler changing(Change change) {
    return on(call -> call.json(change.by(call.holder(), call.body(), call.since())));
  }

  private io.javalin.http.Handler on(Consumer<Call> answer) {
    return context -> answer.accept(new Call(context, hall));
  }

  private static Seat seatIn(Context context) {
    return Holder.viewer(context.pathParam("seat")) instanceof Seat seat ? seat : unknownSeat();
  }

  private static Seat unknownSeat() {
    throw Fault.unknown("seat");
  }
}
