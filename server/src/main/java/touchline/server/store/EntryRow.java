package touchline.server.store;

/// One entry of a table's record.
///
/// @param n its number, from 1
/// @param text the entry in the notation of records
/// @param audience the bits of the viewers who may know of it
/// @param undone the number of the entry that took it back; 0 while it stands
public record EntryRow(int n, String text, int audience, int undone) {}
