/** The tactics cards in a hand: which may be laid, and what is said where none may. */
import type { Effect, MatchView, TeamView } from '../../../generated/match-of-the-season';
import { GREEN } from '../lineup/icons';
import type { Names } from '../names';

export const isTactics = (effect: Effect | undefined): effect is Effect =>
  effect !== undefined && effect in GREEN;

/** Each kind of tactics card held, once. */
export const tacticsIn = (team: TeamView | undefined, names: Names): Effect[] => [
  ...new Set((team?.hand ?? []).map((kind) => names.chance(kind)?.effect).filter(isTactics)),
];

/** What is said above the cards. */
export function tacticsWords(
  match: MatchView | undefined,
  held: readonly Effect[],
  may: number,
): 'laid' | 'noneHeld' | 'noneFits' | undefined {
  if (match?.laid) return 'laid';
  if (held.length === 0) return 'noneHeld';
  return may === 0 ? 'noneFits' : undefined;
}
