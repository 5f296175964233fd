package touchline.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import touchline.engine.Viewer;
import touchline.server.Fault;
import touchline.server.store.ToldRow;

/// All that was told at a table. The texts of old lines stay in the store.
final class Chronicle {
  /// How many texts are kept in memory.
  static final int TEXTS = 256;

  /// One line as a viewer has it: its number in his own counting, the number of its row, the row.
  record Line(int number, int k, ToldRow row) {}

  private final List<ToldRow> rows;

  Chronicle(List<ToldRow> rows) {
    this.rows = new ArrayList<>(rows);
  }

  /// How many rows there are.
  int size() {
    return rows.size();
  }

  /// How many lines the viewer has.
  int count(Viewer viewer) {
    int lines = 0;
    for (var row : rows) if (heard(row, viewer)) lines++;
    return lines;
  }

  /// The viewer's lines after number `since`, at most so many; `texts` fetches the texts of rows
  /// that are not here, by first and last row number.
  List<Line> since(
      Viewer viewer, int since, int most, BiFunction<Integer, Integer, List<String>> texts) {
    var lines = new ArrayList<Line>();
    int number = 0;
    for (int i = 0; i < rows.size() && lines.size() < most; i++) {
      if (!heard(rows.get(i), viewer)) continue;
      if (++number > since) lines.add(new Line(number, i + 1, rows.get(i)));
    }
    return lines.isEmpty() || lines.getFirst().row.event() != null ? lines : filled(lines, texts);
  }

  /// The numbers, in the viewer's counting, of the lines that this entry took back.
  List<Integer> struckBy(Viewer viewer, int entry) {
    var struck = new ArrayList<Integer>();
    int number = 0;
    for (var row : rows) {
      if (!heard(row, viewer)) continue;
      number++;
      if (row.undone() == entry) struck.add(number);
    }
    return struck;
  }

  /// The entry that told the viewer's line with this number, or, if none did, the last that had
  /// told anything before; 0 if there was none yet.
  ///
  /// @throws Fault 404 if there is no such line
  int entryOf(Viewer viewer, int line) {
    int number = 0;
    int entry = 0;
    for (var row : rows) {
      entry = Math.max(entry, row.n());
      if (heard(row, viewer) && ++number == line) return entry;
    }
    if (line > 0) throw Fault.unknown("line");
    return 0;
  }

  /// Takes down what was told, and strikes the lines of entries that were taken back.
  void add(List<ToldRow> told, Set<Integer> struck, int by) {
    for (int i = rows.size() - 1; i >= 0 && !struck.isEmpty(); i--) {
      var row = rows.get(i);
      if (struck.contains(row.n()) && row.undone() == 0)
        rows.set(i, new ToldRow(row.n(), row.audience(), by, row.event()));
    }
    for (var row : told) {
      rows.add(row);
      forget(rows.size() - 1 - TEXTS);
    }
  }

  private void forget(int at) {
    if (at < 0) return;
    var row = rows.get(at);
    rows.set(at, new ToldRow(row.n(), row.audience(), row.undone(), null));
  }

  private static List<Line> filled(
      List<Line> lines, BiFunction<Integer, Integer, List<String>> texts) {
    int first = lines.getFirst().k;
    var stored = texts.apply(first, lines.getLast().k);
    return lines.stream()
        .map(
            l ->
                new Line(
                    l.number,
                    l.k,
                    new ToldRow(
                        l.row.n(), l.row.audience(), l.row.undone(), stored.get(l.k - first))))
        .toList();
  }

  private static boolean heard(ToldRow row, Viewer viewer) {
    return (row.audience() & viewer.bit()) != 0;
  }
}
