package touchline.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.engine.Bot;
import touchline.engine.Content;
import touchline.engine.Game;
import touchline.engine.Pack;
import touchline.engine.Rng;
import touchline.server.json.Json;
import touchline.server.toy.Toy;

/// A running server with the toy, on any free port of this computer.
public final class Desk implements AutoCloseable {
  public static final BiFunction<Content, String, Bot> RANDOM =
      (_, _) -> question -> List.of(question.moves().pick(question.rng()));

  public final Server server;

  private Desk(Server server) {
    this.server = server;
  }

  public static Desk open(Path data) {
    return open(data, config -> config);
  }

  public static Desk open(Path data, UnaryOperator<Config> change) {
    return open(data, List.of(new Toy()), RANDOM, change);
  }

  static Desk open(
      Path data,
      List<Game<?>> games,
      BiFunction<Content, String, Bot> bots,
      UnaryOperator<Config> change) {
    return open(data, games, packs(), bots, change);
  }

  /// With these games, packs and computer managers.
  public static Desk open(
      Path data,
      List<Game<?>> games,
      Config.PackSource packs,
      BiFunction<Content, String, Bot> bots,
      UnaryOperator<Config> change) {
    var usual = Config.local(0, data, games, packs, bots);
    return new Desk(Server.start(change.apply(usual)));
  }

  public static Config.PackSource packs() {
    return new Config.PackSource() {
      @Override
      public List<String> names(Game<?> game) {
        return List.of("standard");
      }

      @Override
      public Pack find(Game<?> game, String name) {
        return name.equals("standard") ? new Pack("standard", "0011223344556677", Map.of()) : null;
      }
    };
  }

  /// Luck that is the same every time.
  public static java.util.function.Supplier<Rng> dice(long seed) {
    var next = new AtomicLong(seed);
    return () -> new Rng(next.getAndIncrement());
  }

  public Client anybody() {
    return new Client(server.port(), "", "");
  }

  /// A new table of the toy; `kinds` is a letter per seat, p for a person and b for a bot.
  public Sat table(String kinds, String... options) {
    var body = Json.object();
    body.put("game", "toy");
    body.put("pace", 0);
    var chosen = body.putObject("options");
    for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
    var seats = body.putArray("seats");
    for (int i = 0; i < kinds.length(); i++) {
      ObjectNode seat = seats.addObject();
      seat.put("kind", kinds.charAt(i) == 'b' ? "bot" : "person");
    }
    return sat(anybody().post("/api/tables", body).ok());
  }

  public Sat sat(JsonNode links) {
    var table = links.get("table").stringValue();
    var seats = new ArrayList<Client>();
    for (var seat : links.get("seats").values()) {
      seats.add(new Client(server.port(), table, seat.path("token").stringValue("")));
    }
    var spectator = new Client(server.port(), table, links.get("spectator").stringValue());
    return new Sat(table, seats, spectator);
  }

  /// A table and who sits at it.
  public record Sat(String id, List<Client> seats, Client spectator) {
    public Client seat(int index) {
      return seats.get(index);
    }

    /// The same people talking to another server.
    public Sat at(Desk desk) {
      int port = desk.server.port();
      return new Sat(id, seats.stream().map(s -> s.at(port)).toList(), spectator.at(port));
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
