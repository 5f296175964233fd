package touchline.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that one submission adds to a table's course; written together or not at all.
///
/// @param table the table's id
/// @param entries the new entries
/// @param firstTold the number of the first told row, from 1
/// @param told what was told
/// @param struck the entries that were taken back
/// @param snapshot the state afterwards, where it is time for one
/// @param over whether the game is over now
public record Course(
    String table,
    List<EntryRow> entries,
    int firstTold,
    List<ToldRow> told,
    List<Struck> struck,
    @Nullable SnapshotRow snapshot,
    boolean over) {
  /// Entry `n` was taken back by entry `by`.
  public record Struck(int n, int by) {}
}
