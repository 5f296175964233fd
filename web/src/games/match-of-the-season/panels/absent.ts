/** Who will be missing in the next league match, team by team. Cups know no absences. */
import type { Club, Player } from '$lib';
import type { Absence, MotsView, Seat } from '../../../generated/match-of-the-season';
import type { Names } from '../names';
import { daysOf, nextLeague, type Fixture } from './season';

export interface Missing {
  player: Player;
  why: Absence[];
}
export interface AbsentTeam {
  club: Club | undefined;
  mine: boolean;
  men: Missing[];
}
export interface Absences {
  /** The league day they miss, and which round that is; 0 when none is left. */
  day: number;
  round: number;
  count: number;
  /** Mine first, then the others that have somebody out, then men of the pool. */
  teams: AbsentTeam[];
  /** Countries that will call men up before that day. */
  calls: { day: number; nations: string[] }[];
}

export function absencesOf(
  view: MotsView,
  fixtures: readonly Fixture[],
  names: Names,
  me: Seat | undefined,
): Absences {
  const { board } = names.box;
  const day = nextLeague(board, view.day, fixtures);
  const inSquad = new Set<number>();
  const missing = (squad: readonly number[]): Missing[] =>
    view.absences
      .filter((one) => squad.includes(one.player))
      .map((one) => ({ player: names.player(one.player), why: one.why }))
      .sort((a, b) => b.player.stars - a.player.stars);
  const teams = view.teams.map((team): AbsentTeam => {
    team.squad.forEach((one) => inSquad.add(one));
    return {
      club: names.club(team.team),
      mine: team.seat !== null && team.seat === me,
      men: missing(team.squad),
    };
  });
  const free = missing(view.absences.map((one) => one.player).filter((one) => !inSquad.has(one)));
  return {
    day,
    round: daysOf(board, 'league').indexOf(day) + 1,
    count: view.absences.length,
    teams: [
      ...teams.filter((team) => team.mine),
      ...teams.filter((team) => !team.mine),
      { club: undefined, mine: false, men: free },
    ].filter((team) => team.men.length > 0),
    calls: board
      .filter((one) => one.day > view.day && one.nations.length > 0)
      .map((one) => ({ day: one.day, nations: one.nations.map(names.nation) })),
  };
}
