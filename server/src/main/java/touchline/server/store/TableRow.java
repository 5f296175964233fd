package touchline.server.store;

/// What is stored of a table besides its course.
///
/// @param id the table's id, 128 random bits as text
/// @param game the game's id
/// @param edition the edition of the game's records when the table was opened
/// @param pack the pack's name
/// @param hash the pack's hash
/// @param options the chosen options, a JSON object
/// @param position the lines of the position it starts from, a JSON array, empty for set-up
/// @param seats how many seats
/// @param roster who sits where, a JSON array
/// @param name the name people gave it
/// @param host the holder who may change the table: a seat's letter, or `spectator` where no person
///   sits
/// @param pace how long bots take for a move, in milliseconds
/// @param consent a pending request to go back, JSON, empty if there is none
/// @param created when, in milliseconds since 1970
/// @param over whether the game is over
public record TableRow(
    String id,
    String game,
    int edition,
    String pack,
    String hash,
    String options,
    String position,
    int seats,
    String roster,
    String name,
    String host,
    int pace,
    String consent,
    long created,
    boolean over) {
  /// The same with other people or another request.
  public TableRow with(String roster, String consent) {
    return new TableRow(
        id, game, edition, pack, hash, options, position, seats, roster, name, host, pace, consent,
        created, over);
  }
}
