/** What has just happened and deserves a look: a throw of the marker, or a match with what decided it. */
import type { AnyEvent, MotsView } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';
import { TEAMS, type Names } from '../names';

type EventOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>;
type Logged<T extends AnyEvent['type']> = EventOf<T> & { n: number };

export type Moment =
  | { kind: 'roll'; n: number; event: Logged<'rolled'> }
  | { kind: 'match'; n: number; event: Logged<'played'>; story: LogEntry[] };

const is = <T extends AnyEvent['type']>(entry: LogEntry, type: T): entry is LogEntry & Logged<T> =>
  entry.type === type;

/** The newest moment after entry `since` that this viewer should see: his own matches, or all for who watches. */
export function momentAfter(
  log: readonly LogEntry[],
  since: number,
  mine: readonly number[],
): Moment | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (!entry || entry.n <= since) return undefined;
    if (entry.undone) continue;
    if (is(entry, 'rolled')) return { kind: 'roll', n: entry.n, event: entry };
    if (is(entry, 'played') && (mine.length === 0 || mine.includes(entry.home) || mine.includes(entry.away)))
      return { kind: 'match', n: entry.n, event: entry, story: storyOf(log, i) };
  }
  return undefined;
}

/** All that was told of a match before its end. */
function storyOf(log: readonly LogEntry[], end: number): LogEntry[] {
  let start = end;
  while (
    start > 0 &&
    !['played', 'lined-up', 'fixture', 'walkover'].includes(log[start - 1]?.type ?? 'played')
  )
    start--;
  return log.slice(start, end);
}

/** The last told event of a type in a story. */
export function lastOf<T extends AnyEvent['type']>(
  story: readonly LogEntry[],
  type: T,
): Logged<T> | undefined {
  const found = story.findLast((entry) => entry.type === type);
  return found && is(found, type) ? found : undefined;
}

/** Stars of a side as the faces 1 to 4 compare them: all, attack, midfield, defence. */
export function sumsOf(view: MotsView, side: number, names: Names): number[] | undefined {
  const team = view.teams.find((one) => one.team === TEAMS[side]);
  const club = names.stranger(side);
  const formation = team?.formation ?? club?.formation;
  const stars = team ? team.line.map((man) => (man === 0 ? 0 : names.player(man).stars)) : club?.stars;
  if (formation === undefined || stars === undefined) return undefined;
  const [df = 0, mf = 0, fw = 0] = formation.split('-').map(Number);
  const sum = (from: number, count: number) =>
    stars.slice(from, from + count).reduce((all, one) => all + one, 0);
  return [sum(0, 11), sum(1 + df + mf, fw), sum(1 + df, mf), sum(1, df)];
}
