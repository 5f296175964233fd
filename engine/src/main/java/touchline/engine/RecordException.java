package touchline.engine;

/// A record that does not hold: an entry is not legal where it stands.
public final class RecordException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /// By this refusal.
  public RecordException(Refusal refusal) {
    super(refusal.rule() + " " + refusal.key() + " " + refusal.args());
    this.refusal = refusal;
  }

  /// Why it is not legal.
  public Refusal refusal() {
    return refusal;
  }
}
