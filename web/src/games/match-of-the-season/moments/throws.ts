/** The throws of an advanced match, each with what it brought. */
import { gameWords, shortName } from '$lib';
import type { LogEntry } from '../../../shell/types';
import { GAME, type Names } from '../names';
import type { Ways } from '../panels/result';
import { is } from './moment';
import { m } from './words';

export type Came = 'goal' | 'level' | 'quiet' | 'saved' | 'penalty' | 'sentOff' | 'hurt' | 'nobody';

export interface Thrown {
  /** Where it stands in the log. */
  n: number;
  /** The face of the d12; 0 where a Wing Attack took the throw's place. */
  die: number;
  came: Came;
  /** Whom it befell: who scored, or who lost a man. */
  side?: number;
  /** The number on the shirt. */
  number?: number;
  stars?: number;
  keeper?: number;
  home: number;
  away: number;
}

const ATTACK = 2;
const DEFENCE = 4;
const COMPARISONS = DEFENCE;
const LAST_CALL = 10;

/** The throws since the last kick-off: those before a replay do not count. */
export function throwsOf(story: readonly LogEntry[], names: Names): Thrown[] {
  const all: Thrown[] = [];
  const score = { home: 0, away: 0 };
  for (const entry of sinceKickOff(story)) {
    const now = all.at(-1);
    if (is(entry, 'revealed') && names.chance(entry.kind)?.effect === 'wing-attack')
      all.push({ n: entry.n, die: 0, came: 'level', ...score });
    else if (is(entry, 'threw') && entry.purpose === 'none')
      all.push({ n: entry.n, die: entry.pips, came: plain(entry.pips), ...score });
    else if (is(entry, 'goal')) {
      score.home = entry.homeGoals;
      score.away = entry.awayGoals;
      if (now)
        Object.assign(now, score, { side: entry.side, came: now.came === 'penalty' ? 'penalty' : 'goal' });
    } else if (now) Object.assign(now, brought(entry));
  }
  return all;
}

/** How often it was level and had to be played again. */
export const replaysOf = (story: readonly LogEntry[]): number =>
  story.filter((entry) => entry.type === 'replay').length;

function sinceKickOff(story: readonly LogEntry[]): readonly LogEntry[] {
  return story.slice(story.findLastIndex((entry) => entry.type === 'replay') + 1);
}

/** What a face means as long as nothing more is told. */
function plain(face: number): Came {
  if (face <= COMPARISONS) return 'level';
  return face > LAST_CALL ? 'quiet' : 'nobody';
}

function brought(entry: LogEntry): Partial<Thrown> {
  if (is(entry, 'quiet')) return { came: 'quiet' };
  if (is(entry, 'called')) return { number: entry.number, side: entry.side };
  if (is(entry, 'penalty'))
    return {
      came: entry.scored ? 'penalty' : 'saved',
      side: entry.side,
      number: entry.number,
      stars: entry.stars,
      keeper: entry.keeper,
    };
  if (is(entry, 'sent-off')) return { came: 'sentOff', side: entry.side, number: entry.number };
  if (is(entry, 'hurt')) return { came: 'hurt', side: entry.side, number: entry.number };
  return {};
}

/** What a face of the die asks for; `crossed` is the house rule that sets attack against defence. */
export function faceName(sides: 6 | 12, die: number, crossed: boolean): string {
  const against = crossed && (die === ATTACK || die === DEFENCE);
  return gameWords(GAME).t(against ? `die.d6.${die}-against` : `die.d${sides}.${die}`);
}

/** A throw in a sentence. */
export function throwWords(one: Thrown, names: Names, { crossed }: Ways): string {
  const face =
    one.die === 0
      ? names.card(names.kindOf('wing-attack'))
      : one.die > LAST_CALL || one.came === 'quiet'
        ? gameWords(GAME).t('die.d12.quiet')
        : faceName(12, one.die, crossed);
  return m(`throw.${one.came}`, {
    face,
    side: one.side === undefined ? '' : shortName(names.side(one.side)),
    number: one.number ?? 0,
    stars: one.stars ?? 0,
    keeper: one.keeper ?? 0,
    home: one.home,
    away: one.away,
  });
}
