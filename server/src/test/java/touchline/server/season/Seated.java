package touchline.server.season;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import touchline.engine.Rng;
import touchline.server.Client;

/// A person of simple habits: fields the suggested eleven in one go, or makes any of the moves he
/// is offered.
record Seated(Client client, Rng rng) {
  /// What he sends when he sees this; nothing if he is not asked.
  List<String> choice(JsonNode shown) {
    var me = shown.get("you").stringValue();
    if (shown.get("turn").values().stream().noneMatch(t -> t.stringValue().equals(me)))
      return List.of();
    var eleven = eleven(shown);
    if (!eleven.isEmpty()) return eleven;
    var moves = shown.get("moves");
    return List.of(moves.get(rng.below(moves.size())).get("text").stringValue());
  }

  /// Sends that.
  Client.Answer play(JsonNode shown, List<String> choice) {
    return client.moveAt(shown.get("decision").longValue(), choice.toArray(String[]::new));
  }

  /// A whole line-up as one batch, when one has to be built and nothing of it has been yet.
  private static List<String> eleven(JsonNode shown) {
    var first = shown.get("moves").get(0).get("text").stringValue();
    if (!first.startsWith("shape ")) return List.of();
    for (var building : shown.get("view").get("building").values()) {
      var best = building.get("best");
      if (building.get("closed").booleanValue() || best.size() != 11) continue;
      var batch = new ArrayList<String>();
      batch.add(
          "shape " + building.get("bestFormation").stringValue().replaceAll("\\D", " ").strip());
      for (var number : best.values()) {
        if (number.intValue() == 0) return List.of();
        batch.add("pick " + number.intValue());
      }
      return List.copyOf(batch);
    }
    return List.of();
  }
}
