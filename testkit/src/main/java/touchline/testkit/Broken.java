package touchline.testkit;

/// A law does not hold; the message says in what way.
final class Broken extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Broken(String what) {
    super(what);
  }
}
