/** Which team a decision is about: a seat with two teams is asked for one after the other. */
import type { LineUpView, MotsView, Seat, Team, TeamView } from '../../generated/match-of-the-season';
import type { Move } from '../../shell/types';
import { myTeams, teamIn } from './mine';
import { TEAMS } from './names';

/** So many men are dealt to each team before the picking begins. */
const DEALT = 6;

/** The line-up that waits for me: like the game, it goes by the order of the season, substitutions by the colours. */
export function openLineUp(view: MotsView): LineUpView | undefined {
  const open = view.building.filter((one) => !one.closed);
  if (view.stage === 'substitutions') return open[0];
  return open.sort((a, b) => view.order.indexOf(a.team) - view.order.indexOf(b.team))[0];
}

/** Whose turn it is to pick: it goes round, a card each. */
function picking(view: MotsView): Team | undefined {
  const made = view.teams.reduce((all, one) => all + one.squad.length, 0) - DEALT * view.order.length;
  return view.order[made % view.order.length];
}

/** Whose men these moves are about. */
function owning(view: MotsView, moves: readonly Move[]): Team | undefined {
  const men = moves.map((move) => Number(move['number'] ?? move['out']));
  return view.teams.find((team) => team.squad.some((man) => men.includes(man)))?.team;
}

function byStage(view: MotsView, moves: readonly Move[]): Team | null | undefined {
  switch (view.stage) {
    case 'draft':
      return picking(view);
    case 'line-ups':
    case 'changes':
    case 'substitutions':
      return openLineUp(view)?.team;
    case 'kick-off':
      return TEAMS[view.matches?.list[view.matches.playing]?.home ?? -1];
    case 'choice':
      return view.choice?.team;
    case 'losses':
    case 'emergency':
    case 'swaps':
    case 'shortage':
      return view.closing?.turn;
    case 'contracts':
    case 'replacement':
      return owning(view, moves);
    case 'day':
    case 'turn-over':
      return view.roller;
    default:
      return undefined;
  }
}

/** The team of this seat that is asked now; undefined where nothing waits for it or it may answer for either. */
export function askedTeam(
  view: MotsView,
  moves: readonly Move[],
  me: Seat | undefined,
): TeamView | undefined {
  if (moves.length === 0 || me === undefined) return undefined;
  const team = byStage(view, moves);
  const found = team ? teamIn(view, team) : undefined;
  return found?.seat === me ? found : undefined;
}

/** The team to name beside the question: the one that is asked, where the seat has more than one. */
export const namedTeam = (view: MotsView, moves: readonly Move[], me: Seat | undefined): Team | undefined =>
  myTeams(view, me).length > 1 ? askedTeam(view, moves, me)?.team : undefined;
