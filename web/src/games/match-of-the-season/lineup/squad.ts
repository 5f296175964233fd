/** What a squad still lacks for an eleven. */
import { lines, type Player, type Position } from '$lib';
import { FORMATIONS, STANDARD } from './eleven';

export type Counts = Record<Position, number>;

export function squadCounts(men: readonly number[], look: (number: number) => Player): Counts {
  const counts: Counts = { GK: 0, DF: 0, MF: 0, FW: 0, ANY: 0 };
  for (const man of men) counts[look(man).position]++;
  return counts;
}

/** What the men of one position have together. */
export const starsIn = (
  men: readonly number[],
  position: Position,
  look: (number: number) => Player,
): number => men.map(look).reduce((all, man) => all + (man.position === position ? man.stars : 0), 0);

export interface Want {
  position: Position;
  count: number;
}

/**
 * Who is missing for the formation that is nearest to complete; nothing once one can be fielded. `extra` if the
 * house rule's further formations may be played.
 */
export function wanting(counts: Counts, extra = false): Want[] {
  const each = FORMATIONS.slice(0, extra ? undefined : STANDARD).map((formation) => {
    const [df, mf, fw] = lines(formation);
    const needs: [Position, number][] = [
      ['GK', 1],
      ['DF', df],
      ['MF', mf],
      ['FW', fw],
    ];
    return needs
      .map(([position, need]) => ({ position, count: Math.max(0, need - counts[position]) }))
      .filter((want) => want.count > 0);
  });
  const sum = (wants: Want[]) => wants.reduce((all, want) => all + want.count, 0);
  const nearest = each.reduce((best, one) => (sum(one) < sum(best) ? one : best));
  return sum(nearest) <= counts.ANY ? [] : nearest;
}
