package touchline.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinLogger;
import java.util.ArrayList;
import java.util.List;
import touchline.server.Config;
import touchline.server.Fault;
import touchline.server.room.Hall;

/// The HTTP server: routes, guard, page, and how every fault is answered.
public final class Http implements AutoCloseable {
  private final Hall hall;
  private final Guard guard;
  private final Page page = new Page();
  private final List<String> routes = new ArrayList<>();
  private final Javalin javalin;

  /// Starts listening.
  public Http(Config config, Hall hall) {
    this.hall = hall;
    this.guard = new Guard(config.limits());
    this.javalin = started(Javalin.create(this::set), config);
  }

  /// Why it cannot start is thrown, for whoever started it to tell; Javalin need not log it too.
  private static Javalin started(Javalin javalin, Config config) {
    JavalinLogger.enabled = false;
    try {
      return javalin.start(config.host(), config.port());
    } finally {
      JavalinLogger.enabled = true;
    }
  }

  /// The port it listens on.
  public int port() {
    return javalin.port();
  }

  /// Every method and address of the API, as in `GET /api/games`.
  public List<String> routes() {
    return List.copyOf(routes);
  }

  /// Refuses what comes, lets what is under way end, and stops.
  @Override
  public void close() {
    guard.close();
    hall.silence();
    javalin.stop();
  }

  private void set(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = Call.LARGEST_RECORD;
    config.http.compressionStrategy = CompressionStrategy.GZIP;
    config.http.generateEtags = false;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setRelativeRedirectAllowed(true);
        });
    config.jetty.modifyServer(server -> server.setErrorHandler(new Unrouted()));
    config.events.handlerAdded(
        added -> {
          boolean route = !added.getPath().contains("<") && !added.getPath().contains("*");
          if (added.getPath().startsWith("/api/") && route)
            routes.add(added.getHttpMethod() + " " + added.getPath());
        });
    var to = config.routes;
    to.before(Guard::headers);
    to.before("/api/*", guard::check);
    new Routes(hall, guard).add(to);
    to.get("/api", _ -> notThere());
    to.get("/api/<rest>", _ -> notThere());
    to.post("/api/<rest>", _ -> notThere());
    to.put("/api/<rest>", _ -> notThere());
    to.patch("/api/<rest>", _ -> notThere());
    to.delete("/api/<rest>", _ -> notThere());
    to.get("/*", page::answer);
    to.exception(Fault.class, Faults::fault);
    to.exception(HttpResponseException.class, Faults::other);
    to.exception(Exception.class, Faults::failed);
  }

  private static void notThere() {
    throw Fault.unknown("address");
  }
}
