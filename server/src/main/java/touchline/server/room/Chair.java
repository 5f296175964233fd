package touchline.server.room;

import java.util.List;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Seat;
import touchline.server.Fault;
import touchline.server.json.Body;
import touchline.server.json.Json;

/// One seat: who plays it, and how that looks.
///
/// @param seat its letter
/// @param bot the level of the bot that plays it; empty if a person does
/// @param name the person's or bot's name
/// @param club the club's name
/// @param colours the club's colours, words or #rrggbb
/// @param crest the club's crest, as the page writes it
public record Chair(
    Seat seat, String bot, String name, String club, List<String> colours, String crest) {
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_CREST = 200;
  private static final int MOST_COLOURS = 4;

  /// Whether a bot plays it.
  public boolean isBot() {
    return !bot.isEmpty();
  }

  /// The same played by a bot of this level, or by a person if empty.
  public Chair playedBy(String level) {
    return new Chair(seat, level, name, club, colours, crest);
  }

  /// The same with the looks that the body changes.
  public Chair looking(Body body) {
    return new Chair(
        seat,
        bot,
        body.name("name", LONGEST_NAME).orElse(name),
        body.name("club", LONGEST_NAME).orElse(club),
        body.has("colours") ? body.names("colours", MOST_COLOURS, LONGEST_NAME) : colours,
        body.name("crest", LONGEST_CREST).orElse(crest));
  }

  /// What a request asks for: `kind` person or bot, the level, the looks.
  public static Chair asked(Seat seat, Body body) {
    return new Chair(seat, level(body), "", "", List.of(), "").looking(body);
  }

  /// The level that a body with `kind` asks for; empty for a person.
  public static String level(Body body) {
    var kind = body.text("kind", LONGEST_NAME);
    return switch (kind) {
      case "person" -> "";
      case "bot" -> {
        var level = body.optional("bot", LONGEST_NAME).orElse("coach");
        if (!touchline.server.Config.LEVELS.contains(level)) {
          throw Fault.malformed(
              body.path() + "bot", String.join(" or ", touchline.server.Config.LEVELS));
        }
        yield level;
      }
      default -> throw Fault.malformed(body.path() + "kind", "person or bot");
    };
  }

  static Chair stored(Body body) {
    return new Chair(
        Seat.valueOf(body.text("seat", 1)),
        body.text("bot", LONGEST_NAME),
        body.text("name", LONGEST_NAME),
        body.text("club", LONGEST_NAME),
        body.texts("colours", MOST_COLOURS, LONGEST_NAME),
        body.text("crest", LONGEST_CREST));
  }

  ObjectNode json() {
    var out = Json.object();
    out.put("seat", seat.name());
    out.put("kind", isBot() ? "bot" : "person");
    out.put("bot", bot);
    out.put("name", name);
    out.put("club", club);
    var list = out.putArray("colours");
    colours.forEach(list::add);
    out.put("crest", crest);
    return out;
  }
}
