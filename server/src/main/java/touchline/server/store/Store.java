package touchline.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// The database in a folder. One server at a time: a lock file sees to that.
public final class Store implements AutoCloseable {
  private static final int READERS = 4;
  private static final int BUSY_MILLIS = 5_000;

  private final FileChannel channel;
  private final HikariDataSource pool;
  private final Writer writer;
  private final Shelf shelf;

  private Store(FileChannel channel, HikariDataSource pool, Writer writer) {
    this.channel = channel;
    this.pool = pool;
    this.writer = writer;
    this.shelf = new Shelf(Jdbi.create(pool));
  }

  /// Opens the folder, makes it if need be, and brings the tables of the database up to date.
  ///
  /// @throws StoreException if it cannot be used or another server uses it
  public static Store open(Path folder) {
    try {
      Files.createDirectories(folder);
      var channel =
          FileChannel.open(
              folder.resolve("touchline.lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      try {
        return open(folder, channel);
      } catch (IOException | RuntimeException | Error e) {
        channel.close(); // and the lock with it, so that somebody may try again
        throw e;
      }
    } catch (IOException e) {
      throw new StoreException("the folder " + folder + " cannot be used: " + e.getMessage(), e);
    }
  }

  private static Store open(Path folder, FileChannel channel) throws IOException {
    if (lock(channel) == null)
      throw new StoreException("the folder " + folder + " is in use by another server");
    var source = source(folder.resolve("touchline.db"));
    migrate(source);
    var pool = pool(source);
    try {
      return new Store(channel, pool, new Writer(() -> Jdbi.create(source).open()));
    } catch (RuntimeException | Error e) {
      pool.close();
      throw e;
    }
  }

  /// Where to read.
  public Shelf shelf() {
    return shelf;
  }

  /// Writes something and returns once it is on disk.
  ///
  /// @throws StoreException if it was not written
  public void write(Change change) {
    writer.write(change);
  }

  /// Adds to a table's course, and forgets the standing orders of these seats, which it ended.
  public void add(Course course, Iterable<String> ended) {
    writer.write(
        h -> {
          Changes.course(h, course);
          for (var seat : ended) Changes.order(h, course.table(), seat, "");
        });
  }

  /// Writes name, roster, pace and request to go back of a table.
  public void about(TableRow table) {
    writer.write(h -> Changes.about(h, table));
  }

  /// The same, with the line that tells everybody of it.
  public void about(TableRow table, Course telling) {
    writer.write(
        h -> {
          Changes.about(h, table);
          Changes.course(h, telling);
        });
  }

  /// Writes a snapshot.
  public void snapshot(String table, SnapshotRow snapshot) {
    writer.write(h -> Changes.snapshot(h, table, snapshot));
  }

  /// A new table with its pack, its secret links and its first entries.
  public void open(
      TableRow table, PackRow pack, Iterable<TokenRow> tokens, Iterable<Course> courses) {
    writer.write(
        h -> {
          h.execute(
              "insert or ignore into packs (hash, name, sheets) values (?, ?, ?)",
              pack.hash(),
              pack.name(),
              pack.sheets());
          Changes.table(h, table);
          for (var t : tokens) token(h, t);
          for (var c : courses) Changes.course(h, c);
        });
  }

  /// A new link for a holder; the old one dies. What is told of it comes with it.
  public void reissue(TokenRow token, Course telling) {
    writer.write(
        h -> {
          h.execute(
              "delete from tokens where table_id = ? and holder = ?",
              token.table(),
              token.holder());
          token(h, token);
          Changes.course(h, telling);
        });
  }

  /// Keeps a seat's standing order; an empty text forgets it.
  public void order(String table, String seat, String text) {
    writer.write(h -> Changes.order(h, table, seat, text));
  }

  /// Deletes a table and all that hangs on it.
  public void delete(String table) {
    writer.write(h -> h.execute("delete from tables where id = ?", table));
  }

  /// Writes what was handed in, then closes.
  @Override
  public void close() {
    writer.close();
    pool.close();
    try {
      channel.close();
    } catch (IOException e) {
      throw new StoreException("the lock was not given back", e);
    }
  }

  private static void token(org.jdbi.v3.core.Handle h, TokenRow t) {
    h.execute(
        "insert into tokens (hash, table_id, holder) values (?, ?, ?)",
        t.hash(),
        t.table(),
        t.holder());
  }

  private static @org.jspecify.annotations.Nullable FileLock lock(FileChannel channel)
      throws IOException {
    try {
      return channel.tryLock();
    } catch (java.nio.channels.OverlappingFileLockException e) {
      return null; // by another server in this very process
    }
  }

  /// FULL: a commit returns only when the log is on the disk, so that even a power cut loses
  /// nothing that was acknowledged.
  private static SQLiteDataSource source(Path file) {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setBusyTimeout(BUSY_MILLIS);
    config.enforceForeignKeys(true);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  private static void migrate(SQLiteDataSource source) {
    try {
      Flyway.configure()
          .dataSource(source)
          .locations("classpath:touchline/server/migrations")
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreException(
          "its touchline.db is damaged, or no database of Touchline: put a backup in its place, or"
              + " move it away to begin anew",
          e);
    }
  }

  private static HikariDataSource pool(SQLiteDataSource source) {
    var config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setPoolName("readers");
    return new HikariDataSource(config);
  }
}
