/** Which of a view's things are mine. */
import type { MotsView, Seat, Team, TeamView } from '../../generated/match-of-the-season';

/** The teams this seat manages; in games of two he has two. */
export const myTeams = (view: MotsView, me: Seat | undefined): TeamView[] =>
  me === undefined ? [] : view.teams.filter((team) => team.seat === me);

export const teamIn = (view: MotsView, team: Team): TeamView | undefined =>
  view.teams.find((one) => one.team === team);
