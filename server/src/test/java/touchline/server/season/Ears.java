package touchline.server.season;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import touchline.server.Client;
import touchline.server.Events;
import touchline.server.json.Json;

/// All that one viewer gets to see of one world, headers and sizes included; only the table's id
/// and the date are left out.
final class Ears {
  private final Client client;
  private final List<String> heard = new ArrayList<>();

  Ears(Client client) {
    this.client = client;
  }

  Client client() {
    return client;
  }

  /// Asks for everything that can be asked for without doing anything; the answers since the last
  /// time.
  List<String> listen() {
    heard.clear();
    var paths = List.of("", "?since=1", "?since=3", "/record", "/at/0", "/at/1", "/at/2", "/at/3");
    for (var path : paths) hear(client.get(client.path(path)));
    try (var events = new Events(client, "")) {
      heard.add(events.next("changed").toString());
    }
    return List.copyOf(heard);
  }

  /// What becomes of moves that are not allowed.
  List<String> trying(List<String> moves) {
    heard.clear();
    long decision = client.decision();
    for (var move : moves) hear(client.moveAt(decision, move));
    var asked = Json.object();
    moves.forEach(asked.putArray("moves")::add);
    hear(client.post(client.path("/why"), asked));
    return List.copyOf(heard);
  }

  /// The answer that the box gets, once.
  List<String> box() {
    heard.clear();
    hear(client.get(client.path("/box")));
    return List.copyOf(heard);
  }

  void hear(Client.Answer answer) {
    var headers = new TreeMap<>(answer.http().headers().map());
    headers.remove("date");
    var text = answer.status() + " " + headers + " " + answer.text();
    heard.add(text.replace(client.table(), "TABLE"));
  }
}
