package touchline.server.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.Notation;
import touchline.engine.Rng;
import touchline.engine.Seat;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.Spectator;
import touchline.engine.State;
import touchline.engine.record.Line;
import touchline.engine.record.RecordReader;
import touchline.server.Desk;
import touchline.server.json.Json;
import touchline.server.json.Shapes;
import touchline.server.store.EntryRow;
import touchline.server.store.Store;

/// What lies in a store, held against what is shown.
final class Stored {
  private Stored() {}

  /// Plays the stored entries from the start, without any snapshot, and fails unless every viewer
  /// then sees what the server shows him. Nobody may be using the folder.
  static void isWhatItsRecordSays(Path data, Desk.Sat sat, String when) {
    List<EntryRow> rows;
    Map<String, String> options = new TreeMap<>();
    try (var store = Store.open(data)) {
      rows = store.shelf().entries(sat.id(), 0, Integer.MAX_VALUE);
      var table = store.shelf().table(sat.id()).orElseThrow();
      for (var e : Json.parse(table.options()).properties())
        options.put(e.getKey(), e.getValue().stringValue());
    }
    assertThat(rows).as(when).isNotEmpty();
    var views = views(Season.GAME, Season.setup(sat.seats().size(), options), entries(rows, sat));
    try (var desk = Season.still(data)) {
      var there = sat.at(desk);
      for (int i = 0; i < there.seats().size(); i++) {
        if (there.seat(i).token().isEmpty()) continue; // a computer manager's
        assertThat(there.seat(i).shown().get("view")).as(when).isEqualTo(views.get(i));
      }
      assertThat(there.spectator().shown().get("view")).as(when).isEqualTo(views.getLast());
    }
  }

  private static List<Entry> entries(List<EntryRow> rows, Desk.Sat sat) {
    var text =
        new StringBuilder(
            "game " + Season.GAME.title().id() + "\nseats " + sat.seats().size() + "\n");
    rows.forEach(row -> text.append(row.text()).append('\n'));
    var entries = new ArrayList<Entry>();
    for (var line : RecordReader.read(text.toString(), Notation.of(Season.GAME)).lines())
      if (line instanceof Line.Made(int _, var entry)) entries.add(entry);
    return entries;
  }

  private static <S extends State<S>> List<JsonNode> views(
      Game<S> game, Setup setup, List<Entry> entries) {
    var sitting = new Sitting<>(game, game.setup(setup), setup.seats(), () -> new Rng(0));
    for (var entry : entries) sitting.again(entry);
    var views = new ArrayList<JsonNode>();
    for (int i = 0; i < setup.seats(); i++) views.add(Shapes.of(sitting.view(Seat.at(i))));
    views.add(Shapes.of(sitting.view(Spectator.SPECTATOR)));
    return views;
  }
}
