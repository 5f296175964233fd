package touchline.server.http;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.net.InetAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/// How much each address may still ask for: so much at once, and so much again in each period. The
/// computer's own address gets a hundred times as much, for all seats of a table may sit there.
final class Buckets {
  private static final int MOST_ADDRESSES = 10_000;
  private static final int AT_HOME = 100;

  private final long atOnce;
  private final long again;
  private final Duration period;
  private final Map<String, Bucket> byAddress =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > MOST_ADDRESSES;
        }
      };

  Buckets(int atOnce, int again, Duration period) {
    this.atOnce = atOnce;
    this.again = again;
    this.period = period;
  }

  /// Takes one; whether there was one left.
  boolean take(String address) {
    return bucket(address).tryConsume(1);
  }

  private synchronized Bucket bucket(String address) {
    return byAddress.computeIfAbsent(address, this::fresh);
  }

  private Bucket fresh(String address) {
    int times = loopback(address) ? AT_HOME : 1;
    var bandwidth =
        Bandwidth.builder().capacity(atOnce * times).refillGreedy(again * times, period).build();
    return Bucket.builder().addLimit(bandwidth).build();
  }

  private static boolean loopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
