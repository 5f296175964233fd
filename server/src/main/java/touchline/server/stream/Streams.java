package touchline.server.stream;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import touchline.engine.Viewer;

/// Who listens to which table.
public final class Streams {
  /// The most streams of one table.
  public static final int MOST = 64;

  private final Map<String, List<Listener>> byTable = new ConcurrentHashMap<>();

  /// Lets a listener in.
  ///
  /// @return whether there was room
  public boolean open(String table, Listener listener) {
    var all = byTable.computeIfAbsent(table, _ -> new CopyOnWriteArrayList<>());
    if (all.size() >= MOST) return false;
    return all.add(listener);
  }

  /// Lets a listener go.
  public void close(String table, Listener listener) {
    byTable.computeIfPresent(
        table,
        (_, all) -> {
          all.remove(listener);
          return all.isEmpty() ? null : all;
        });
  }

  /// Whether this viewer has the table open.
  public boolean listens(String table, Viewer viewer) {
    return of(table).stream().anyMatch(l -> l.viewer() == viewer);
  }

  /// Tells every listener how the table looks for him now; whether that is news he knows himself.
  public void changed(String table, Function<Viewer, String> version) {
    var versions = new HashMap<Viewer, String>();
    for (var listener : of(table)) {
      listener.changed(versions.computeIfAbsent(listener.viewer(), version));
    }
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

  /// Ends all streams, for the server closes.
  public void close() {
    byTable.values().forEach(all -> all.forEach(l -> l.end("closing")));
  }

  private List<Listener> of(String table) {
    return byTable.getOrDefault(table, List.of());
  }
}
