package touchline.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.time.Duration;
import touchline.server.Config;
import touchline.server.Fault;
import touchline.server.Refusals;

/// What is refused before anybody looks at it, and the headers every answer carries.
final class Guard {
  /// Nothing comes from elsewhere, no script or style stands in the page itself.
  static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
          + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'";

  private static final Duration HOUR = Duration.ofHours(1);

  private final Buckets requests;
  private final Buckets openings;
  private final long oneMore;
  private volatile boolean closing;

  Guard(Config.Limits limits) {
    requests = new Buckets(limits.burst(), limits.perSecond(), Duration.ofSeconds(1));
    openings = new Buckets(limits.tablesPerHour(), limits.tablesPerHour(), HOUR);
    oneMore = Math.ceilDiv(HOUR.toSeconds(), limits.tablesPerHour());
  }

  /// From now on everything is refused.
  void close() {
    closing = true;
  }

  /// Looks at a request to the API.
  ///
  /// @throws Fault 503 when closing, 429 when there are too many, 403 when another site's page asks
  void check(Context context) {
    if (closing) throw new Fault(503, Refusals.CLOSING);
    if (!requests.take(context.ip())) {
      context.header("Retry-After", "1");
      throw new Fault(429, Refusals.TOO_FAST);
    }
    if (foreign(context)) throw new Fault(403, Refusals.FOREIGN);
  }

  /// Looks at a request that opens a table, which anybody may make.
  ///
  /// @throws Fault 429 if too many have been opened from there
  void opening(Context context) {
    if (openings.take(context.ip())) return;
    context.header("Retry-After", Long.toString(oneMore));
    throw new Fault(429, Refusals.TOO_MANY_TABLES);
  }

  static void headers(Context context) {
    context.header("Content-Security-Policy", POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("X-Frame-Options", "DENY");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    if (context.path().startsWith("/api")) context.header("Cache-Control", "no-store");
  }

  /// Browsers say from which site a page asks; ours comes from where it asks.
  private static boolean foreign(Context context) {
    var origin = context.header("Origin");
    if (origin == null) return false;
    try {
      var authority = URI.create(origin).getAuthority();
      return authority == null || !authority.equals(context.header("Host"));
    } catch (IllegalArgumentException e) {
      return true;
    }
  }
}
