package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.Snapshots;
import touchline.engine.State;
import touchline.server.Config;
import touchline.server.Fault;
import touchline.server.Refusals;
import touchline.server.json.Json;
import touchline.server.store.Shelf;
import touchline.server.store.StoreException;
import touchline.server.store.TableRow;

/// Opens a stored game: from a snapshot a little way back, then what was played since. Far enough
/// back that free undo reaches as far as it did before, never from the start of a long game.
final class Opening {
  /// At least so many entries are played again, for undo to work in.
  private static final int TAIL = 16;

  /// So far back, and no further, is a game without luck opened.
  private static final int FAR = 256;

  private static final Logger LOG = LoggerFactory.getLogger(Opening.class);

  private final Config config;
  private final Shelf shelf;
  private final Boxes boxes;

  Opening(Config config, Shelf shelf, Boxes boxes) {
    this.config = config;
    this.shelf = shelf;
    this.boxes = boxes;
  }

  /// The game at the table as it stands, with all from entry `reach` on in the sitting; 0 if it
  /// does not matter.
  ///
  /// @throws Fault 422 if the rules have changed so that it cannot go on, 404 if the game is not
  ///   here any more
  Play<?> open(TableRow table, int reach) {
    game(table.game());
    int entries = shelf.entries(table.id());
    var bases = bases(table.id(), entries);
    int chosen = choose(table.id(), bases, entries, reach);
    try {
      return replayed(table, chosen, entries);
    } catch (StoreException | Fault e) {
      throw e; // nothing is wrong with its moves
    } catch (RuntimeException e) {
      LOG.warn("table {} does not replay from entry {}", table.id(), chosen, e);
      return latest(table, bases.getFirst(), entries);
    }
  }

  /// The game as it stood after this entry.
  ///
  /// @throws Fault 422 if the rules have changed so that it cannot be seen any more
  Play<?> at(TableRow table, int entry) {
    for (int base : bases(table.id(), entry)) {
      if (!shelf.takenBackAcross(table.id(), base, entry)) return latest(table, base, entry);
    }
    throw new IllegalStateException("set-up is always a base");
  }

  /// The game that a table's row is about.
  Game<?> game(String id) {
    return config.games().stream()
        .filter(g -> g.title().id().equals(id))
        .findFirst()
        .orElseThrow(() -> Fault.unknown("game"));
  }

  /// A game from set-up or from a position, before the first entry.
  ///
  /// @throws touchline.engine.NotationException if the position cannot be
  <S extends State<S>> Play<S> fresh(Game<S> game, Setup setup, List<String> position) {
    var start = Snapshots.position(game, setup, position);
    return new Play<>(game, setup, new Sitting<>(game, start, setup.seats(), config.dice()), 0);
  }

  private List<Integer> bases(String table, int upTo) {
    var bases = new ArrayList<>(shelf.snapshots(table, upTo));
    bases.add(0);
    return bases;
  }

  private int choose(String table, List<Integer> bases, int entries, int reach) {
    int luck = shelf.lastStanding(table, "LUCK");
    for (int base : bases) {
      boolean enough = entries - base >= TAIL && (base < luck || entries - base >= FAR);
      boolean reaches = reach == 0 || base < reach;
      if (enough && reaches && !shelf.takenBackAcross(table, base, entries)) return base;
    }
    return 0;
  }

  private Play<?> latest(TableRow table, int base, int entries) {
    try {
      return replayed(table, base, entries);
    } catch (StoreException | Fault e) {
      throw e;
    } catch (RuntimeException e) { // the rules, which this table knew otherwise
      LOG.error("table {} cannot be opened", table.id(), e);
      throw Fault.of(Refusals.doesNotReplay(base, "rules that have changed"), 0);
    }
  }

  private Play<?> replayed(TableRow table, int base, int upTo) {
    var game = game(table.game());
    var options = new Options(options(table));
    var setup = boxes.setup(game, table.seats(), options, table.pack(), table.hash());
    return replayed(game, setup, table, base, upTo);
  }

  private <S extends State<S>> Play<S> replayed(
      Game<S> game, Setup setup, TableRow table, int base, int upTo) {
    var play = base == 0 ? fresh(game, setup, position(table)) : from(game, setup, table, base);
    for (var row : shelf.entries(table.id(), base, upTo)) {
      play.again(Entries.read(row.text(), play.notation()));
    }
    for (int n : shelf.snapshots(table.id(), upTo).stream().limit(1).toList())
      play.snapshotKnown(n);
    return play;
  }

  private <S extends State<S>> Play<S> from(Game<S> game, Setup setup, TableRow table, int base) {
    var snapshot = shelf.snapshot(table.id(), base);
    var start = game.setup(setup);
    Snapshots.read(snapshot.state(), start);
    var sitting = new Sitting<>(game, start, setup.seats(), config.dice());
    sitting.resume(snapshot.decisions());
    return new Play<>(game, setup, sitting, base);
  }

  /// The options that were chosen for a table.
  static Map<String, String> options(TableRow table) {
    var all = new TreeMap<String, String>();
    for (var e : Json.parse(table.options()).properties()) {
      all.put(e.getKey(), e.getValue().stringValue());
    }
    return all;
  }

  static List<String> position(TableRow table) {
    var lines = new ArrayList<String>();
    for (var line : Json.parse(table.position()).values()) lines.add(line.stringValue());
    return lines;
  }
}
