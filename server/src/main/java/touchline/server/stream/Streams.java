package touchline.server.stream;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import touchline.engine.Seat;
import touchline.engine.Viewer;

/// Who listens to which table.
public final class Streams {
  /// The most streams of one seat: its newest takes the place of its oldest, whose page may have
  /// gone without a word.
  public static final int OF_A_SEAT = 8;

  /// The most streams of a table's spectators, who take no seat's place.
  public static final int OF_SPECTATORS = 64;

  private static final long PATIENCE_MILLIS = 2_000;

  private final Map<String, List<Listener>> byTable = new ConcurrentHashMap<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition left = lock.newCondition();
  private volatile boolean closed;

  /// Lets a listener in.
  ///
  /// @return whether there was room
  public boolean open(String table, Listener listener) {
    var all = byTable.compute(table, (_, there) -> with(there, listener));
    if (all == null || !all.contains(listener)) return false;
    if (closed) listener.end("closing"); // it came in while the others were being told
    return true;
  }

  /// In one step, for the last to go takes the list away with him.
  private static List<Listener> with(@Nullable List<Listener> there, Listener listener) {
    var all = there == null ? new CopyOnWriteArrayList<Listener>() : there;
    var same = all.stream().filter(l -> l.viewer() == listener.viewer()).toList();
    if (listener.viewer() instanceof Seat) {
      if (same.size() >= OF_A_SEAT) {
        all.remove(same.getFirst());
        same.getFirst().end("replaced");
      }
      all.add(listener);
    } else if (same.size() < OF_SPECTATORS) all.add(listener);
    return all;
  }

  /// Lets a listener go.
  public void close(String table, Listener listener) {
    byTable.computeIfPresent(
        table,
        (_, all) -> {
          all.remove(listener);
          return all.isEmpty() ? null : all;
        });
    lock.lock();
    try {
      left.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /// Whether this viewer has the table open.
  public boolean listens(String table, Viewer viewer) {
    return of(table).stream().anyMatch(l -> l.viewer() == viewer);
  }

  /// Tells every listener how the table looks for him now; whether that is news he knows himself.
  ///
  /// @return how many listen
  public int changed(String table, Function<Viewer, String> version) {
    var versions = new HashMap<Viewer, String>();
    var all = of(table);
    for (var listener : all) {
      listener.changed(versions.computeIfAbsent(listener.viewer(), version));
    }
    return all.size();
  }

  /// Nudges a viewer.
  public void nudge(String table, Viewer viewer, String from) {
    for (var listener : of(table)) if (listener.viewer() == viewer) listener.nudged(from);
  }

  /// Ends the streams of a viewer whose link has died.
  public void end(String table, Viewer viewer) {
    for (var listener : of(table)) if (listener.viewer() == viewer) listener.end("gone");
  }

  /// Ends all streams of a table.
  public void end(String table) {
    for (var listener : of(table)) listener.end("gone");
  }

  /// Ends all streams, for the server closes, and waits until every listener has been told; but no
  /// longer than two seconds, for one that does not read must not keep the server from closing.
  public void close() {
    closed = true;
    byTable.values().forEach(all -> all.forEach(l -> l.end("closing")));
    lock.lock();
    try {
      long nanos = TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
      while (!byTable.isEmpty() && nanos > 0) nanos = left.awaitNanos(nanos);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }

  private List<Listener> of(String table) {
    return byTable.getOrDefault(table, List.of());
  }
}
