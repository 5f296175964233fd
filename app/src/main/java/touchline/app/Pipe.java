package touchline.app;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine;

/// Standard output. A writer of Java's swallows the news that nobody reads any more, as in
/// `touchline replay FILE | head`; this one ends the command instead, quietly. Nor is a full disk
/// passed over: it is told.
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

  /// Nobody reads any more, or nothing more can be written.
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int BY_SIGPIPE = 141;

    private final String why;

    private Closed(IOException cause) {
      super(cause);
      why = String.valueOf(cause.getMessage());
    }

    /// Says what is wrong, unless it is only a reader who went away; systems name the pipe in every
    /// language.
    ///
    /// @return the exit code; of a program whose reader has gone, what shells report then
    int told(PrintWriter err, Texts texts) {
      if (why.toLowerCase(Locale.ROOT).contains("pipe")) return BY_SIGPIPE;
      err.println(texts.say("out.unwritable", why));
      return CommandLine.ExitCode.SOFTWARE;
    }
  }
}
