package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.engine.Rule;
import touchline.server.Desk;
import touchline.server.json.Json;

/// Anybody may send a position; one that would hang the server or fill its memory opens no table.
@Rule("TABLE-015")
class SeasonSandboxTest {
  private static final String HEAD =
      "game match-of-the-season\nedition 1\nseats 4\nat manager 0 1 2 3\nat order 0 1 2 3\n";

  @TempDir Path data;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "at stage auction\nat lot 5\nat bidding 15\nat cash 2000000000 0 0 0\n",
        "at stage auction\nat lot 5\nat bidding 256\n",
        "at stage numbers\n",
        "at stage euro-field\n",
        "DEAL"
      })
  void harmIsRefused(String position) {
    var text = position.equals("DEAL") ? "at stage deal\nat owner" + " 4".repeat(104) : position;
    try (var desk = Season.open(data, c -> c)) {
      var answer = sandbox(desk, HEAD + text + "\n");
      answer.no(422, "TABLE-015", "does-not-replay");
      assertThat(answer.text()).contains("cannot be");
    }
  }

  @Test
  void whatMerelyNeverHappensIsPlayedOn() {
    try (var desk = Season.open(data, c -> c)) {
      var sat = desk.sat(sandbox(desk, HEAD + "at stage day\nat cash 1 2 3 4\n").ok());
      assertThat(sat.seat(0).moves()).isNotEmpty();
    }
  }

  private static touchline.server.Client.Answer sandbox(Desk desk, String record) {
    return desk.anybody().post("/api/sandbox", Json.object().put("record", record));
  }
}
