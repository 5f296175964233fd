package touchline.app;

import java.io.PrintWriter;
import java.nio.file.Path;

/// What `play` says once the server is there: where to open the page, here and in the network.
///
/// @param drawn whether a code may be drawn: standard output is a terminal
record Welcome(Texts texts, boolean drawn) {
  private static final int MOST_CODES = 2;

  /// Whether standard output is a terminal.
  @SuppressWarnings("SystemConsoleNull") // one checker says never null, the other wants a look
  static boolean onTerminal() {
    var console = System.console();
    return console != null && console.isTerminal();
  }

  /// The address of the page on this computer.
  static String page(String host, int port) {
    return "http://" + Addresses.inUrl(host) + ":" + port + "/";
  }

  /// Says it all. A phone in the same network reads the code instead of typing the address.
  void say(PrintWriter out, String host, int port, Path folder) {
    out.println(texts.say("play.open", page(host, port)));
    if (!Addresses.isLocal(host)) {
      int codes = 0;
      for (var address : Addresses.others(host)) {
        var other = page(address, port);
        out.println(texts.say("play.others", other));
        if (drawn && codes++ < MOST_CODES) out.print(QrText.of(other));
      }
      if (codes > 0) out.println(texts.say("play.code"));
      out.println(texts.say("play.warning"));
    }
    out.println(texts.say("play.kept", folder));
    out.println(texts.say("play.stop"));
    out.flush();
  }
}
