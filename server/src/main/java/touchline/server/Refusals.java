package touchline.server;

import touchline.engine.Refusal;

/// The rules of the table that the server keeps, beside those of the engine (TABLE-001 to 006).
/// Their texts stand in the engine's catalogues.
public final class Refusals {
  /// Nobody asks to go back.
  public static final Refusal NOTHING_ASKED = Refusal.of("TABLE-008", "nothing-asked");

  /// Somebody asks to go back already.
  public static final Refusal ASKED_ALREADY = Refusal.of("TABLE-008", "asked-already");

  /// The seat is not asked, or has answered.
  public static final Refusal NOT_ASKED = Refusal.of("TABLE-008", "not-asked");

  /// The seat's person is not absent, or not yet for long enough, so nobody may put a bot on it.
  public static final Refusal TAKEN = Refusal.of("TABLE-009", "taken");

  /// That is another's seat.
  public static final Refusal NOT_YOURS = Refusal.of("TABLE-009", "not-yours");

  /// A bot plays this seat; take it back first.
  public static final Refusal BOT_PLAYS = Refusal.of("TABLE-009", "bot-plays");

  /// More than is accepted.
  public static final Refusal TOO_LARGE = Refusal.of("TABLE-010", "too-large");

  /// Too many requests, streams or nudges.
  public static final Refusal TOO_FAST = Refusal.of("TABLE-010", "too-fast");

  /// As many tables have been opened from this address as may be in an hour.
  public static final Refusal TOO_MANY_TABLES = Refusal.of("TABLE-010", "too-many-tables");

  /// The request carries no link's token.
  public static final Refusal NO_LINK = Refusal.of("TABLE-011", "no-link");

  /// The token opens nothing here: it was never given out, or has been replaced.
  public static final Refusal UNKNOWN_LINK = Refusal.of("TABLE-011", "unknown-link");

  /// Who watches does not play.
  public static final Refusal SPECTATOR = Refusal.of("TABLE-011", "spectator");

  /// Only the host may do that.
  public static final Refusal HOST_ONLY = Refusal.of("TABLE-011", "host-only");

  /// The page of another site asked.
  public static final Refusal FOREIGN = Refusal.of("TABLE-011", "foreign");

  /// The server is closing.
  public static final Refusal CLOSING = Refusal.of("TABLE-014", "closing");

  /// It could not be stored, so it did not happen.
  public static final Refusal NOT_STORED = Refusal.of("TABLE-014", "not-stored");

  /// Something is wrong in the server itself.
  public static final Refusal FAILED = Refusal.of("TABLE-014", "failed");

  /// A record redacted for a seat cannot be played on.
  public static final Refusal REDACTED = Refusal.of("TABLE-015", "redacted");

  /// Another's view may be seen once the game is over.
  public static final Refusal NOT_OVER = Refusal.of("TABLE-015", "not-over");

  private Refusals() {}

  /// The move is not in the game's notation: what was found and what was expected.
  public static Refusal unreadable(String why) {
    return Refusal.of("TABLE-007", "unreadable", "why", why);
  }

  /// The request cannot be understood: the field, and what was expected there.
  public static Refusal malformed(String field, String expected) {
    return Refusal.of("TABLE-012", "malformed", "field", field, "expected", expected);
  }

  /// There is no such thing.
  public static Refusal unknown(String what) {
    return Refusal.of("TABLE-013", "unknown", "what", what);
  }

  /// The record was made under another edition of the rules.
  public static Refusal edition(int found, int expected) {
    return Refusal.of("TABLE-015", "edition", "found", found, "expected", expected);
  }

  /// The record's pack is not here.
  public static Refusal pack(String name, String hash) {
    return Refusal.of("TABLE-015", "pack", "name", name, "hash", hash);
  }

  /// The record does not hold at this entry.
  public static Refusal doesNotReplay(int entry, String found) {
    return Refusal.of("TABLE-015", "does-not-replay", "entry", entry, "found", found);
  }
}
