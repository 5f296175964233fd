/** What has just happened and deserves a look: a throw of the marker, of an advanced match, or a match that is over. */
import type { AnyEvent } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';
import { TEAMS } from '../names';

export type EventOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>;
export type Logged<T extends AnyEvent['type']> = EventOf<T> & { n: number };

export type Moment =
  | { kind: 'roll'; n: number; event: Logged<'rolled'> }
  | { kind: 'throw'; n: number; event: Logged<'threw'>; story: LogEntry[] }
  | { kind: 'match'; n: number; event: Logged<'played'>; story: LogEntry[] };

export const is = <T extends AnyEvent['type']>(entry: LogEntry, type: T): entry is LogEntry & Logged<T> =>
  entry.type === type;

const D12 = 12;

/** The newest moment after entry `since` that this viewer should see: his own matches, or all for who watches. */
export function momentAfter(
  log: readonly LogEntry[],
  since: number,
  mine: readonly number[],
): Moment | undefined {
  const meets = (home: number, away: number) =>
    mine.length === 0 || mine.includes(home) || mine.includes(away);
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (!entry || entry.n <= since) return undefined;
    if (entry.undone) continue;
    if (is(entry, 'rolled')) return { kind: 'roll', n: entry.n, event: entry };
    if (is(entry, 'played') && meets(entry.home, entry.away))
      return { kind: 'match', n: entry.n, event: entry, story: storyOf(log, i + 1) };
    if (is(entry, 'threw') && entry.die === D12 && entry.purpose === 'none') {
      const match = matchOn(log, i, TEAMS.indexOf(entry.team));
      if (match && meets(match.home, match.away))
        return { kind: 'throw', n: entry.n, event: entry, story: storyOf(log, log.length) };
    }
  }
  return undefined;
}

export type MatchMoment = Extract<Moment, { kind: 'match' }>;

/** The match whose end is told in entry `n`. */
export function matchAt(log: readonly LogEntry[], n: number): MatchMoment | undefined {
  const at = log.findIndex((entry) => entry.n === n);
  const entry = log[at];
  if (!entry || !is(entry, 'played')) return undefined;
  return { kind: 'match', n, event: entry, story: storyOf(log, at + 1) };
}

/** All matches of these sides that ended after entry `since`, first to last; of all sides where there are none. */
export const matchesAfter = (
  log: readonly LogEntry[],
  since: number,
  mine: readonly number[],
): MatchMoment[] =>
  log.flatMap((entry) => {
    if (entry.n <= since || entry.undone || !is(entry, 'played')) return [];
    const meets = mine.length === 0 || mine.includes(entry.home) || mine.includes(entry.away);
    return (meets && matchAt(log, entry.n)) || [];
  });

/** The last line about the match that ended in line `n`: what it paid is told right after it. */
export function endOf(log: readonly LogEntry[], n: number): number {
  let at = log.findIndex((entry) => entry.n === n);
  while (log[at + 1]?.type === 'money') at++;
  return log[at]?.n ?? n;
}

/** Since that line the marker has gone on, the season has ended, or a match of mine has begun. */
export const isOld = (log: readonly LogEntry[], n: number, mine: readonly number[]): boolean =>
  momentAfter(log, n, mine) !== undefined ||
  log.some((entry) => entry.n > n && !entry.undone && entry.type === 'trophy');

/** The match that this team plays at home as entry `at` is told. */
export function matchOn(log: readonly LogEntry[], at: number, home: number): EventOf<'fixture'> | undefined {
  for (let i = at; i >= 0; i--) {
    const entry = log[i];
    if (entry && is(entry, 'fixture') && entry.home === home) return entry;
  }
  return undefined;
}

/** Before these a match has not begun. */
const BEFORE: readonly string[] = ['played', 'lined-up', 'fixture', 'walkover', 'money'];

/** All that was told of a match up to `end`, its own end included. */
export function storyOf(log: readonly LogEntry[], end: number): LogEntry[] {
  let start = end;
  const last = log[end - 1];
  if (last && is(last, 'played')) start--;
  while (start > 0 && !BEFORE.includes(log[start - 1]?.type ?? 'played')) start--;
  return log.slice(start, end).filter((entry) => !entry.undone);
}

/** The last told event of a type in a story. */
export function lastOf<T extends AnyEvent['type']>(
  story: readonly LogEntry[],
  type: T,
): Logged<T> | undefined {
  const found = story.findLast((entry) => entry.type === type);
  return found && is(found, type) ? found : undefined;
}
