/** The league table in order. */
import type { Standing } from '$lib';
import type { MotsView, Seat, TeamView } from '../../../generated/match-of-the-season';
import type { Names } from '../names';

export interface Placed {
  /** As it is written: 1, or 2= where several share it. */
  place: string;
  team: TeamView;
}

/** By league points; level teams share a place until a decider, or a throw, has parted them. */
export function standings(teams: readonly TeamView[]): Placed[] {
  const decided = (a: TeamView, b: TeamView) => (a.place > 0 && b.place > 0 ? a.place - b.place : 0);
  const sorted = [...teams].sort((a, b) => decided(a, b) || b.leaguePoints - a.leaguePoints);
  return sorted.map((team) => {
    if (team.place > 0) return { place: `${team.place}`, team };
    const ahead = sorted.filter((one) => one.leaguePoints > team.leaguePoints).length;
    const level = sorted.filter((one) => one.leaguePoints === team.leaguePoints).length;
    return { place: `${ahead + 1}${level > 1 ? '=' : ''}`, team };
  });
}

/** The table's rows as the part shows them. */
export const leagueRows = (view: MotsView, names: Names, me: Seat | undefined): Standing[] =>
  standings(view.teams).map(({ place, team }) => ({
    place,
    club: names.club(team.team),
    played: team.played,
    won: team.won,
    drawn: team.drawn,
    lost: team.lost,
    points: team.leaguePoints,
    me: team.seat !== null && team.seat === me,
  }));
