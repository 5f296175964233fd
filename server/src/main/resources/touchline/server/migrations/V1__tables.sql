-- Packs as they were when a table was opened with them, so that a game goes on whatever becomes of the folder.
create table packs (
  hash text primary key,
  name text not null,
  sheets text not null
);

-- What is known of a table besides its course. Lists and maps are JSON.
create table tables (
  id text primary key,
  game text not null,
  edition integer not null,
  pack text not null,
  hash text not null,
  options text not null,
  position text not null,
  seats integer not null,
  roster text not null,
  name text not null,
  host text not null,
  pace integer not null,
  consent text not null,
  created integer not null,
  over integer not null default 0
);

-- Secret links: SHA-256 of the token, and whose it is: a seat's letter or `spectator`.
create table tokens (
  hash blob primary key,
  table_id text not null references tables (id) on delete cascade,
  holder text not null
) without rowid;

create index tokens_of_table on tokens (table_id, holder);

-- The record, one row an entry, never erased. `audience` are the bits of those who may know of it; `undone` is the
-- number of the entry that took this one back, 0 while it stands.
create table entries (
  table_id text not null references tables (id) on delete cascade,
  n integer not null,
  text text not null,
  audience integer not null,
  undone integer not null default 0,
  primary key (table_id, n)
) without rowid;

-- What was told, in order: `k` counts all, each viewer's own lines are those whose audience has his bit.
create table told (
  table_id text not null references tables (id) on delete cascade,
  k integer not null,
  n integer not null,
  audience integer not null,
  event text not null,
  undone integer not null default 0,
  primary key (table_id, k)
) without rowid;

-- The state after entry `n`, as what differs from set-up, with the viewers' decision numbers.
create table snapshots (
  table_id text not null references tables (id) on delete cascade,
  n integer not null,
  decisions text not null,
  state text not null,
  primary key (table_id, n)
) without rowid;

-- Standing orders, private to their seat, as JSON.
create table orders (
  table_id text not null references tables (id) on delete cascade,
  seat text not null,
  text text not null,
  primary key (table_id, seat)
) without rowid;
