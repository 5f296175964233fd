package touchline.engine;

/// A position from which play never comes to a decision: luck is asked again and again, or phase
/// after phase is over as soon as it begins. No game gets there by its own rules; a position
/// written by hand may.
public final class EndlessException extends IllegalStateException {
  /// The most throws, and the most phases, between two decisions. A whole game of any kind has
  /// fewer throws in a row than that.
  public static final int MOST = 10_000;

  private static final long serialVersionUID = 1L;

  EndlessException(String what) {
    super("no decision after " + MOST + " " + what + " in a row");
  }
}
