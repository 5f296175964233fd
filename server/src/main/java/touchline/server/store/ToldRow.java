package touchline.server.store;

import org.jspecify.annotations.Nullable;

/// One thing that was told.
///
/// @param n the number of the entry that made it happen
/// @param audience the bits of the viewers who were told
/// @param undone the number of the entry that took it back; 0 while it stands
/// @param event the event as JSON; null where it was left in the store
public record ToldRow(int n, int audience, int undone, @Nullable String event) {}
