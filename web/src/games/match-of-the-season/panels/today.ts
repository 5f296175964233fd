/** The match day that is on or was the last, and the one that comes next. */
import type { Competition, MotsView, Square } from '../../../generated/match-of-the-season';
import { TEAMS, type Names } from '../names';
import { daysOf, FINAL_DAY, LAST_DAY, type Fixture } from './season';

export interface MatchDay {
  competition: Competition;
  day: number;
  matches: Fixture[];
}

const SQUARES: readonly Square[] = ['super-cup', 'national-cup', 'euro-cup', 'league'];
/** Not in the first season. */
const LATER: readonly Square[] = ['super-cup', 'euro-cup'];

/** The last match day that has any match: today's, or the last one before. */
export function lastDay(fixtures: readonly Fixture[]): MatchDay | undefined {
  const newest = fixtures.at(-1);
  if (!newest) return undefined;
  const { competition, day } = newest;
  return {
    competition,
    day,
    matches: fixtures.filter((one) => one.day === day && one.competition === competition),
  };
}

/** Whether the match day is going on: it is today, or a match of it is open. */
export const isToday = (on: MatchDay, view: MotsView): boolean =>
  on.day === view.day ||
  (on.day === FINAL_DAY && view.day >= LAST_DAY) ||
  on.matches.some((one) => one.outcome === undefined);

/** The next match day after today; in the league its pairs are known. */
export function nextDay(view: MotsView, names: Names): MatchDay | undefined {
  const next = names.box.board.find(
    (one) =>
      one.day > view.day && SQUARES.includes(one.square) && (view.season > 1 || !LATER.includes(one.square)),
  );
  if (!next) return undefined;
  return {
    competition: next.square as Competition,
    day: next.day,
    matches: next.square === 'league' ? leagueRound(names, next.day) : [],
  };
}

/** The two matches of a league Sunday, as the board prints them. */
export function leagueRound(names: Names, day: number): Fixture[] {
  const round = names.box.fixtures[daysOf(names.box.board, 'league').indexOf(day)];
  if (!round) return [];
  const side = (team: (typeof TEAMS)[number]) => TEAMS.indexOf(team);
  return [
    { home: side(round.home1), away: side(round.away1) },
    { home: side(round.home2), away: side(round.away2) },
  ].map((pair) => ({ competition: 'league', day, replays: 0, ...pair }));
}
