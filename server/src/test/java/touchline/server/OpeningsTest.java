package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Rule;

/// Anybody may open tables, but not without end.
@Rule("TABLE-010")
class OpeningsTest {
  private static final int AT_HOME = 100;

  @TempDir Path data;

  @ParameterizedTest
  @ValueSource(strings = {"/api/tables", "/api/sandbox"})
  void nobodyOpensMoreTablesThanMayBe(String path) {
    var limits = new Config.Limits(1_000, 1_000, 1);
    try (var desk = Desk.open(data, c -> c.with(limits))) {
      var sat = desk.table("pp");
      int opened = 1;
      var answer = desk.anybody().send("POST", path, "{}");
      for (; answer.status() == 400 && opened < 2 * AT_HOME; opened++) { // what fails was work too
        answer = desk.anybody().send("POST", path, "{}");
      }
      assertThat(opened).as("before the no").isGreaterThanOrEqualTo(AT_HOME);
      answer.no(429, "TABLE-010", "too-many-tables");
      assertThat(answer.http().headers().firstValue("Retry-After")).hasValue("3600");
      sat.seat(0).move("pick 1").ok(); // who plays is not concerned
    }
  }
}
