package touchline.server.http;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
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

  private static final int MOST_ADDRESSES = 10_000;
  private static final int AT_HOME = 100;

  private final Config.Limits limits;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > MOST_ADDRESSES;
        }
      };
  private volatile boolean closing;

  Guard(Config.Limits limits) {
    this.limits = limits;
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
    if (!bucket(context.ip()).tryConsume(1)) {
      context.header("Retry-After", "1");
      throw new Fault(429, Refusals.TOO_FAST);
    }
    if (foreign(context)) throw new Fault(403, Refusals.FOREIGN);
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

  private synchronized Bucket bucket(String address) {
    return buckets.computeIfAbsent(address, this::fresh);
  }

  private Bucket fresh(String address) {
    int times = loopback(address) ? AT_HOME : 1;
    var bandwidth =
        Bandwidth.builder()
            .capacity((long) limits.burst() * times)
            .refillGreedy((long) limits.perSecond() * times, Duration.ofSeconds(1))
            .build();
    return Bucket.builder().addLimit(bandwidth).build();
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

  private static boolean loopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
