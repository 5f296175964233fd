package touchline.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.store.Store;
import touchline.server.store.StoreException;

/// A database file that is none of ours, or not whole, is told in a sentence, left as it is, and
/// keeps the folder from nobody.
class DamagedStoreTest {
  @TempDir Path data;

  private void isTold(byte[] bytes) throws Exception {
    var file = Files.write(data.resolve("touchline.db"), bytes);
    assertThatThrownBy(() -> Store.open(data))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("damaged, or no database of Touchline");
    assertThat(Files.size(file)).isEqualTo(bytes.length);
    Files.delete(file);
    Store.open(data).close();
    Files.delete(file);
  }

  private byte[] whole() throws Exception {
    Store.open(data).close();
    var file = data.resolve("touchline.db");
    var bytes = Files.readAllBytes(file);
    Files.delete(file);
    return bytes;
  }

  @Test
  void aFileThatIsNoDatabase() throws Exception {
    isTold(
        "These are my notes on the season, and no database at all.\n"
            .repeat(99)
            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  @Test
  void oneThatWasCutOff() throws Exception {
    isTold(java.util.Arrays.copyOf(whole(), 5_000));
  }

  @Test
  void someOtherProgramsDatabase() throws Exception {
    var file = data.resolve("other.db");
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = other.createStatement()) {
      statement.execute("create table notes (text text)");
    }
    isTold(Files.readAllBytes(file));
  }
}
