package touchline.server.room;

import touchline.server.Config;
import touchline.server.store.Store;
import touchline.server.stream.Streams;

/// What every table needs.
record Services(
    Config config, Store store, Boxes boxes, Opening opening, Streams streams, Bots bots) {}
