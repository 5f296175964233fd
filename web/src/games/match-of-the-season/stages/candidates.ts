/** Who lies there when one man is to be chosen, whether or not he may be. */
import type { MotsView, TeamView } from '../../../generated/match-of-the-season';

export function candidates(verb: string, view: MotsView, team: TeamView): readonly number[] {
  switch (verb) {
    case 'rush':
    case 'fill-up':
      return view.pool;
    case 'accept':
      // A youth who asks to come is nobody's yet.
      return view.terms.every((one) => view.pool.includes(one.number)) ? view.pool : [];
    case 'replace':
    case 'quick-sale':
      return team.squad.filter((one) => !team.line.includes(one));
    default:
      return [];
  }
}
