/** The tables this device has keys for, newest first. Kept in this browser only. */
import { stored } from '$lib/stored';
import type { SeatLetter } from './types';

export interface MyTable {
  table: string;
  game: string;
  /** Seats played at this device, each with its token. */
  seats: { seat: SeatLetter; token: string; name: string }[];
  spectator: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What it is called, if anything. */
  name?: string;
  /** What it waits for, in a sentence, as last seen. */
  says?: string;
}

const KEY = 'tables';
const MOST = 60;

export const mine = {
  all: (): MyTable[] =>
    stored
      .json<MyTable[]>(KEY, [])
      .filter((one) => typeof one.table === 'string' && Array.isArray(one.seats)),
  find: (table: string): MyTable | undefined => mine.all().find((one) => one.table === table),
  keep(table: MyTable): void {
    const rest = mine.all().filter((one) => one.table !== table.table);
    stored.set(KEY, JSON.stringify([table, ...rest].slice(0, MOST)));
  },
  /** Changes what is kept of a table without moving it to the front. */
  call(table: string, name: string): void {
    stored.set(KEY, JSON.stringify(mine.all().map((one) => (one.table === table ? { ...one, name } : one))));
  },
  drop(table: string): void {
    stored.set(KEY, JSON.stringify(mine.all().filter((one) => one.table !== table)));
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
