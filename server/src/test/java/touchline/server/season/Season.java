package touchline.server.season;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import touchline.bots.Bots;
import touchline.engine.Bot;
import touchline.engine.Game;
import touchline.engine.Move;
import touchline.engine.Options;
import touchline.engine.Pack;
import touchline.engine.Setup;
import touchline.engine.record.Head;
import touchline.engine.record.RecordWriter;
import touchline.games.Games;
import touchline.packs.Packs;
import touchline.server.Config;
import touchline.server.Desk;
import touchline.server.json.Json;

/// Match of the Season as a server needs it.
final class Season {
  static final Game<?> GAME = Games.find("match-of-the-season").orElseThrow();
  private static final Pack PACK = Packs.builtIn(GAME.title());

  private Season() {}

  static Desk open(Path data, UnaryOperator<Config> change) {
    return Desk.open(data, List.of(GAME), packs(), Bots::find, change);
  }

  /// One whose computer managers are still thinking when it is closed, so that nothing moves.
  static Desk still(Path data) {
    return Desk.open(data, List.of(GAME), packs(), (_, _) -> Season::think, config -> config);
  }

  private static List<Move> think(Bot.Question question) {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return List.of(question.moves().get(0));
  }

  static Setup setup(int seats, Map<String, String> options) {
    return Packs.setup(GAME, seats, new Options(options), PACK);
  }

  /// A new table; `kinds` is a letter per seat, p for a person and b for a bot.
  static Desk.Sat table(Desk desk, String kinds, Map<String, String> options) {
    var body = Json.object();
    body.put("game", GAME.title().id());
    body.put("pace", 0);
    var chosen = body.putObject("options");
    options.forEach(chosen::put);
    var seats = body.putArray("seats");
    for (int i = 0; i < kinds.length(); i++) {
      seats.addObject().put("kind", kinds.charAt(i) == 'b' ? "bot" : "person");
    }
    return desk.sat(desk.anybody().post("/api/tables", body).ok());
  }

  /// A table of persons that goes on from a position.
  static Desk.Sat sandbox(Desk desk, int seats, Map<String, String> options, List<String> at) {
    var title = GAME.title();
    var head =
        new Head(
            title.id(),
            title.edition(),
            seats,
            PACK.name(),
            PACK.hash(),
            new TreeMap<>(options),
            "none",
            "",
            at);
    var body = Json.object().put("record", RecordWriter.head(head));
    return desk.sat(desk.anybody().post("/api/sandbox", body).ok());
  }

  private static Config.PackSource packs() {
    return new Config.PackSource() {
      @Override
      public List<String> names(Game<?> game) {
        return List.of(PACK.name());
      }

      @Override
      public Pack find(Game<?> game, String name) {
        return name.equals(PACK.name()) ? PACK : null;
      }
    };
  }
}
