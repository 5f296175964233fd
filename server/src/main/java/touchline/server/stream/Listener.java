package touchline.server.stream;

import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import touchline.engine.Viewer;

/// One open page. Of several changes that it has not heard of only the last counts, so that a slow
/// reader costs nothing.
public final class Listener {
  private static final int MOST_NUDGES = 8;

  /// Something to be sent.
  public sealed interface Signal {
    /// The table looks different for this viewer; the version is the event's id.
    record Changed(String version) implements Signal {}

    /// Somebody waits: the seat that nudges.
    record Nudged(String from) implements Signal {}

    /// Nothing happened for a while.
    record Silence() implements Signal {}

    /// The stream ends, and why: `gone`, `closing` or `replaced`.
    record Ended(String why) implements Signal {}
  }

  private final Viewer viewer;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();
  private final ArrayDeque<Signal> nudges = new ArrayDeque<>();
  private String sent;
  private @Nullable String version;
  private @Nullable String ended;

  /// For this viewer, who knows the version `known` already.
  public Listener(Viewer viewer, String known) {
    this.viewer = viewer;
    this.sent = known;
  }

  /// Who listens.
  public Viewer viewer() {
    return viewer;
  }

  /// The table looks like this now.
  public void changed(String now) {
    tell(() -> version = now);
  }

  /// This seat waits.
  public void nudged(String from) {
    tell(
        () -> {
          if (nudges.size() < MOST_NUDGES) nudges.add(new Signal.Nudged(from));
        });
  }

  /// There will be no more.
  public void end(String why) {
    tell(() -> ended = why);
  }

  /// The next thing to be sent, or silence after so many milliseconds.
  public Signal next(long millis) throws InterruptedException {
    long left = TimeUnit.MILLISECONDS.toNanos(millis);
    lock.lock();
    try {
      while (true) {
        if (ended != null) return new Signal.Ended(ended);
        if (!nudges.isEmpty()) return nudges.remove();
        if (version != null && !version.equals(sent)) {
          sent = version;
          return new Signal.Changed(version);
        }
        if (left <= 0) return new Signal.Silence();
        left = news.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }

  private void tell(Runnable change) {
    lock.lock();
    try {
      change.run();
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
