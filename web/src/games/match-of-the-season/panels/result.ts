/** A match in one plain sentence: who won it, and by what. */
import { shortName } from '$lib';
import type { Names } from '../names';
import type { Fixture } from './season';
import { m } from './words';

/** The table's options that decide how a match is told. */
export interface Ways {
  /** Six throws and goals instead of one throw. */
  advanced: boolean;
  /** On 2 and 4 attack meets defence. */
  crossed: boolean;
}

const PENALTIES = [5, 6];
const COMPARED = [1, 2, 3, 4] as const;

/** What decided: "in attack", "with a penalty", "with Wing Attack"; nothing where goals tell it. */
function byWhat(match: Fixture, names: Names, crossed: boolean): string {
  const effect = match.card === undefined ? undefined : names.chance(match.card)?.effect;
  if (effect === 'wing-attack') return m('by.card', { card: names.card(match.card ?? 0) });
  const face = COMPARED.find((one) => one === match.die);
  if (face !== undefined)
    return m(crossed && (face === 2 || face === 4) ? `by.${face}.crossed` : `by.${face}`);
  return match.die !== undefined && PENALTIES.includes(match.die) ? m('by.penalty') : m('by.throw');
}

/** A settled match in words, without the score; undefined before it is settled. */
export function resultWords(match: Fixture, names: Names, ways: Ways): string | undefined {
  if (match.outcome === undefined) return undefined;
  const side = shortName(names.side(match.outcome === 1 ? match.away : match.home));
  const drawn = match.outcome === 2;
  if (match.walkover) return drawn ? m('result.noneCame') : m('result.walkover', { side });
  if (ways.advanced) return drawn ? m('result.level') : m('result.won', { side });
  if (drawn && match.die !== undefined && PENALTIES.includes(match.die)) return m('result.saved');
  const by = byWhat(match, names, ways.crossed);
  return drawn ? m('result.drawn', { by }) : m('result.wonBy', { side, by });
}

export const waysOf = (options: Record<string, string> | undefined): Ways => ({
  advanced: options?.['match'] === 'advanced',
  crossed: options?.['die-2-and-4'] === 'attack-against-defence',
});
