/** Orders that answer "change somebody or play on?" by themselves; none outlives the match it was given in. */
import type { MotsView } from '../../../generated/match-of-the-season';
import type { StandingOrder } from '../../../shell/types';
import { FIRST_CLUB, TEAMS } from '../names';

/** Where the table stands while an advanced match is on. */
const MATCH = { while: '/stage', in: ['six-throws', 'taker', 'replacement', 'substitutions'] };

/** No more changes in this match. */
export const toTheEnd = (): StandingOrder => ({ moves: ['play-on'], ...MATCH });

/** On until a goal falls or an eleven is another: somebody was sent off, hurt or brought on. */
export function untilNews(view: MotsView): StandingOrder | undefined {
  const at = view.matches?.playing ?? 0;
  const match = view.matches?.list[at];
  if (!match) return undefined;
  const lines = [match.home, match.away]
    .filter((side) => side < FIRST_CLUB)
    .map((side) => `/teams/${view.teams.findIndex((one) => one.team === TEAMS[side])}/line`);
  if (match.away >= FIRST_CLUB) lines.push('/matches/club');
  const goals = ['homeGoals', 'awayGoals'].map((goals) => `/matches/list/${at}/${goals}`);
  return { moves: ['play-on'], until: [...goals, ...lines].join(' '), ...MATCH };
}

/** Which of them stands. */
export function playsOn(order: StandingOrder | null | undefined): 'end' | 'news' | undefined {
  if (!order?.while || order.moves?.[0] !== 'play-on') return undefined;
  return order.until ? 'news' : 'end';
}
