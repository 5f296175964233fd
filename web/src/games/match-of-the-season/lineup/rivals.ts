/** Who meets whom as a match is prepared, and what both bring. */
import type { Competition, MatchView, MotsView, TeamView } from '../../../generated/match-of-the-season';
import { FIRST_CLUB, TEAMS, type Names } from '../names';
import type { Ways } from '../panels/result';
import { facesOf, oddsOf, sideOf, type Asked, type Side } from './eleven';
import { sixThrowOdds, type Course } from './sixThrows';

export interface Meeting {
  match: MatchView;
  /** Whether ours is the home side. */
  home: boolean;
  faces: Asked[];
  odds: { win: number; draw: number; lose: number };
}

/** In cups a drawn match is played again until there is a winner. */
export const replayed = (competition: Competition | undefined): boolean =>
  competition === 'national-cup' || competition === 'super-cup' || competition === 'euro-cup';

/** The match of this team that is being prepared or is on. One that is settled is nobody's to weigh any more. */
export function matchOf(view: MotsView, team: TeamView): MatchView | undefined {
  const side = TEAMS.indexOf(team.team);
  const mine = (view.matches?.list ?? []).filter((one) => one.home === side || one.away === side);
  return mine.find((one) => one.outcome < 0);
}

const starsOf = (men: readonly number[], names: Names) =>
  men.map((one) => (one === 0 ? 0 : names.player(one).stars));

/** What a side brought last: its line-up on display, or a Euro Cup club's stars, as printed until the match is on. */
function shownSide(view: MotsView, side: number, names: Names): Side | undefined {
  const club = names.stranger(side);
  const now = view.matches?.club ?? [];
  if (side >= FIRST_CLUB) return club && sideOf(club.formation, now.length > 0 ? now : club.stars);
  const team = view.teams.find((one) => one.team === TEAMS[side]);
  return team?.formation ? sideOf(team.formation, starsOf(team.line, names)) : undefined;
}

/** How far the match has come; one that is not on has all its throws before it. */
function courseOf(view: MotsView, match: MatchView, home: boolean): Course {
  const day = view.matches;
  if (!day || day.list[day.playing] !== match) return { made: 0, ahead: 0 };
  return { made: day.throwsMade, ahead: (match.homeGoals - match.awayGoals) * (home ? 1 : -1) };
}

/** Ours, as it lies on the pitch now, against theirs as last shown. */
export function meetingOf(
  view: MotsView,
  team: TeamView,
  now: { formation: string; men: readonly number[] },
  names: Names,
  { crossed, advanced }: Ways,
): Meeting | undefined {
  const match = matchOf(view, team);
  if (!match || !now.formation) return undefined;
  const home = match.home === TEAMS.indexOf(team.team);
  const theirs = shownSide(view, home ? match.away : match.home, names);
  if (!theirs) return undefined;
  const faces = facesOf(sideOf(now.formation, starsOf(now.men, names)), theirs, home, crossed);
  const odds = advanced ? sixThrowOdds(faces, courseOf(view, match, home)) : oddsOf(faces);
  return { match, home, faces, odds };
}
