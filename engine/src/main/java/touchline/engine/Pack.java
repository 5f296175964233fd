package touchline.engine;

import java.util.List;
import java.util.Map;

/// A folder of data files, already read into rows, not yet understood by the game.
public record Pack(String name, String hash, Map<String, Sheet> sheets) {
  /// One file: its name, the columns of its first line, its rows.
  public record Sheet(String file, List<String> columns, List<Row> rows) {}

  /// One line: its number in the file (the first is 1) and its cells by column.
  public record Row(int line, Map<String, String> cells) {
    /// The cell of this column, trimmed; empty if the line has none.
    public String text(String column) {
      return cells.getOrDefault(column, "").trim();
    }
  }
}
