/** What is heard of what happens at the table. Everything heard is seen too; each sound comes once for what comes at once. */
import type { Sound } from '$lib/sound.svelte';
import type { LogEntry } from '../../../shell/types';
import { TEAMS } from '../names';
import { is, matchOn, storyOf } from './moment';

/** These sides are mine; none for who watches, who hears all. */
type Mine = readonly number[];

const meets = (mine: Mine, match: { home: number; away: number } | undefined): boolean =>
  match !== undefined && (mine.length === 0 || mine.includes(match.home) || mine.includes(match.away));

/** The match in which entry `at` was told. */
function playedAround(log: readonly LogEntry[], at: number) {
  const thrown = log.slice(0, at + 1).findLast((entry) => entry.type === 'threw');
  return thrown && is(thrown, 'threw') ? matchOn(log, at, TEAMS.indexOf(thrown.team)) : undefined;
}

const fresh = (log: readonly LogEntry[], since: number) =>
  log.flatMap((entry, at) => (entry.n > since && !entry.undone ? [{ entry, at }] : []));

/** As dice are thrown: the dice, and the whistle before the first throw of a match of mine. */
export function heardAsThrown(log: readonly LogEntry[], since: number, mine: Mine): Set<Sound> {
  const all = new Set<Sound>();
  for (const { entry, at } of fresh(log, since)) {
    if (is(entry, 'rolled')) all.add('dice');
    if (!is(entry, 'threw')) continue;
    const match = entry.purpose === 'none' ? matchOn(log, at, TEAMS.indexOf(entry.team)) : undefined;
    if (entry.purpose === 'none' && !meets(mine, match)) continue;
    all.add('dice');
    const begun = log[at - 1]?.type !== 'played' && storyOf(log, at).some((one) => one.type === 'threw');
    if (match && !begun) all.add('whistle');
  }
  return all;
}

/** As it is told what they brought: the final whistle, the crowd at a goal or a title, a card turned over. */
export function heardAsTold(log: readonly LogEntry[], since: number, mine: Mine): Set<Sound> {
  const all = new Set<Sound>();
  for (const { entry, at } of fresh(log, since)) {
    if (is(entry, 'played') && meets(mine, entry)) all.add('whistle');
    else if (is(entry, 'goal') && meets(mine, playedAround(log, at))) all.add('crowd');
    else if (is(entry, 'trophy')) all.add('crowd');
    else if (is(entry, 'turned-up') || is(entry, 'drew') || is(entry, 'revealed')) all.add('card');
  }
  return all;
}
