/** The lines of a match report. */
import { shortName } from '$lib';
import type { LogEntry } from '../../../shell/types';
import { TEAMS, type Names } from '../names';
import type { Ways } from '../panels/result';
import { compared, shownBefore } from './compare';
import { is, lastOf, type Moment } from './moment';
import { faceName, replaysOf } from './throws';
import { m } from './words';

type Match = Extract<Moment, { kind: 'match' }>;

const PENALTIES: readonly number[] = [5, 6];
const MIDFIELD = 3;
const AWAY_PENALTY = 6;

/** Who won, in a word. */
export const resultOf = (event: Match['event'], names: Names): string =>
  event.outcome === 2
    ? m('drawn')
    : m('wins', { side: shortName(names.side(event.outcome === 0 ? event.home : event.away)) });

/** What decided a basic match, sentence by sentence. */
export function reasons(match: Match, log: readonly LogEntry[], names: Names, ways: Ways): string[] {
  const { event, story } = match;
  const side = (one: number) => shortName(names.side(one));
  const replays = replaysOf(story);
  // A card counts for the first throw only.
  const turned = replays === 0 ? lastOf(story, 'revealed') : undefined;
  const effect = turned && names.chance(turned.kind)?.effect;
  const card = turned ? names.card(turned.kind) : '';
  const all: string[] = [];
  if (replays > 0) all.push(m('replays', { count: replays }));
  if (event.die === 0) return [...all, m('byThrow')];
  if (turned) all.push(m('card', { side: side(event.home), card }));
  if (effect !== 'wing-attack') all.push(m('asked', { face: faceName(6, event.die, ways.crossed) }));
  const penalty = lastOf(story, 'penalty');
  if (effect === 'counter-attack' && event.die === MIDFIELD)
    return [...all, m('counter', { card, side: side(event.home) })];
  if (effect === 'supersave' && event.die === AWAY_PENALTY) return [...all, m('supersave', { card })];
  if (effect !== 'wing-attack' && penalty && PENALTIES.includes(event.die))
    return [
      ...all,
      m(penalty.scored ? 'penaltyIn' : 'penaltySaved', {
        number: penalty.number,
        side: side(penalty.side),
        stars: penalty.stars,
        keeper: penalty.keeper,
      }),
    ];
  const home = shownBefore(log, match.n, event.home, names);
  const away = shownBefore(log, match.n, event.away, names);
  const sums = home && away && compared(event.die, home, away, effect, ways.crossed);
  if (sums) {
    all.push(
      m('sums', { home: side(event.home), ours: sums.home, away: side(event.away), theirs: sums.away }),
    );
    if (sums.bonus > 0) all.push(m('bonus', { card, bonus: sums.bonus, side: side(event.home) }));
  }
  return all;
}

/** What the match paid: the money told right after it. */
export function paid(match: Match, log: readonly LogEntry[], names: Names): string[] {
  const at = log.findIndex((entry) => entry.n === match.n);
  const lines: string[] = [];
  for (const entry of log.slice(at + 1)) {
    if (!is(entry, 'money')) break;
    const amount = `${entry.amount < 0 ? '−' : '+'}${Math.abs(entry.amount)}`;
    lines.push(m('money', { side: shortName(names.side(TEAMS.indexOf(entry.team))), amount }));
  }
  return lines;
}
