package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Seat;
import touchline.server.json.Body;
import touchline.server.json.Json;

/// A request to go back: who asks, to just before which entry, who has agreed. Moves made in the
/// meantime leave it standing, or their mere number would show.
record Consent(Seat by, int target, List<Seat> agreed) {
  Consent with(Seat seat) {
    var all = new ArrayList<>(agreed);
    all.add(seat);
    return new Consent(by, target, List.copyOf(all));
  }

  /// The persons who have not answered; bots always agree.
  List<Seat> open(Roster roster) {
    return roster.persons().stream().filter(s -> s != by && !agreed.contains(s)).toList();
  }

  /// What everybody may see: not how far it goes.
  ObjectNode shown(Roster roster) {
    var out = Json.object();
    out.put("by", by.name());
    var yes = out.putArray("agreed");
    agreed.forEach(s -> yes.add(s.name()));
    var waiting = out.putArray("waiting");
    open(roster).forEach(s -> waiting.add(s.name()));
    return out;
  }

  static String text(@Nullable Consent consent) {
    if (consent == null) return "";
    var out = Json.object();
    out.put("by", consent.by.name());
    out.put("target", consent.target);
    var yes = out.putArray("agreed");
    consent.agreed.forEach(s -> yes.add(s.name()));
    return Json.text(out);
  }

  static @Nullable Consent stored(String text) {
    if (text.isEmpty()) return null;
    var body = new Body(Json.parse(text), "");
    return new Consent(
        Seat.valueOf(body.text("by", 1)),
        (int) body.number("target", 0, Integer.MAX_VALUE),
        body.texts("agreed", Seat.MOST, 1).stream().map(Seat::valueOf).toList());
  }
}
