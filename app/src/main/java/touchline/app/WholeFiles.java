package touchline.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Writes files whole or not at all: beside the place first, then moved there in one go. A stop at
/// any moment, by Ctrl-C too, leaves the old file or the new one.
final class WholeFiles {
  private static final long PROCESS = ProcessHandle.current().pid();

  private WholeFiles() {}

  /// Writes the text to the file, making its folder if need be.
  ///
  /// @throws Trouble if the file cannot be written, naming it
  static void write(Path file, String text) {
    var target = file.toAbsolutePath();
    try {
      Files.createDirectories(target.getParent());
      var draft = target.resolveSibling("." + target.getFileName() + "." + PROCESS + ".part");
      draft.toFile().deleteOnExit();
      try {
        Files.writeString(draft, text);
        Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException | UncheckedIOException e) {
      throw Trouble.failed("file.unwritable", file, e.toString());
    }
  }

  /// Reads a text file.
  ///
  /// @throws Trouble if it cannot be read, naming it
  static String read(Path file) {
    if (Files.isDirectory(file) || !Files.exists(file)) throw Trouble.misused("file.none", file);
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw Trouble.failed("file.no-text", file);
    } catch (IOException e) {
      throw Trouble.failed("file.unreadable", file, e.toString());
    }
  }
}
