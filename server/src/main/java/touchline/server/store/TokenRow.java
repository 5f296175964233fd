package touchline.server.store;

/// A secret link as it is kept: only its hash.
///
/// @param hash SHA-256 of the token
/// @param table whose table
/// @param holder a seat's letter, or `spectator`
@SuppressWarnings("ArrayRecordComponent") // a value for one statement, never compared
public record TokenRow(byte[] hash, String table, String holder) {}
