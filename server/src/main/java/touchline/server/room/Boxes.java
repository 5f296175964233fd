package touchline.server.room;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import touchline.engine.Content;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.Pack;
import touchline.engine.Setup;
import touchline.server.Fault;
import touchline.server.json.Body;
import touchline.server.json.Json;
import touchline.server.json.Shapes;
import touchline.server.store.PackRow;
import touchline.server.store.Shelf;

/// Packs as the games understand them, each read once. A table goes on with the very pack it was
/// opened with, which the store keeps.
final class Boxes {
  private static final int MOST_CELLS = 1_000_000;

  private record Key(String game, String hash) {}

  private final Shelf shelf;
  private final Map<Key, Content> understood = new ConcurrentHashMap<>();

  Boxes(Shelf shelf) {
    this.shelf = shelf;
  }

  /// A table of the game with this pack.
  Setup setup(Game<?> game, int seats, Options options, Pack pack) {
    var content =
        understood.computeIfAbsent(
            new Key(game.title().id(), pack.hash()), _ -> game.content(pack));
    return new Setup(seats, options, content, pack.name(), pack.hash());
  }

  /// A table of the game with the pack that is stored under this hash.
  ///
  /// @throws Fault 404 if there is none
  Setup setup(Game<?> game, int seats, Options options, String name, String hash) {
    var content =
        understood.computeIfAbsent(
            new Key(game.title().id(), hash), _ -> game.content(stored(hash)));
    return new Setup(seats, options, content, name, hash);
  }

  /// The pack with this hash, as it was stored.
  Pack stored(String hash) {
    return read(shelf.pack(hash).orElseThrow(() -> Fault.unknown("pack")));
  }

  /// The pack as the store keeps it.
  static PackRow row(Pack pack) {
    var sheets = Json.array();
    for (var sheet : pack.sheets().values()) {
      var one = sheets.addObject();
      one.put("file", sheet.file());
      one.set("columns", Shapes.of(sheet.columns()));
      var rows = one.putArray("rows");
      for (var row : sheet.rows()) {
        var cells = rows.addObject();
        cells.put("line", row.line());
        cells.set("cells", Shapes.of(row.cells()));
      }
    }
    return new PackRow(pack.name(), pack.hash(), Json.text(sheets));
  }

  private static Pack read(PackRow row) {
    var sheets = new LinkedHashMap<String, Pack.Sheet>();
    for (var node : Json.parse(row.sheets()).values()) {
      var sheet = new Body(node, "");
      var rows =
          sheet.objects("rows", MOST_CELLS).stream()
              .map(
                  r ->
                      new Pack.Row(
                          (int) r.number("line", 0, Integer.MAX_VALUE), r.map("cells", MOST_CELLS)))
              .toList();
      var file = sheet.text("file", MOST_CELLS);
      var columns = sheet.texts("columns", MOST_CELLS, MOST_CELLS);
      sheets.put(file, new Pack.Sheet(file, columns, rows));
    }
    return new Pack(row.name(), row.hash(), sheets);
  }
}
