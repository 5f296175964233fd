package touchline.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;

/// Runs commands and keeps what they say.
final class Terminal {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Locale language = Locale.ENGLISH;

  /// The same terminal of somebody who speaks Portuguese.
  Terminal portuguese() {
    language = Locale.of("pt", "PT");
    return this;
  }

  /// The exit code.
  int run(String... arguments) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), language, arguments);
  }

  /// All that went to standard output, with plain line ends.
  String out() {
    return out.toString().replace("\r\n", "\n");
  }

  /// All that went to standard error.
  String err() {
    return err.toString().replace("\r\n", "\n");
  }
}
