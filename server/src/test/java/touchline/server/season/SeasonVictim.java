package touchline.server.season;

import java.io.IOException;
import java.nio.file.Path;
import touchline.server.Victim;

/// The server with the real game that [SeasonKillTest] kills.
final class SeasonVictim {
  private SeasonVictim() {}

  public static void main(String[] args) throws IOException {
    Victim.serve(Season.open(Path.of(args[0]), config -> config));
  }
}
