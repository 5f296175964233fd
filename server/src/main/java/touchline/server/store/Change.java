package touchline.server.store;

import org.jdbi.v3.core.Handle;

/// Something to be written, all of it or nothing.
@FunctionalInterface
public interface Change {
  /// Writes through this connection; the transaction is the writer's business.
  void apply(Handle handle);
}
