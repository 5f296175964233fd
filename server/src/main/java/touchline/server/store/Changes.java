package touchline.server.store;

import org.jdbi.v3.core.Handle;

/// The statements behind what is written.
final class Changes {
  private Changes() {}

  static void table(Handle h, TableRow t) {
    h.execute(
        """
        insert into tables (id, game, edition, pack, hash, options, position, seats, roster, name, host, pace,
          consent, created, over) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        t.id(),
        t.game(),
        t.edition(),
        t.pack(),
        t.hash(),
        t.options(),
        t.position(),
        t.seats(),
        t.roster(),
        t.name(),
        t.host(),
        t.pace(),
        t.consent(),
        t.created(),
        t.over() ? 1 : 0);
  }

  static void about(Handle h, TableRow t) {
    h.execute(
        "update tables set roster = ?, name = ?, pace = ?, consent = ? where id = ?",
        t.roster(),
        t.name(),
        t.pace(),
        t.consent(),
        t.id());
  }

  static void course(Handle h, Course c) {
    for (var e : c.entries()) {
      h.execute(
          "insert into entries (table_id, n, text, audience, undone) values (?, ?, ?, ?, ?)",
          c.table(),
          e.n(),
          e.text(),
          e.audience(),
          e.undone());
    }
    int k = c.firstTold();
    for (var t : c.told()) {
      h.execute(
          "insert into told (table_id, k, n, audience, event, undone) values (?, ?, ?, ?, ?, ?)",
          c.table(),
          k++,
          t.n(),
          t.audience(),
          t.event(),
          t.undone());
    }
    for (var s : c.struck()) {
      h.execute(
          "update entries set undone = ? where table_id = ? and n = ?", s.by(), c.table(), s.n());
    }
    if (!c.struck().isEmpty()) strikeTold(h, c);
    if (c.snapshot() != null) snapshot(h, c.table(), c.snapshot());
    h.execute("update tables set over = ? where id = ?", c.over() ? 1 : 0, c.table());
  }

  /// What was told because of a struck entry is struck with it.
  private static void strikeTold(Handle h, Course c) {
    int first = c.struck().stream().mapToInt(Course.Struck::n).min().orElse(0);
    h.execute(
        """
        update told set undone = (select e.undone from entries e where e.table_id = told.table_id and e.n = told.n)
        where table_id = ? and n >= ? and undone = 0""",
        c.table(),
        first);
  }

  static void order(Handle h, String table, String seat, String text) {
    h.execute("delete from orders where table_id = ? and seat = ?", table, seat);
    if (text.isEmpty()) return;
    h.execute("insert into orders (table_id, seat, text) values (?, ?, ?)", table, seat, text);
  }

  static void snapshot(Handle h, String table, SnapshotRow s) {
    h.execute(
        "insert or replace into snapshots (table_id, n, decisions, state) values (?, ?, ?, ?)",
        table,
        s.n(),
        s.decisionText(),
        String.join("\n", s.state()));
  }
}
