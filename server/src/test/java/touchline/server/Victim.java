package touchline.server;

import java.io.IOException;
import java.nio.file.Path;

/// The server that [KillTest] kills: a process of its own that says its port and waits.
final class Victim {
  private Victim() {}

  public static void main(String[] args) throws IOException {
    var desk = Desk.open(Path.of(args[0]));
    System.out.println("port " + desk.server.port());
    System.out.flush();
    int end = System.in.read();
    if (end < 0) desk.close(); // whoever started it has gone
  }
}
