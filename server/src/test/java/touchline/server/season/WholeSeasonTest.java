package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.engine.Game;
import touchline.engine.Notation;
import touchline.engine.Rng;
import touchline.engine.Rule;
import touchline.engine.Setup;
import touchline.engine.State;
import touchline.engine.record.Check;
import touchline.engine.record.RecordReader;
import touchline.server.Client;
import touchline.server.Desk;
import touchline.server.Events;

/// A whole game of Match of the Season through HTTP: a person against computer managers, to the
/// end. Every answer on the way is held against `openapi.yaml` by [touchline.server.Client].
class WholeSeasonTest {
  private static final Map<String, String> SHORT = Map.of("seasons", "1");

  @TempDir Path data;

  @Test
  @Rule("TABLE-015")
  void aPersonAndBotsPlayToTheEndAndTheRecordHolds() {
    try (var desk = Season.open(data, config -> config)) {
      var sat = Season.table(desk, "pbb", SHORT);
      int moves = play(sat);
      assertThat(moves).isGreaterThan(30);
      var end = sat.seat(0).shown();
      assertThat(end.get("turn").isEmpty()).isTrue();
      assertThat(end.get("result").get("places").size()).isEqualTo(3);
      var record = sat.seat(0).record();
      assertThat(sat.spectator().record()).isEqualTo(record);
      assertThat(failure(Season.GAME, Season.setup(3, SHORT), record)).isNull();
      assertThat(record).contains("\nover ").doesNotContain("LUCK ?");
      afterwards(sat);
    }
  }

  /// Plays until it is over; how many times the person was asked.
  private static int play(Desk.Sat sat) {
    var person = new Seated(sat.seat(0), new Rng(11));
    int asked = 0;
    try (var events = new Events(sat.seat(0), "")) {
      while (true) {
        var shown = person.client().shown();
        if (!shown.get("result").isNull()) return asked;
        var choice = person.choice(shown);
        if (choice.isEmpty()) events.next("changed");
        else if (answered(person.play(shown, choice))) asked++;
      }
    }
  }

  /// Whether it was played; somebody else may have been quicker, and then one looks again.
  private static boolean answered(Client.Answer answer) {
    if (answer.status() == 409) answer.no(409, "TABLE-003", "stale");
    else answer.ok();
    return answer.status() == 200;
  }

  private static <S extends State<S>> Check.Failure failure(
      Game<S> game, Setup setup, String record) {
    return Check.run(game, setup, RecordReader.read(record, Notation.of(game)), (_, _) -> {});
  }

  /// Now everybody may look back with anybody's eyes, and the bots' hands are open.
  private static void afterwards(Desk.Sat sat) {
    var watcher = sat.spectator();
    int lines = watcher.shown().get("lines").intValue();
    for (int line : new int[] {0, 1, lines / 2, lines}) {
      for (var as : new String[] {"A", "B", "C", "spectator"}) {
        var past = watcher.get(watcher.path("/at/" + line + "?as=" + as));
        if (past.status() == 404) continue; // a seat may have heard fewer lines
        assertThat(past.ok().get("as").stringValue()).isEqualTo(as);
        assertThat(past.json().get("view").get("teams").size()).isEqualTo(4);
      }
    }
    assertThat(watcher.get(watcher.path("/at/" + lines + "?as=spectator")).ok().get("view"))
        .isEqualTo(watcher.shown().get("view"));
  }
}
