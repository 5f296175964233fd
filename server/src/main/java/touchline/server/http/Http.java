package touchline.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.engine.Refusal;
import touchline.server.Config;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Json;
import touchline.server.json.Shapes;
import touchline.server.room.Hall;

/// The HTTP server: routes, guard, page, and how every fault is answered.
public final class Http implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Http.class);

  private final Hall hall;
  private final Guard guard;
  private final Page page = new Page();
  private final List<String> routes = new ArrayList<>();
  private final Javalin javalin;

  /// Starts listening.
  public Http(Config config, Hall hall) {
    this.hall = hall;
    this.guard = new Guard(config.limits());
    this.javalin = Javalin.create(this::set).start(config.host(), config.port());
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
    to.get("/api/<rest>", _ -> notThere());
    to.post("/api/<rest>", _ -> notThere());
    to.put("/api/<rest>", _ -> notThere());
    to.patch("/api/<rest>", _ -> notThere());
    to.delete("/api/<rest>", _ -> notThere());
    to.get("/*", page::answer);
    to.exception(Fault.class, Http::fault);
    to.exception(HttpResponseException.class, Http::other);
    to.exception(Exception.class, Http::failed);
  }

  private static void notThere() {
    throw Fault.unknown("address");
  }

  private static void fault(Fault fault, Context context) {
    var error = Json.object();
    error.put("rule", fault.refusal().rule());
    error.put("key", fault.refusal().key());
    error.set("args", Shapes.of(new java.util.TreeMap<>(fault.refusal().args())));
    error.put("status", fault.status());
    error.put("index", fault.index());
    context.status(fault.status());
    context.contentType("application/json; charset=utf-8");
    if (fault.status() == 401) context.header("WWW-Authenticate", "Bearer");
    context.result(Json.bytes(Json.object().set("error", error)));
  }

  private static void other(HttpResponseException e, Context context) {
    int status = e.getStatus();
    var refusal =
        switch (status) {
          case 404, 405 -> Refusals.unknown("address");
          case 413 -> Refusals.TOO_LARGE;
          case 503 -> Refusals.CLOSING;
          default -> status < 500 ? Refusals.malformed("request", "a request") : Refusals.FAILED;
        };
    fault(new Fault(status, refusal), context);
  }

  /// What must not happen. The client learns that it did, and nothing else.
  private static void failed(Exception e, Context context) {
    LOG.error("{} {} failed", context.method(), context.path(), e);
    Refusal refusal = Refusals.FAILED;
    fault(new Fault(500, refusal), context);
  }
}
