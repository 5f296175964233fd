package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is wrong with a request, it gets a clear no and changes nothing.
class BadInputTest {
  @TempDir static Path data;

  private static Desk desk;
  private Desk.Sat sat;
  private String before;

  @BeforeAll
  static void open() {
    desk =
        Desk.open(
            data,
            c ->
                c.with(
                    java.time.Clock.fixed(java.time.Instant.EPOCH, java.time.ZoneOffset.UTC),
                    c.absence()));
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  @BeforeEach
  void sit() {
    sat = desk.table("pp");
    before = everything();
  }

  @AfterEach
  void nothingHasChanged() {
    assertThat(everything()).isEqualTo(before);
  }

  private String everything() {
    var a = sat.seat(0);
    var b = sat.seat(1);
    return a.get(a.path("")).text() + b.get(b.path("")).text() + a.record() + b.record();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({
    "touchline.server.BadLinks#requests",
    "touchline.server.BadMoves#requests",
    "touchline.server.BadNames#requests",
    "touchline.server.BadTables#requests"
  })
  void getsANo(BadRequest bad) {
    bad.ask().apply(sat).no(bad.status(), bad.rule(), bad.key());
  }

  @Test
  void theSchemeOfALinkMayBeWrittenInAnyCase() {
    var seat = sat.seat(0);
    var path = "http://127.0.0.1:" + seat.port() + seat.path("");
    for (var scheme : java.util.List.of("bearer ", "BEARER ", "Bearer ")) {
      var asked =
          java.net.http.HttpRequest.newBuilder(java.net.URI.create(path))
              .header("Authorization", scheme + seat.token());
      assertThat(seat.send(asked.GET()).status()).as(scheme).isEqualTo(200);
    }
  }

  @Test
  void aTokenOpensNoOtherTable() {
    var other = desk.table("pp");
    sat.seat(0)
        .with(other.seat(0).token())
        .get(sat.seat(0).path(""))
        .no(401, "TABLE-011", "unknown-link");
  }
}
