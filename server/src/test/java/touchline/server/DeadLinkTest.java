package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import touchline.engine.Rule;
import touchline.engine.Seat;
import touchline.server.json.Body;
import touchline.server.room.Hall;
import touchline.server.room.Holder;
import touchline.server.store.Store;
import touchline.server.stream.Listener;
import touchline.server.toy.Toy;

/// A request whose link was good when it came, and is dead when its turn comes, is refused.
@Rule("TABLE-011")
class DeadLinkTest {
  @TempDir Path data;

  private Hall hall;
  private JsonNode table;

  @BeforeEach
  void open() {
    var config = Config.local(0, data, List.of(new Toy()), Desk.packs(), Desk.RANDOM);
    var still = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    hall = new Hall(config.with(still, config.absence()), Store.open(data));
    table =
        hall.create(
            body("{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}"));
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static Body body(String json) {
    return Body.read(json.getBytes(UTF_8));
  }

  private Holder holder(String token) {
    return hall.holder(table.get("table").stringValue(), token);
  }

  private Holder first() {
    return holder(table.get("seats").get(0).get("token").stringValue());
  }

  private static void refused(Runnable request) {
    assertThatThrownBy(request::run)
        .isInstanceOfSatisfying(
            Fault.class,
            fault -> {
              assertThat(fault.status()).isEqualTo(401);
              assertThat(fault.refusal()).isEqualTo(Refusals.UNKNOWN_LINK);
            });
  }

  @Test
  void nothingIsDoneForIt() {
    var old = first();
    var fresh = holder(hall.reissue(old, Seat.A).get("token").stringValue());
    var before = hall.shown(fresh, 0);
    refused(() -> hall.listen(old, ""));
    refused(() -> hall.shown(old, 0));
    refused(() -> hall.move(old, body("{\"decision\":0,\"moves\":[\"pick 1\"]}"), 0));
    refused(() -> hall.rename(old, body("{\"name\":\"mine\"}"), 0));
    refused(() -> hall.reissue(old, Seat.A));
    refused(() -> hall.delete(old));
    assertThat(hall.shown(fresh, 0)).isEqualTo(before);
  }

  @Test
  void whoListenedIsNotHereAnyMore() {
    var old = first();
    Listener listener = hall.listen(old, "");
    var fresh = holder(hall.reissue(old, Seat.A).get("token").stringValue());
    hall.leave(old, listener); // as the stream does when it has been told
    assertThat(hall.shown(fresh, 0).get("seats").get(0).get("online").booleanValue()).isFalse();
  }
}
