package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.json.Body;
import touchline.server.room.Hall;
import touchline.server.store.Store;
import touchline.server.toy.Toy;

/// Listeners of a table that has been deleted go quietly: their answers are on the way, and cannot
/// be turned into errors any more.
class LeavingTest {
  @TempDir Path data;

  @Test
  void whoListenedToADeletedTableLeavesInPeace() {
    var config = Config.local(0, data, List.of(new Toy()), Desk.packs(), Desk.RANDOM);
    try (var hall = new Hall(config, Store.open(data))) {
      var links =
          hall.create(
              Body.read(
                  "{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}"
                      .getBytes(java.nio.charset.StandardCharsets.UTF_8)));
      var table = links.get("table").stringValue();
      var host = hall.holder(table, links.get("seats").get(0).get("token").stringValue());
      var listener = hall.listen(host, "");
      hall.delete(host);
      assertThat(listener.next(0).toString()).contains("gone");
      assertThatCode(() -> hall.leave(host, listener)).doesNotThrowAnyException();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
