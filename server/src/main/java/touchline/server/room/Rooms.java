package touchline.server.room;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.Fault;

/// The tables in memory, the longest unused of which go when there are too many. One at a time gets
/// at a table.
final class Rooms {
  private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

  private final Services services;
  private final Map<String, Room> rooms = new LinkedHashMap<>(16, 0.75f, true);

  Rooms(Services services) {
    this.services = services;
  }

  /// Does something at this table.
  ///
  /// @throws Fault 404 if there is no such table
  <T> T at(String id, Function<Room, T> task) {
    while (true) {
      var room = room(id);
      room.lock.lock();
      try {
        if (room.dropped()) continue;
        room.load();
        return task.apply(room);
      } catch (Fault e) {
        if (!room.loaded()) room.drop();
        throw e;
      } catch (RuntimeException e) {
        room.drop(); // whatever it left half done in memory
        throw e;
      } finally {
        if (room.dropped()) forget(id, room);
        room.lock.unlock();
      }
    }
  }

  /// Stores a snapshot of every table in memory, as of every table that is put away, so that the
  /// next edition can go on from there.
  void save() {
    for (var room : all()) {
      room.lock.lock();
      putAway(room);
    }
  }

  /// To be called with its lock, which is given back.
  private void putAway(Room room) {
    try {
      save(room);
    } finally {
      room.drop();
      room.lock.unlock();
    }
  }

  private void save(Room room) {
    try {
      if (!room.dropped() && room.loaded() && room.play().unsaved())
        services.store().snapshot(room.id(), room.play().snapshot());
    } catch (RuntimeException e) {
      LOG.warn("table {}: no snapshot as it is put away", room.id(), e);
    }
  }

  private synchronized List<Room> all() {
    return new ArrayList<>(rooms.values());
  }

  /// The table; others may have to go for it. That is written while nobody else has to wait: who
  /// asks for one of them meanwhile reads it from the store.
  private Room room(String id) {
    Room room;
    List<Room> locked;
    synchronized (this) {
      room = rooms.computeIfAbsent(id, _ -> new Room(id, services));
      locked = evict(id);
    }
    locked.forEach(this::putAway);
    return room;
  }

  private synchronized void forget(String id, Room room) {
    rooms.remove(id, room);
  }

  /// Takes out what is too many; gives it locked.
  private List<Room> evict(String justAsked) {
    var locked = new ArrayList<Room>();
    for (Iterator<Room> eldest = rooms.values().iterator();
        eldest.hasNext() && rooms.size() > services.config().tablesInMemory(); ) {
      var room = eldest.next();
      if (room.id().equals(justAsked) || !room.lock.tryLock()) continue;
      if (room.idle()) {
        eldest.remove();
        locked.add(room);
      } else {
        room.lock.unlock();
      }
    }
    return locked;
  }
}
