package touchline.app;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// Standard output. A writer of Java's swallows the news that nobody reads any more, as in
/// `touchline replay FILE | head`; this one ends the command instead, quietly.
final class Pipe extends FilterOutputStream {
  Pipe(OutputStream to) {
    super(to);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      throw new Closed(e);
    }
  }

  @Override
  public void write(int one) {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new Closed(e);
    }
  }

  /// Nobody reads any more.
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Closed(IOException cause) {
      super(cause);
    }

    /// What shells report of a program that ended by SIGPIPE.
    int exitCode() {
      return 141;
    }
  }
}
