package touchline.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementContext;

/// What is stored, for reading; sees what is committed and nothing else. What cannot be read is a
/// [StoreException], whatever is asked for.
public final class Shelf {
  private final Jdbi jdbi;

  Shelf(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /// The table with this id.
  public Optional<TableRow> table(String id) {
    return read(
        h -> h.select("select * from tables where id = ?", id).map(Shelf::tableRow).findOne());
  }

  /// The pack with this hash.
  public Optional<PackRow> pack(String hash) {
    return read(
        h ->
            h.select("select name, hash, sheets from packs where hash = ?", hash)
                .map((r, _) -> new PackRow(r.getString(1), r.getString(2), r.getString(3)))
                .findOne());
  }

  /// Whose token it is, by its hash.
  public Optional<TokenRow> token(byte[] hash) {
    return read(
        h ->
            h.select("select hash, table_id, holder from tokens where hash = ?", (Object) hash)
                .map((r, _) -> new TokenRow(r.getBytes(1), r.getString(2), r.getString(3)))
                .findOne());
  }

  /// How many entries a table's record has.
  public int entries(String table) {
    return number("select coalesce(max(n), 0) from entries where table_id = ?", table);
  }

  /// The entries after number `from`, up to number `to`.
  public List<EntryRow> entries(String table, int from, int to) {
    return read(
        h ->
            h.select(
                    """
                    select n, text, audience, undone from entries
                    where table_id = ? and n > ? and n <= ? order by n""",
                    table,
                    from,
                    to)
                .map((r, _) -> new EntryRow(r.getInt(1), r.getString(2), r.getInt(3), r.getInt(4)))
                .list());
  }

  /// The number of the seat's last move that stands; 0 if there is none.
  public int lastStanding(String table, String seat) {
    return number(
        """
        select coalesce(max(n), 0) from entries
        where table_id = ? and undone = 0 and text glob ? || ' *'""",
        table,
        seat);
  }

  /// Whether an entry after `from`, up to `to`, took back one of those before: then the state after
  /// `from` is no way to the state after `to`.
  public boolean takenBackAcross(String table, int from, int to) {
    return number(
            """
            select count(*) from entries
            where table_id = ? and n <= ? and undone > ? and undone <= ?""",
            table,
            from,
            from,
            to)
        > 0;
  }

  /// After which entries up to this one snapshots were taken, the last first.
  public List<Integer> snapshots(String table, int upTo) {
    return read(
        h ->
            h.select(
                    "select n from snapshots where table_id = ? and n <= ? order by n desc",
                    table,
                    upTo)
                .mapTo(Integer.class)
                .list());
  }

  /// The snapshot after this entry.
  public SnapshotRow snapshot(String table, int n) {
    return read(
        h ->
            h.select(
                    "select n, decisions, state from snapshots where table_id = ? and n = ?",
                    table,
                    n)
                .map((r, _) -> SnapshotRow.of(r.getInt(1), r.getString(2), r.getString(3)))
                .one());
  }

  /// All that was told, in order; the events' texts only from row `texts` on, for old lines are
  /// seldom asked for.
  public List<ToldRow> told(String table, int texts) {
    return read(
        h ->
            h.select(
                    """
                    select n, audience, undone, case when k >= ? then event end from told
                    where table_id = ? order by k""",
                    texts,
                    table)
                .map((r, _) -> new ToldRow(r.getInt(1), r.getInt(2), r.getInt(3), r.getString(4)))
                .list());
  }

  /// How much was told.
  public int told(String table) {
    return number("select coalesce(max(k), 0) from told where table_id = ?", table);
  }

  /// The events' texts of rows `from` to `to`.
  public List<String> events(String table, int from, int to) {
    return read(
        h ->
            h.select(
                    "select event from told where table_id = ? and k >= ? and k <= ? order by k",
                    table,
                    from,
                    to)
                .mapTo(String.class)
                .list());
  }

  /// The standing orders of a table by seat.
  public Map<String, String> orders(String table) {
    return read(
        h ->
            h.select("select seat, text from orders where table_id = ?", table)
                .collectRows(
                    java.util.stream.Collectors.toMap(
                        v -> v.getColumn("seat", String.class),
                        v -> v.getColumn("text", String.class))));
  }

  private <T> T read(HandleCallback<T, RuntimeException> task) {
    try {
      return jdbi.withHandle(task);
    } catch (JdbiException e) {
      throw new StoreException("not read", e);
    }
  }

  private int number(String sql, Object... args) {
    return read(h -> h.select(sql, args).mapTo(Integer.class).one());
  }

  private static TableRow tableRow(ResultSet r, StatementContext context) throws SQLException {
    return new TableRow(
        r.getString("id"),
        r.getString("game"),
        r.getInt("edition"),
        r.getString("pack"),
        r.getString("hash"),
        r.getString("options"),
        r.getString("position"),
        r.getInt("seats"),
        r.getString("roster"),
        r.getString("name"),
        r.getString("host"),
        r.getInt("pace"),
        r.getString("consent"),
        r.getLong("created"),
        r.getInt("over") == 1);
  }
}
