package touchline.packs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.engine.Game;
import touchline.engine.Options;
import touchline.engine.Pack;
import touchline.engine.PackException;
import touchline.engine.Problem;
import touchline.engine.Setup;
import touchline.engine.Title;

/// Where packs come from: the one that ships with a game, or a folder of somebody's own.
public final class Packs {
  /// The name of every game's own pack, as it stands in records.
  public static final String STANDARD = "standard";

  private Packs() {}

  /// The pack that ships with the game.
  ///
  /// @throws PackException if it cannot be read
  public static Pack builtIn(Title title) {
    return gather(STANDARD, title, file -> resource("touchline/games/" + title.id(), file));
  }

  /// The pack in a folder. Its name in records is the folder's, in small letters, digits and
  /// hyphens. Files the game does not ask for are passed over.
  ///
  /// @throws PackException with everything that is wrong: folder or file missing, file too big, not
  ///   UTF-8, bad header, ragged line
  public static Pack read(Path folder, Title title) {
    if (!Files.isDirectory(folder)) {
      throw new PackException(
          List.of(new Problem(folder.toString(), 0, "no folder", "a folder of data files")));
    }
    return gather(nameOf(folder), title, file -> bytes(folder.resolve(file)));
  }

  /// A table of the game with its own pack.
  ///
  /// @throws PackException if the pack cannot be played with
  public static Setup setup(Game<?> game, int seats, Options options) {
    return setup(game, seats, options, builtIn(game.title()));
  }

  /// A table of the game with this pack.
  ///
  /// @throws PackException if the pack cannot be played with
  public static Setup setup(Game<?> game, int seats, Options options, Pack pack) {
    return new Setup(seats, options, game.content(pack), pack.name(), pack.hash());
  }

  private interface Source {
    byte @Nullable [] bytes(String file) throws IOException;
  }

  private static Pack gather(String name, Title title, Source source) {
    var files = new ArrayList<SheetFile>();
    var problems = new ArrayList<Problem>();
    for (var file : title.packFiles()) {
      try {
        var bytes = source.bytes(file);
        if (bytes == null) problems.add(new Problem(file, 0, "no such file", "a file " + file));
        else files.add(SheetFile.read(file, bytes, problems));
      } catch (IOException e) {
        problems.add(new Problem(file, 0, "a file that cannot be read", "a readable file"));
      }
    }
    if (!problems.isEmpty()) throw new PackException(problems);
    return SheetFile.pack(name, files);
  }

  private static byte @Nullable [] resource(String folder, String file) throws IOException {
    try (InputStream in =
        Packs.class.getClassLoader().getResourceAsStream(folder + "/pack/" + file)) {
      return in == null ? null : in.readAllBytes();
    }
  }

  private static byte @Nullable [] bytes(Path file) throws IOException {
    if (!Files.isRegularFile(file)) return null;
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(SheetFile.LARGEST + 1);
    }
  }

  private static String nameOf(Path folder) {
    var last = folder.toAbsolutePath().normalize().getFileName();
    var name = last == null ? "" : last.toString().toLowerCase(java.util.Locale.ROOT);
    var plain = name.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return plain.isEmpty() ? "pack" : plain;
  }
}
