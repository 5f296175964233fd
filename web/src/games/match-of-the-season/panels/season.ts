/** The matches of this season as the log told them, oldest first. */
import type { AnyEvent, Competition, Day, Square, Team } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';

type EventOf<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>;

/** A match that is fixed, on or over. */
export interface Fixture {
  competition: Competition;
  /** The square of its match day; 43 is the final after the last Sunday. */
  day: number;
  home: number;
  away: number;
  /** 0 home won, 1 away won, 2 a draw; undefined while it is not settled. */
  outcome?: number;
  /** Goals of an advanced match. */
  goals?: { home: number; away: number };
  /** The face that decided a basic match, 0 where a throw for it had to. */
  die?: number;
  /** The last penalty was saved or went in. */
  scored?: boolean;
  /** The kind of tactics card that was turned. */
  card?: number;
  replays: number;
  /** Where its end stands in the log. */
  n?: number;
  /** It was not played: somebody had no eleven. */
  walkover?: boolean;
}

export interface Season {
  fixtures: Fixture[];
  /** Pairs as they were drawn for the Euro Cup, round after round. */
  paired: { first: number; second: number }[];
  trophies: { team: Team; competition: Competition; place: number; points: number }[];
}

export const LAST_DAY = 42;
export const FINAL_DAY = LAST_DAY + 1;

/** Reads the season that is on from the log. Lines that were taken back never happened. */
export function seasonOf(log: readonly LogEntry[]): Season {
  const told = log.filter((entry) => !entry.undone);
  const from = told.findLastIndex((entry) => entry.type === 'season-began');
  const season: Season = { fixtures: [], paired: [], trophies: [] };
  let day = 0;
  let open: Pick<Fixture, 'card' | 'replays' | 'scored'> = { replays: 0 };
  for (const entry of told.slice(from + 1)) {
    const event = entry as unknown as AnyEvent;
    switch (event.type) {
      case 'match-day':
        day = event.day;
        break;
      case 'paired':
        season.paired.push({ first: event.first, second: event.second });
        break;
      case 'fixture':
        season.fixtures.push({
          competition: event.competition,
          day: event.competition === 'euro-cup' && day === LAST_DAY ? FINAL_DAY : day,
          home: event.home,
          away: event.away,
          replays: 0,
        });
        break;
      case 'revealed':
        open = { ...open, card: event.kind };
        break;
      case 'penalty':
        open = { ...open, scored: event.scored };
        break;
      case 'replay':
        open = { replays: open.replays + 1 };
        break;
      case 'played':
      case 'walkover':
        settle(season.fixtures, event, { ...open, ...(event.type === 'played' && { n: entry.n }) }, day);
        open = { replays: 0 };
        break;
      case 'trophy':
        season.trophies.push(event);
        break;
      default:
    }
  }
  return season;
}

function settle(
  fixtures: Fixture[],
  event: EventOf<'played'> | EventOf<'walkover'>,
  open: Partial<Fixture>,
  day: number,
): void {
  let match = fixtures.findLast(
    (one) =>
      one.outcome === undefined &&
      one.competition === event.competition &&
      one.home === event.home &&
      one.away === event.away,
  );
  if (!match) {
    match = { competition: event.competition, day, home: event.home, away: event.away, replays: 0 };
    fixtures.push(match);
  }
  Object.assign(match, open, { outcome: event.outcome });
  if (event.type === 'walkover') match.walkover = true;
  else {
    match.die = event.die;
    match.goals = { home: event.homeGoals, away: event.awayGoals };
  }
}

/** The match days of a competition, from the board. */
export const daysOf = (board: readonly Day[], square: Square): number[] =>
  board.filter((one) => one.square === square).map((one) => one.day);

export const weekOf = (day: number): number => Math.ceil(day / 7);

/** The next league match day that is still to be played, 0 if there is none this season. */
export function nextLeague(board: readonly Day[], today: number, fixtures: readonly Fixture[]): number {
  const open = (day: number) => {
    const mine = fixtures.filter((one) => one.competition === 'league' && one.day === day);
    return (
      day > today || (day === today && (mine.length === 0 || mine.some((one) => one.outcome === undefined)))
    );
  };
  return daysOf(board, 'league').find(open) ?? 0;
}

/** Of a match: who won, 0 home or 1 away; undefined for draws and open ones. */
export const winnerOf = (match: Fixture): number | undefined =>
  match.outcome === 0 ? match.home : match.outcome === 1 ? match.away : undefined;
