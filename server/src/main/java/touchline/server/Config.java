package touchline.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import touchline.engine.Bot;
import touchline.engine.Content;
import touchline.engine.Game;
import touchline.engine.Pack;
import touchline.engine.Rng;

/// All that a server is told when it starts.
///
/// @param host the address to listen on
/// @param port the port; 0 for any that is free
/// @param data the folder of the database
/// @param games the games that can be played
/// @param packs where packs come from
/// @param bots a computer manager for a table with this content and a level, `trainee` or `coach`
/// @param dice a generator for each throw of luck
/// @param clock what time it is
/// @param absence how long a seat must be away before the host may put a bot on it
/// @param tablesInMemory how many tables are kept ready
/// @param limits how much is too much
public record Config(
    String host,
    int port,
    Path data,
    List<Game<?>> games,
    PackSource packs,
    BiFunction<Content, String, Bot> bots,
    Supplier<Rng> dice,
    Clock clock,
    Duration absence,
    int tablesInMemory,
    Limits limits) {
  /// The levels of computer managers.
  public static final List<String> LEVELS = List.of("trainee", "coach");

  private static final SecureRandom SECURE = new SecureRandom();

  /// Where packs come from.
  public interface PackSource {
    /// The names of the packs for a game; a table that asks for none gets the first.
    List<String> names(Game<?> game);

    /// The pack with this name; null if there is none.
    @Nullable Pack find(Game<?> game, String name);
  }

  /// How much is too much: requests a second and in a burst, for one address; the computer's own
  /// address gets a hundred times as much, for all seats of a table may sit there. And how many
  /// tables an address may open in an hour, for each stays until somebody deletes it.
  public record Limits(int perSecond, int burst, int tablesPerHour) {
    /// Enough for eight people behind one address.
    public static final Limits USUAL = new Limits(100, 500, 60);
  }

  /// A server on this computer only, with everything usual.
  public static Config local(
      int port,
      Path data,
      List<Game<?>> games,
      PackSource packs,
      BiFunction<Content, String, Bot> bots) {
    return new Config(
        "127.0.0.1",
        port,
        data,
        games,
        packs,
        bots,
        () -> new Rng(SECURE.nextLong()),
        Clock.systemUTC(),
        Duration.ofSeconds(60),
        200,
        Limits.USUAL);
  }

  /// The same, listening on this address.
  public Config on(String address) {
    return new Config(
        address, port, data, games, packs, bots, dice, clock, absence, tablesInMemory, limits);
  }

  /// The same with luck from these generators.
  public Config with(Supplier<Rng> generators) {
    return new Config(
        host, port, data, games, packs, bots, generators, clock, absence, tablesInMemory, limits);
  }

  /// The same with this clock, and absence after this long.
  public Config with(Clock other, Duration away) {
    return new Config(
        host, port, data, games, packs, bots, dice, other, away, tablesInMemory, limits);
  }

  /// The same with so many tables in memory.
  public Config remembering(int tables) {
    return new Config(host, port, data, games, packs, bots, dice, clock, absence, tables, limits);
  }

  /// The same with other limits.
  public Config with(Limits other) {
    return new Config(
        host, port, data, games, packs, bots, dice, clock, absence, tablesInMemory, other);
  }
}
