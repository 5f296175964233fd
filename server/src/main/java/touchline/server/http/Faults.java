package touchline.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.engine.Refusal;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Json;
import touchline.server.json.Shapes;

/// How every fault is answered: the status, and why as JSON.
final class Faults {
  static final String TYPE = "application/json; charset=utf-8";
  private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

  private Faults() {}

  static void fault(Fault fault, Context context) {
    context.status(fault.status());
    context.contentType(TYPE);
    if (fault.status() == 401) context.header("WWW-Authenticate", "Bearer");
    context.result(body(fault));
  }

  /// What Javalin itself refuses.
  static void other(HttpResponseException e, Context context) {
    fault(new Fault(e.getStatus(), refusal(e.getStatus())), context);
  }

  /// What must not happen. The client learns that it did, and nothing else.
  static void failed(Exception e, Context context) {
    LOG.error("{} {} failed", context.method(), context.path(), e);
    fault(new Fault(500, Refusals.FAILED), context);
  }

  static byte[] body(Fault fault) {
    var error = Json.object();
    error.put("rule", fault.refusal().rule());
    error.put("key", fault.refusal().key());
    error.set("args", Shapes.of(new TreeMap<>(fault.refusal().args())));
    error.put("status", fault.status());
    error.put("index", fault.index());
    return Json.bytes(Json.object().set("error", error));
  }

  /// Why, where only the status is known.
  static Refusal refusal(int status) {
    return switch (status) {
      case 404, 405 -> Refusals.unknown("address");
      case 413, 414, 431 -> Refusals.TOO_LARGE;
      case 503 -> Refusals.CLOSING;
      case 500 -> Refusals.FAILED;
      default -> Refusals.malformed("request", "a request");
    };
  }
}
