/** What a decision is called where the stage alone says too little or too much. */
import { gameWords } from '$lib';
import type { MotsView, Seat } from '../../generated/match-of-the-season';
import type { Move } from '../../shell/types';
import { myTeams } from './mine';
import { GAME } from './names';
import { m } from './words.own';

/** The question put to this seat by these moves. */
export function questionOf(view: MotsView, moves: readonly Move[], me: Seat | undefined): string {
  if (view.stage === 'colours' && myTeams(view, me).length > 0) return m('takeSecond');
  if (view.stage === 'kick-off' && !moves.some((move) => move.type === 'lay')) return m('kickOff');
  return gameWords(GAME).t(`stage.${view.stage}.ask`);
}
