package touchline.server;

import java.util.List;
import touchline.server.http.Http;
import touchline.server.room.Hall;
import touchline.server.store.Store;

/// A running server. Closing it is graceful: what was accepted is stored, bots stop, pages are
/// told.
public final class Server implements AutoCloseable {
  private final Hall hall;
  private final Http http;

  private Server(Hall hall, Http http) {
    this.hall = hall;
    this.http = http;
  }

  /// Opens the store and starts listening.
  ///
  /// @throws touchline.server.store.StoreException if the folder cannot be used
  public static Server start(Config config) {
    var hall = new Hall(config, Store.open(config.data()));
    try {
      return new Server(hall, new Http(config, hall));
    } catch (RuntimeException e) {
      hall.close();
      throw e;
    }
  }

  /// The port it listens on.
  public int port() {
    return http.port();
  }

  /// Every method and address of the API.
  public List<String> routes() {
    return http.routes();
  }

  @Override
  public void close() {
    http.close();
    hall.close();
  }
}
