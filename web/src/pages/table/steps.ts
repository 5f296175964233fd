/** The steps of a guided first turn: what is said, and the control of the table that it is said of. */
import type { PageKey } from '$lib';

export interface Step {
  say: PageKey;
  /** Where it is, best first: what a wide screen has, then where a phone keeps it. None if it is of no control. */
  at: readonly string[];
  /** It is over when the person has made a move. */
  untilMoved?: boolean;
}

const MENU = 'header .menu, [aria-haspopup="menu"]';
export const STEPS: readonly Step[] = [
  { say: 'guide.ask', at: ['.decision'] },
  { say: 'guide.track', at: ['.frame .track', '.decision'] },
  { say: 'guide.act', at: ['.decision'], untilMoved: true },
  { say: 'guide.moves', at: ['[aria-keyshortcuts="M"]', MENU] },
  { say: 'guide.undo', at: ['[aria-keyshortcuts="U"]', MENU, '.bar'] },
  { say: 'guide.log', at: ['.log', MENU] },
  { say: 'guide.rules', at: ['[aria-keyshortcuts="R"]', MENU] },
];
