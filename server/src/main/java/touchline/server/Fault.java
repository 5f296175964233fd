package touchline.server;

import touchline.engine.Refusal;

/// A request that gets no: the HTTP status, and why, as a refusal whose text is in the catalogues.
public final class Fault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Refusal refusal;
  private final int index;

  /// With this status and reason.
  public Fault(int status, Refusal refusal) {
    this(status, refusal, 0);
  }

  /// With the place, from 0, of the move in a batch that is meant.
  public Fault(int status, Refusal refusal, int index) {
    super(refusal.rule() + " " + refusal.key() + " " + refusal.args());
    this.status = status;
    this.refusal = refusal;
    this.index = index;
  }

  /// The HTTP status.
  public int status() {
    return status;
  }

  /// Why.
  public Refusal refusal() {
    return refusal;
  }

  /// Which move of a batch.
  public int index() {
    return index;
  }

  /// A rule of the game or the table forbids it; a stale decision is a conflict.
  public static Fault of(Refusal refusal, int index) {
    return new Fault(refusal.equals(Refusal.STALE) ? 409 : 422, refusal, index);
  }

  /// The request cannot be understood: the field, and what was expected there.
  public static Fault malformed(String field, String expected) {
    return new Fault(400, Refusals.malformed(field, expected));
  }

  /// There is no such thing.
  public static Fault unknown(String what) {
    return new Fault(404, Refusals.unknown(what));
  }
}
