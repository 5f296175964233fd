package touchline.server.room;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import touchline.engine.Done;
import touchline.engine.Entry;
import touchline.engine.Game;
import touchline.engine.Notation;
import touchline.engine.Setup;
import touchline.engine.Sitting;
import touchline.engine.Snapshots;
import touchline.engine.State;
import touchline.engine.Turn;
import touchline.engine.Words;
import touchline.engine.record.RecordWriter;
import touchline.server.json.Json;
import touchline.server.json.Shapes;
import touchline.server.store.Course;
import touchline.server.store.EntryRow;
import touchline.server.store.SnapshotRow;
import touchline.server.store.ToldRow;

/// A game being played at a table: the sitting, and what ties it to the stored record.
final class Play<S extends State<S>> {
  /// A snapshot at least every so many entries.
  static final int SPACING = 32;

  private final Game<S> game;
  private final Setup setup;
  private final S initial;
  private final Notation notation;
  private final Sitting<S> sitting;
  private final Ledger ledger;
  private int lastSnapshot;

  Play(Game<S> game, Setup setup, Sitting<S> sitting, int base) {
    this.game = game;
    this.setup = setup;
    this.initial = game.setup(setup);
    this.notation = Notation.of(game);
    this.sitting = sitting;
    this.ledger = new Ledger(base);
    this.lastSnapshot = base;
  }

  Game<S> game() {
    return game;
  }

  Setup setup() {
    return setup;
  }

  Notation notation() {
    return notation;
  }

  Sitting<S> sitting() {
    return sitting;
  }

  Ledger ledger() {
    return ledger;
  }

  boolean over() {
    return sitting.turn() instanceof Turn.Over;
  }

  /// Plays a stored entry again.
  void again(Entry entry) {
    sitting.again(entry);
    ledger.add(entry);
  }

  /// Snapshots up to this entry exist.
  void snapshotKnown(int n) {
    lastSnapshot = Math.max(lastSnapshot, n);
  }

  /// What has been done, as it is to be stored; `told` rows are there already.
  Course course(String table, List<Done> all, int told) {
    var entries = new ArrayList<EntryRow>();
    var rows = new ArrayList<ToldRow>();
    var struck = new ArrayList<Course.Struck>();
    for (var done : all) {
      for (int n : ledger.add(done.entry())) struck.add(new Course.Struck(n, ledger.count()));
      int n = ledger.count();
      var text = RecordWriter.entry(done.entry(), notation);
      entries.add(new EntryRow(n, text, done.audience().mask(), 0));
      for (var t : done.told()) {
        rows.add(new ToldRow(n, t.audience().mask(), 0, event((Record) t.event())));
      }
    }
    return new Course(
        table, standing(entries, struck), told + 1, rows, struck, due(!struck.isEmpty()), over());
  }

  /// The state as it is now.
  SnapshotRow snapshot() {
    return new SnapshotRow(
        ledger.count(), sitting.decisions(), Snapshots.write(sitting.state(), initial));
  }

  /// Whether entries have come since the last snapshot.
  boolean unsaved() {
    return ledger.count() > lastSnapshot;
  }

  private @org.jspecify.annotations.Nullable SnapshotRow due(boolean undone) {
    if (!undone && ledger.count() - lastSnapshot < SPACING) return null;
    lastSnapshot = ledger.count();
    return snapshot();
  }

  /// Entries made and taken back in one go; does not happen today, but would be wrong in silence.
  private static List<EntryRow> standing(List<EntryRow> entries, List<Course.Struck> struck) {
    Set<Integer> fresh = new HashSet<>();
    entries.forEach(e -> fresh.add(e.n()));
    if (struck.stream().anyMatch(s -> fresh.contains(s.n())))
      throw new IllegalStateException("an entry takes back one of its own submission");
    return entries;
  }

  /// An event as it is stored and sent.
  static String event(Record event) {
    var out = Json.object();
    out.put("rule", "");
    out.put("type", Words.of(event.getClass()));
    var parts = Json.object();
    Shapes.into(parts, event);
    out.setAll(parts.without("type"));
    return Json.text(out);
  }
}
