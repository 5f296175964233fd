package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import touchline.engine.Seat;
import touchline.server.json.Body;
import touchline.server.json.Json;

/// Who sits where.
public record Roster(List<Chair> chairs) {
  /// The chair with this letter; there must be one.
  public Chair at(Seat seat) {
    return chairs.get(seat.ordinal());
  }

  /// The same with one chair changed.
  public Roster with(Chair chair) {
    var all = new ArrayList<>(chairs);
    all.set(chair.seat().ordinal(), chair);
    return new Roster(List.copyOf(all));
  }

  /// The seats that persons play.
  public List<Seat> persons() {
    return chairs.stream().filter(c -> !c.isBot()).map(Chair::seat).toList();
  }

  /// The chairs as JSON.
  public ArrayNode json() {
    var out = Json.array();
    for (var chair : chairs) out.add(chair.json());
    return out;
  }

  /// As it was stored.
  public static Roster stored(String text) {
    var chairs = new ArrayList<Chair>();
    for (var node : Json.parse(text).values()) chairs.add(Chair.stored(new Body(node, "")));
    return new Roster(List.copyOf(chairs));
  }
}
