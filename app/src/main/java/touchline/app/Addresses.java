package touchline.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Where a server can be reached, and how a browser is opened there.
final class Addresses {
  /// What only programs on the same computer can reach.
  static final String THIS_COMPUTER = "127.0.0.1";

  private Addresses() {}

  /// Makes sure that a server on this computer can listen on the address.
  ///
  /// @throws Trouble if it is nobody's or another computer's
  static void check(String host) {
    try {
      var address = InetAddress.getByName(host);
      boolean ours =
          address.isAnyLocalAddress()
              || address.isLoopbackAddress()
              || NetworkInterface.getByInetAddress(address) != null;
      if (!ours) throw Trouble.misused("play.host", host);
    } catch (UnknownHostException | SocketException e) {
      throw Trouble.misused("play.host", host);
    }
  }

  /// Whether only this computer can reach the address.
  static boolean isLocal(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw Trouble.misused("play.host", host);
    }
  }

  /// What stands in a link to be opened on this computer or another.
  static String inUrl(String host) {
    if (host.equals("0.0.0.0") || host.equals("::")) return THIS_COMPUTER;
    return host.contains(":") ? "[" + host + "]" : host;
  }

  /// The addresses at which other computers find a server that listens on this one.
  static List<String> others(String host) {
    if (!host.equals("0.0.0.0") && !host.equals("::")) return List.of(host);
    var found = new ArrayList<String>();
    try {
      for (var card : NetworkInterface.networkInterfaces().toList()) {
        if (!card.isUp() || card.isLoopback()) continue;
        card.inetAddresses()
            .filter(address -> address instanceof java.net.Inet4Address)
            .forEach(address -> found.add(address.getHostAddress()));
      }
    } catch (SocketException e) {
      return List.of();
    }
    return found;
  }

  /// Asks the desktop to open the page; whether there was something to ask.
  static boolean browse(String page) {
    var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    var command = system.contains("mac") ? "open" : "xdg-open";
    try {
      new ProcessBuilder(command, page)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
