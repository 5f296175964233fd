package touchline.server.store;

/// The store did not do what was asked: it is in use, cannot be opened, or a commit failed.
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// With a sentence for people.
  public StoreException(String message) {
    super(message);
  }

  /// With what went wrong below.
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
