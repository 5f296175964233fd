/// The embedded database: SQLite, written by one thread that commits in groups. Start with
/// [touchline.server.store.Store] (opens the folder, reads), then [touchline.server.store.Writer]
/// (why a move is on disk before anybody is told) and [touchline.server.store.Course] (all that one
/// submission adds to a table, written together or not at all).
@NullMarked
package touchline.server.store;

import org.jspecify.annotations.NullMarked;
