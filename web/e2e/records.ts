/** Tables at a wanted moment: golden records, played up to a move and opened again as tables of their own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Links, NewChair, SeatLetter } from '../src/shell/types';

const GOLDEN = '../../games/src/test/resources/touchline/games/match-of-the-season/golden';

/** A golden record of Match of the Season by its name. */
export const golden = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`${GOLDEN}/${name}.game`, import.meta.url)), 'utf8');

/** What somebody, or luck, did: the lines that `upto` counts. */
export const movesIn = (record: string): string[] =>
  record.split('\n').filter((line) => /^([A-H]|LUCK) /.test(line));

export interface Moment {
  record: string;
  /** How many moves have been made. */
  upto: number;
  /** Who makes the next one. */
  seat: SeatLetter;
}

/** Just before the nth move, from 0, of which the pattern holds, as in `extend` or `bid blue`. */
export function before(name: string, move: RegExp, nth = 0): Moment {
  const record = golden(name);
  const all = movesIn(record);
  const at = all.flatMap((line, i) => (move.test(line) && !line.startsWith('LUCK') ? [i] : []))[nth];
  if (at === undefined) throw new Error(`${name} has no such move: ${move}`);
  return { record, upto: at, seat: all[at]?.[0] as SeatLetter };
}

/** An open table: its links by seat, as they would be sent to people. */
export interface Opened {
  table: string;
  tokens: Partial<Record<SeatLetter | 'spectator', string>>;
  link(who: SeatLetter | 'spectator'): string;
}

/** Opens a table at that moment; everybody is a person unless chairs are given. */
export async function openAt(server: string, moment: Omit<Moment, 'seat'>, seats?: NewChair[]) {
  const { record, upto } = moment;
  return opened(server, 'sandbox', { record, upto, pace: 0, ...(seats && { seats }) });
}

/** Asks the server for a table as the page does. */
export async function opened(server: string, path: string, wish: unknown): Promise<Opened> {
  const answer = await fetch(`${server}api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const links = (await answer.json()) as Links;
  const tokens: Opened['tokens'] = { spectator: links.spectator };
  for (const one of links.seats) if (one.token !== undefined) tokens[one.seat] = one.token;
  return {
    table: links.table,
    tokens,
    link: (who) => `${server}#/t/${links.table}/${tokens[who] ?? ''}`,
  };
}
