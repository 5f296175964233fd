package touchline.app;

import java.io.PrintWriter;
import java.time.Duration;

/// A line on a person's terminal that says how far a long command has come. Where nobody watches it
/// says nothing. Safe for several threads.
final class Progress {
  private static final int WIDTH = 24;
  private static final long EVERY = Duration.ofMillis(200).toNanos();

  private final PrintWriter err;
  private final boolean watched;
  private final Texts texts;
  private final long began = System.nanoTime();
  private long shown = began;

  Progress(PrintWriter err, boolean watched, Texts texts) {
    this.err = err;
    this.watched = watched;
    this.texts = texts;
  }

  /// On this terminal, if it is one.
  @SuppressWarnings("SystemConsoleNull") // one checker says never null, the other wants a look
  static Progress on(PrintWriter err, Texts texts) {
    var console = System.console();
    return new Progress(err, console != null && console.isTerminal(), texts);
  }

  /// So much is done, from 0 to 1, and that is so many games.
  synchronized void at(double share, long games) {
    long now = System.nanoTime();
    if (!watched || now - shown < EVERY) return;
    shown = now;
    double seconds = (now - began) / 1e9;
    long left = share <= 0 ? 0 : Math.round(seconds * (1 - share) / share);
    var text = texts.say("progress", games, Math.round(games / seconds), clock(left));
    err.print("\r" + bar(share) + " " + text + "\u001b[K");
    err.flush();
  }

  /// Takes the line away, for what is said next.
  synchronized void done() {
    if (!watched) return;
    err.print("\r\u001b[K");
    err.flush();
  }

  static String bar(double share) {
    int full = (int) Math.round(Math.clamp(share, 0, 1) * WIDTH);
    return "[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "]";
  }

  static String clock(long seconds) {
    return "%d:%02d".formatted(seconds / 60, seconds % 60);
  }
}
