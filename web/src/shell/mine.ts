/** The tables this device has keys for, newest first. Kept in this browser only. */
import { createSubscriber } from 'svelte/reactivity';
import { stored } from '$lib/stored';
import type { SeatLetter } from './types';

/** A seat whose key this device has. */
export interface MySeat {
  seat: SeatLetter;
  token: string;
  name: string;
  /** Where it is played, once known: taken at this device, or its link was sent away. */
  where?: 'here' | 'away';
}

export interface MyTable {
  table: string;
  game: string;
  /** Seats this device has keys for. */
  seats: MySeat[];
  spectator: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What it is called, if anything. */
  name?: string;
  /** What it waits for, in a sentence, as last seen. */
  says?: string;
  /** The game is over. */
  over?: boolean;
  /** The language that `says` was said in; in another it is not shown. */
  saysIn?: 'en' | 'pt';
}

const KEY = 'tables';
/** So many are kept; of more, finished ones go. A table that is being played is kept: its keys are nowhere else. */
const MOST = 60;

const readers = new Set<() => void>();
const follow = createSubscriber((update) => {
  readers.add(update);
  return () => readers.delete(update);
});

function write(tables: readonly MyTable[]): void {
  let spare = tables.length - MOST;
  const kept = tables.toReversed().filter((one) => !(one.over && spare-- > 0));
  stored.set(KEY, JSON.stringify(kept.toReversed()));
  readers.forEach((update) => update());
}

export const mine = {
  /** Reading them in markup follows changes. */
  all(): MyTable[] {
    follow();
    return stored
      .json<MyTable[]>(KEY, [])
      .filter((one) => typeof one.table === 'string' && Array.isArray(one.seats));
  },
  find: (table: string): MyTable | undefined => mine.all().find((one) => one.table === table),
  keep(table: MyTable): void {
    const rest = mine.all().filter((one) => one.table !== table.table);
    write([table, ...rest]);
  },
  /** Changes what is kept of a table without moving it to the front. */
  call(table: string, name: string): void {
    write(mine.all().map((one) => (one.table === table ? { ...one, name } : one)));
  },
  /** Says where a seat is played. */
  place(table: string, seat: SeatLetter, where: 'here' | 'away'): void {
    const put = (one: MySeat) => (one.seat === seat ? { ...one, where } : one);
    write(mine.all().map((one) => (one.table === table ? { ...one, seats: one.seats.map(put) } : one)));
  },
  drop(table: string): void {
    write(mine.all().filter((one) => one.table !== table));
  },
};

/** The link that opens a seat: the token stands after the #, which browsers never send. */
export const seatHref = (table: string, token: string): string =>
  `#/t/${encodeURIComponent(table)}/${encodeURIComponent(token)}`;

/** Where a table of this device is opened: the first seat played here, or the spectator's place. */
export const hrefOf = (table: MyTable): string => seatHref(table.table, keyOf(table).token);

/** What opens a table of this device: its first seat played here, or the spectator's place. */
export const keyOf = (table: MyTable): { table: string; token: string } => ({
  table: table.table,
  token: table.seats[0]?.token ?? table.spectator,
});
