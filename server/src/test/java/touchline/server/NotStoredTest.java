package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Bot;
import touchline.engine.Content;
import touchline.engine.Rule;
import touchline.server.json.Json;
import touchline.server.store.Change;
import touchline.server.store.Store;
import touchline.server.store.StoreException;
import touchline.server.toy.Toy;

/// A move counts once it is on disk: what cannot be written has not happened, for nobody.
@Rule("TABLE-014")
class NotStoredTest {
  @TempDir Path data;

  /// Something done to the database from beside, as a full disk would.
  private void sql(String statement) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"));
        var run = connection.createStatement()) {
      run.execute(statement);
    }
  }

  private static List<String> seen(Desk.Sat sat) {
    return List.of(sat.seat(0), sat.seat(1), sat.spectator()).stream()
        .map(c -> c.get(c.path("")).text().replaceAll("\"awaySince\":\"[^\"]*\"", "") + c.record())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"entries", "told"})
  void whatCannotBeWrittenHasNotHappened(String table) throws SQLException {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      sat.seat(0).move("pick 1").ok();
      var before = seen(sat);
      sql(
          "create trigger full before insert on "
              + table
              + " begin select raise(abort, 'disk full'); end");
      sat.seat(0).move("pick 2").no(503, "TABLE-014", "not-stored");
      assertThat(seen(sat)).isEqualTo(before);
      sql("drop trigger full");
      assertThat(seen(sat)).isEqualTo(before);
      sat.seat(0).move("pick 2").ok();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"orders", "tables"})
  void thatGoesForOrdersNamesAndRequestsToo(String table) throws SQLException {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var a = sat.seat(0);
      a.move("pick 1", "pick 2").ok();
      var before = seen(sat);
      sql(
          "create trigger full before "
              + (table.equals("tables") ? "update" : "insert")
              + " on "
              + table
              + " begin select raise(abort, 'disk full'); end");
      if (table.equals("orders")) {
        a.send("PUT", a.path("/standing"), "{\"moves\":[\"pass\"]}")
            .no(503, "TABLE-014", "not-stored");
      } else {
        a.send("PATCH", a.path(""), "{\"name\":\"Sunday\"}").no(503, "TABLE-014", "not-stored");
        a.send("POST", a.path("/rewind"), "{}").no(503, "TABLE-014", "not-stored");
      }
      assertThat(seen(sat)).isEqualTo(before);
    }
  }

  /// Ways to write something, and the table that is full.
  @ParameterizedTest
  @ValueSource(strings = {"open tables", "sandbox entries", "link tokens", "delete tables"})
  void everythingThatIsWrittenSaysSo(String what) throws SQLException {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var a = sat.seat(0);
      var before = seen(sat);
      var words = what.split(" ");
      sql(
          "create trigger full before %s on %s begin select raise(abort, 'disk full'); end"
              .formatted(words[0].equals("delete") ? "delete" : "insert", words[1]));
      var record = Json.object().put("record", "game toy\nedition 1\nseats 2\nLUCK deal 1\n");
      var answer =
          switch (words[0]) {
            case "open" ->
                desk.anybody()
                    .send(
                        "POST",
                        "/api/tables",
                        "{\"game\":\"toy\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}");
            case "sandbox" -> desk.anybody().post("/api/sandbox", record);
            case "link" -> a.send("POST", a.path("/seats/A/link"), "{}");
            default -> a.delete(a.path(""));
          };
      answer.no(503, "TABLE-014", "not-stored");
      assertThat(seen(sat)).isEqualTo(before);
      sql("drop trigger full");
      assertThat(seen(sat)).isEqualTo(before);
      a.move("pick 1").ok();
    }
  }

  /// A move that ends a standing order is stored with that end, or neither is.
  @Test
  void aMoveAndTheOrdersItEndsAreStoredTogether() throws SQLException {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      var b = sat.seat(1);
      var order = "{\"type\":\"pick\",\"limit\":0,\"until\":\"/chosen/0\"}";
      b.send("PUT", b.path("/standing"), order).ok();
      var before = seen(sat);
      sql("create trigger full before delete on orders begin select raise(abort, 'full'); end");
      sat.seat(0).move("pick 1", "pick 2").no(503, "TABLE-014", "not-stored");
      assertThat(seen(sat)).isEqualTo(before);
      sql("drop trigger full");
      sat.seat(0).move("pick 1", "pick 2").ok();
      assertThat(b.shown().get("standing").isNull()).isTrue();
    }
  }

  /// An error in the writer's thread is an answer for all of the group; who comes later is served.
  @Test
  void anErrorLeavesNobodyWaitingAndNobodyOut() throws Exception {
    try (var store = Store.open(data)) {
      var entered = new CountDownLatch(1);
      var go = new CountDownLatch(1);
      var first =
          handIn(
              store,
              _ -> {
                entered.countDown();
                wait(go);
                throw new StackOverflowError("pretended");
              });
      entered.await();
      var jobs = List.of(handIn(store, h -> insert(h, "a")), handIn(store, h -> insert(h, "b")));
      go.countDown();
      assertThatThrownBy(first::get).hasCauseInstanceOf(StoreException.class);
      for (var job : jobs) job.get();
      store.write(h -> insert(h, "c"));
      for (var name : List.of("a", "b", "c")) assertThat(store.shelf().pack(name)).isPresent();
    }
  }

  @Test
  void aBrokenConnectionIsReplaced() {
    try (var store = Store.open(data)) {
      assertThatThrownBy(() -> store.write(NotStoredTest::breaks))
          .isInstanceOf(StoreException.class);
      store.write(h -> insert(h, "after"));
      assertThat(store.shelf().pack("after")).isPresent();
    }
  }

  private static void breaks(Handle handle) {
    try {
      handle.getConnection().close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException("broken");
  }

  @Test
  void aFolderThatCouldNotBeOpenedIsNotLocked() throws Exception {
    var file = Files.writeString(data.resolve("touchline.db"), "no database at all ".repeat(100));
    assertThatThrownBy(() -> Store.open(data)).isInstanceOf(RuntimeException.class);
    Files.delete(file);
    try (var store = Store.open(data)) {
      store.write(h -> insert(h, "one"));
    }
  }

  /// Nobody looks at a table of bots; it goes on by itself once there is room on the disk.
  @Test
  void botsTryAgain() throws Exception {
    var thoughts = new AtomicInteger();
    BiFunction<Content, String, Bot> bots =
        (_, _) ->
            question -> {
              thoughts.incrementAndGet();
              return List.of(question.moves().list().getFirst());
            };
    try (var desk = Desk.open(data, List.of(new Toy()), bots, c -> c)) {
      var sat = desk.table("bb", "rounds", "400");
      sat.spectator().until(s -> s.get("lines").intValue() > 10);
      sql("create trigger full before insert on entries begin select raise(abort, 'full'); end");
      int before = thoughts.get();
      await(() -> thoughts.get() >= before + 2); // one may have been under way, one was refused
      int stands = entries();
      sql("drop trigger full");
      await(() -> entries() > stands);
    }
  }

  private interface Seen {
    boolean yet() throws SQLException;
  }

  private static void await(Seen what) throws SQLException, InterruptedException {
    while (!what.yet()) if (Thread.interrupted()) throw new InterruptedException();
  }

  private int entries() throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"));
        var run = connection.createStatement();
        var found = run.executeQuery("select count(*) from entries")) {
      return found.getInt(1);
    }
  }

  /// Changes that come in together are written together; one that cannot be is left out alone.
  @Test
  void oneThatFailsTakesNoOtherWithIt() throws Exception {
    try (var store = Store.open(data)) {
      var entered = new CountDownLatch(1);
      var go = new CountDownLatch(1);
      var first =
          handIn(
              store,
              _ -> {
                entered.countDown();
                wait(go);
              });
      entered.await();
      var jobs = new ArrayList<FutureTask<Boolean>>(); // they wait for the first and make a group
      for (var name : List.of("one", "one", "two")) jobs.add(handIn(store, h -> insert(h, name)));
      go.countDown();
      assertThat(first.get()).isTrue();
      assertThat(jobs.get(0).get()).isTrue();
      assertThatThrownBy(jobs.get(1)::get).hasCauseInstanceOf(StoreException.class);
      assertThat(jobs.get(2).get()).isTrue();
      assertThat(store.shelf().pack("one")).isPresent();
      assertThat(store.shelf().pack("two")).isPresent();
    }
  }

  /// Returns once it waits to be written.
  private static FutureTask<Boolean> handIn(Store store, Change change) {
    var task = new FutureTask<>(() -> store.write(change), true);
    var thread = Thread.ofPlatform().start(task);
    while (thread.getState() != Thread.State.WAITING) Thread.onSpinWait();
    return task;
  }

  private static void insert(Handle handle, String hash) {
    handle.execute("insert into packs (hash, name, sheets) values (?, 'x', '[]')", hash);
  }

  private static void wait(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void nobodyIsToldOfIt() throws SQLException {
    try (var desk = Desk.open(data)) {
      var sat = desk.table("pp");
      try (var events = new Events(sat.seat(1), "")) {
        events.next("changed");
        sql("create trigger full before insert on entries begin select raise(abort, 'full'); end");
        sat.seat(0).move("pick 1", "pick 2").no(503, "TABLE-014", "not-stored");
        sql("drop trigger full");
        sat.seat(0).move("pick 3", "pick 4").ok();
        assertThat(events.next().data())
            .as("the next thing heard")
            .isEqualTo("{\"decision\":2,\"lines\":2}");
      }
    }
  }
}
