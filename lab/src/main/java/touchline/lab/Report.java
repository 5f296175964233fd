package touchline.lab;

import java.util.List;
import java.util.Locale;

/// Rows as a table to be read, as JSON and as CSV. The same games give the same text: no times, no
/// rates.
///
/// @param game the game's id
/// @param games how many games were played
/// @param seed where chance started from
/// @param seats the levels by seat
/// @param rows what was found
public record Report(String game, int games, long seed, List<String> seats, List<Row> rows) {
  /// A table, a heading for each measure.
  public String table() {
    var text = new StringBuilder();
    var last = "";
    for (var row : rows) {
      if (!row.measure().equals(last)) text.append('\n').append(row.measure()).append('\n');
      last = row.measure();
      text.append(line(row));
    }
    return text.toString();
  }

  private static String line(Row row) {
    if (row.low() == row.value() && row.high() == row.value())
      return "  %-28s %9s\n".formatted(row.of(), number(row.value()));
    return "  %-28s %9s  %9s to %9s  n = %d\n"
        .formatted(
            row.of(),
            shown(row, row.value()),
            shown(row, row.low()),
            shown(row, row.high()),
            row.n());
  }

  /// A figure as people read it: shares in percent.
  static String shown(Row row, double value) {
    boolean share = row.measure().startsWith("win-");
    boolean lift = row.measure().startsWith("chance-") || row.measure().startsWith("player-");
    if (share) return String.format(Locale.ROOT, "%.1f %%", 100 * value);
    return lift ? String.format(Locale.ROOT, "%+.1f", 100 * value) : number(value);
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.valueOf((long) value)
        : String.format(Locale.ROOT, "%.2f", value);
  }

  /// Comma-separated values: a line for each row.
  public String csv() {
    var text = new StringBuilder("measure,of,n,value,low,high\n");
    for (var r : rows)
      text.append(
          String.format(
              Locale.ROOT,
              "%s,%s,%d,%.6f,%.6f,%.6f\n",
              r.measure(),
              quoted(r.of()),
              r.n(),
              r.value(),
              r.low(),
              r.high()));
    return text.toString();
  }

  private static String quoted(String cell) {
    boolean plain = cell.indexOf(',') < 0 && cell.indexOf('"') < 0;
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /// The same as JSON.
  public String json() {
    var text = new StringBuilder();
    text.append(
        String.format(
            "{\"game\":%s,\"games\":%d,\"seed\":%d,\"seats\":[%s],\"rows\":[",
            string(game),
            games,
            seed,
            String.join(",", seats.stream().map(Report::string).toList())));
    for (int i = 0; i < rows.size(); i++) {
      var r = rows.get(i);
      text.append(i == 0 ? "\n" : ",\n");
      text.append(
          String.format(
              Locale.ROOT,
              "{\"measure\":%s,\"of\":%s,\"n\":%d,\"value\":%.6f,\"low\":%.6f,\"high\":%.6f}",
              string(r.measure()),
              string(r.of()),
              r.n(),
              r.value(),
              r.low(),
              r.high()));
    }
    return text.append("\n]}\n").toString();
  }

  private static String string(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
