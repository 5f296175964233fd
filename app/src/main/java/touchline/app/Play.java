package touchline.app;

import java.net.BindException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchline.bots.Bots;
import touchline.engine.PackException;
import touchline.games.Games;
import touchline.server.Config;
import touchline.server.Server;
import touchline.server.store.StoreException;

/// Starts the server, says where to open the page, and runs until it is told to stop.
@Command(name = "play")
final class Play implements Callable<Integer> {
  private static final int MOST_TABLES = 1_000_000;

  @Option(names = "--port", paramLabel = "PORT", defaultValue = "8080")
  private int port;

  @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = Addresses.THIS_COMPUTER)
  private String host;

  @Option(names = "--data", paramLabel = "DIR")
  private @Nullable Path data;

  @Option(names = "--pack", paramLabel = "DIR")
  private @Nullable Path pack;

  @Option(names = "--tables-per-hour", paramLabel = "N", defaultValue = "60")
  private int tables;

  @Option(names = "--open")
  private boolean open;

  @Spec private CommandSpec spec;
  private final Texts texts;

  Play(Texts texts) {
    this.texts = texts;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > 65_535) throw Trouble.misused("play.port", Integer.toString(port));
    if (tables < 1 || tables > MOST_TABLES)
      throw Trouble.misused("play.tables", Integer.toString(tables));
    Addresses.check(host);
    var folder = (data == null ? home().resolve(".touchline/data") : data).toAbsolutePath();
    var server = start(config(folder.normalize()));
    var stopped = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, stopped)));
    greet(server.port(), folder.normalize());
    stopped.await();
    return ExitCode.OK;
  }

  private Config config(Path folder) {
    var usual = Config.Limits.USUAL;
    return Config.local(port, folder, Games.ALL, packs(), Bots::find)
        .on(host)
        .with(new Config.Limits(usual.perSecond(), usual.burst(), tables));
  }

  private Shipped packs() {
    try {
      return pack == null ? Shipped.ALONE : Shipped.with(pack);
    } catch (PackException e) {
      throw Trouble.failed(
          "play.bad-pack",
          String.valueOf(pack),
          e.problems().getFirst().text(),
          e.problems().size());
    }
  }

  private Server start(Config config) {
    try {
      return Server.start(config);
    } catch (StoreException e) {
      throw Trouble.failed("play.no-store", config.data(), String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      if (!causedBy(e, BindException.class)) throw e;
      throw Trouble.failed("play.port-taken", Integer.toString(port), host);
    }
  }

  private void greet(int at, Path folder) {
    var out = spec.commandLine().getOut();
    new Welcome(texts, Welcome.onTerminal()).say(out, host, at, folder);
    if (open && !Addresses.browse(Welcome.page(host, at)))
      out.println(texts.say("play.no-browser"));
    out.flush();
  }

  private static void stop(Server server, CountDownLatch stopped) {
    server.close();
    stopped.countDown();
  }

  private static Path home() {
    return Path.of(System.getProperty("touchline.home", ""));
  }

  private static boolean causedBy(Throwable thrown, Class<? extends Throwable> type) {
    for (Throwable at = thrown; at != null; at = at.getCause())
      if (type.isInstance(at)) return true;
    return false;
  }
}
