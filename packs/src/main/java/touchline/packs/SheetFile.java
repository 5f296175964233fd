package touchline.packs;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import touchline.engine.Pack;
import touchline.engine.Problem;

/// One file of a pack: its text with plain line ends and no byte order mark, and its rows.
record SheetFile(String text, Pack.Sheet sheet) {
  /// The most bytes a file may have.
  static final int LARGEST = 1_000_000;

  private static final int HASH_DIGITS = 16;

  /// Reads the bytes, adding to `problems` whatever is wrong with their form.
  static SheetFile read(String file, byte[] bytes, List<Problem> problems) {
    if (bytes.length > LARGEST) {
      problems.add(new Problem(file, 0, "a larger file", "at most " + LARGEST + " bytes"));
      return new SheetFile("", new Pack.Sheet(file, List.of(), List.of()));
    }
    var text = text(file, bytes, problems);
    return new SheetFile(text, sheet(file, text, problems));
  }

  /// Puts files together; the hash is taken over their names and texts in this order.
  static Pack pack(String name, List<SheetFile> files) {
    var sheets = new LinkedHashMap<String, Pack.Sheet>();
    var digest = sha256();
    for (var file : files) {
      sheets.put(file.sheet.file(), file.sheet);
      digest.update((file.sheet.file() + "\n").getBytes(StandardCharsets.UTF_8));
      digest.update((file.text + "\0").getBytes(StandardCharsets.UTF_8));
    }
    var hash = HexFormat.of().formatHex(digest.digest()).substring(0, HASH_DIGITS);
    return new Pack(name, hash, sheets);
  }

  private static String text(String file, byte[] bytes, List<Problem> problems) {
    try {
      var raw = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      var plain = raw.startsWith("\uFEFF") ? raw.substring(1) : raw;
      return plain.replace("\r\n", "\n").replace('\r', '\n');
    } catch (CharacterCodingException e) {
      problems.add(new Problem(file, badLine(bytes), "bytes that are no letters", "UTF-8 text"));
      return "";
    }
  }

  /// The line of the first bytes that are not UTF-8, from 1.
  private static int badLine(byte[] bytes) {
    var in = ByteBuffer.wrap(bytes);
    StandardCharsets.UTF_8
        .newDecoder()
        .decode(in, java.nio.CharBuffer.allocate(bytes.length), true);
    int line = 1;
    for (int i = 0; i < in.position(); i++) if (bytes[i] == '\n') line++;
    return line;
  }

  private static Pack.Sheet sheet(String file, String text, List<Problem> problems) {
    List<String> columns = List.of();
    var rows = new ArrayList<Pack.Row>();
    try (var reader =
        CsvReader.builder().allowExtraFields(true).allowMissingFields(true).ofCsvRecord(text)) {
      for (var line : reader) {
        if (columns.isEmpty()) columns = header(file, line, problems);
        else row(file, columns, line, rows, problems);
      }
    } catch (CsvParseException | java.io.IOException e) {
      int next = rows.isEmpty() ? 1 : rows.getLast().line() + 1;
      problems.add(new Problem(file, next, "text that is no CSV", "rows of cells and commas"));
    }
    if (columns.isEmpty() && problems.isEmpty())
      problems.add(new Problem(file, 0, "an empty file", "a first line naming the columns"));
    return new Pack.Sheet(file, columns, rows);
  }

  private static List<String> header(String file, CsvRecord line, List<Problem> problems) {
    var columns = line.getFields().stream().map(String::trim).toList();
    var seen = new HashSet<String>();
    int number = (int) line.getStartingLineNumber();
    for (var column : columns) {
      if (column.isEmpty())
        problems.add(
            new Problem(file, number, "a column without a name", "a name for each column"));
      else if (!seen.add(column))
        problems.add(new Problem(file, number, "two columns " + column, "each name once"));
    }
    return columns;
  }

  private static void row(
      String file,
      List<String> columns,
      CsvRecord line,
      List<Pack.Row> rows,
      List<Problem> problems) {
    int number = (int) line.getStartingLineNumber();
    if (line.getFields().stream().anyMatch(cell -> cell.indexOf('\n') >= 0)) {
      problems.add(new Problem(file, number, "a cell over several lines", "quotes closed on it"));
      return;
    }
    if (line.getFieldCount() != columns.size()) {
      problems.add(
          new Problem(file, number, line.getFieldCount() + " cells", columns.size() + " cells"));
      return;
    }
    var cells = new LinkedHashMap<String, String>();
    for (int i = 0; i < columns.size(); i++) cells.put(columns.get(i), line.getField(i));
    rows.add(new Pack.Row(number, cells));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
