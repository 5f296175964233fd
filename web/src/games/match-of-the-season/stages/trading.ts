/** What may be bought, sold and played beside the turn, and which questions find out why something may not. */
import type { Effect, MotsView, TeamView } from '../../../generated/match-of-the-season';
import type { Move } from '../../../shell/types';
import type { Names } from '../names';

const REDS: readonly Effect[] = ['physio', 'appeal', 'stay-home', 'scout', 'home-ground', 'loyalty'];
export const isRedCard = (effect: Effect | undefined): boolean => effect !== undefined && isRed(effect);
export const isRed = (effect: Effect): boolean => REDS.includes(effect);

/** Moves beside the turn that this game has a picture for. */
export const isTrade = (move: Move): boolean =>
  ['to-bank', 'for-sale', 'from-pool', ...REDS].includes(move.type);

/** The trades that concern this team: it buys, or the man is its own. */
export const tradesOf = (team: TeamView | undefined, moves: readonly Move[]): Move[] =>
  moves.filter((move) => {
    if (!team || !isTrade(move)) return false;
    return move['team'] === undefined
      ? team.squad.includes(Number(move['number']))
      : move['team'] === team.team;
  });

/** A use of a red card to ask about where none is on offer: for the first man it could be about. */
export function asksFor(effect: Effect, team: TeamView, pool: readonly number[]): string | undefined {
  switch (effect) {
    case 'physio':
    case 'appeal':
    case 'stay-home':
      return team.squad[0] === undefined ? undefined : `${effect} ${team.squad[0]}`;
    case 'scout':
      return pool[0] === undefined ? undefined : `scout ${team.team} ${pool[0]}`;
    case 'home-ground':
    case 'loyalty':
      return `${effect} ${team.team}`;
    default:
      return undefined;
  }
}

/** Everything that lies there to be traded and is not on offer now, in the notation. */
export function impossible(
  view: MotsView,
  teams: readonly TeamView[],
  moves: readonly Move[],
  names: Names,
): string[] {
  const offered = new Set(moves.map((move) => move.text));
  const sold = new Set(moves.flatMap((move) => (move.type === 'for-sale' ? [Number(move['number'])] : [])));
  const all = teams.flatMap((team) => [
    ...team.squad.map((man) => `to-bank ${man}`),
    ...team.squad.filter((man) => !sold.has(man)).map((man) => `for-sale ${man} ${names.face(man)}`),
    ...view.pool.map((man) => `from-pool ${team.team} ${man}`),
    ...team.hand.flatMap((kind) => {
      const effect = names.chance(kind)?.effect;
      const asked = effect && isRed(effect) ? asksFor(effect, team, view.pool) : undefined;
      return asked === undefined || moves.some((move) => move.type === effect) ? [] : [asked];
    }),
  ]);
  return [...new Set(all)].filter((text) => !offered.has(text));
}
