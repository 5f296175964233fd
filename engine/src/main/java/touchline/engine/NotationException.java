package touchline.engine;

/// Text that is not in the notation, and what was expected instead.
public final class NotationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String text;

  /// With a sentence for people.
  public NotationException(String message) {
    super(message);
    text = message;
  }

  /// The sentence for people.
  public String text() {
    return text;
  }
}
