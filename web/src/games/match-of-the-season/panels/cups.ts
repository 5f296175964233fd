/** The cups as brackets, from what the log told and what the view says. */
import { gameWords, type Round, type Tie, type TieSide } from '$lib';
import type { MotsView, Seat } from '../../../generated/match-of-the-season';
import { FIRST_CLUB, GAME, TEAMS, type Names } from '../names';
import { daysOf, FINAL_DAY, weekOf, winnerOf, type Fixture, type Season } from './season';
import { m } from './words';

export interface Cup {
  id: 'super-cup' | 'national-cup' | 'euro-cup';
  title: string;
  rounds: Round[];
  /** What has to be known besides: who holds it, that it begins in season 2. */
  note?: string | undefined;
}

interface Seen {
  view: MotsView;
  season: Season;
  names: Names;
  me: Seat | undefined;
}

/** Ties of the four rounds of the Euro Cup: sixteen cards, two at a time. */
const EURO_ROUNDS = [8, 4, 2, 1];

export function cupsOf(seen: Seen): Cup[] {
  return [superCup(seen), nationalCup(seen), euroCup(seen)].filter((one) => one !== undefined);
}

const cupName = (id: Cup['id']): string => gameWords(GAME).t(`competition.${id}.name`);
const when = (day: number): string =>
  day === FINAL_DAY ? m('cup.final') : gameWords(GAME).t('word.week', { week: weekOf(day) });

function sideIn({ view, names, me }: Seen, side: number, extra: Partial<TieSide> = {}): TieSide {
  const team = TEAMS[side];
  const mine = me !== undefined && view.teams.some((one) => one.team === team && one.seat === me);
  return { club: names.side(side), me: mine, ...extra };
}

function tieOf(seen: Seen, match: Fixture, id: string): Tie {
  const winner = winnerOf(match);
  const goals = match.goals && match.goals.home + match.goals.away > 0 ? match.goals : undefined;
  const side = (who: number, scored: number | undefined) =>
    sideIn(seen, who, {
      through: winner === who,
      out: winner !== undefined && winner !== who,
      result: scored === undefined ? undefined : String(scored),
    });
  return {
    id,
    home: side(match.home, goals?.home),
    away: side(match.away, goals?.away),
    when: match.replays > 0 ? m('cup.replays', { count: match.replays }) : undefined,
  };
}

const openTie = (id: string, home: TieSide = {}, away: TieSide = {}): Tie => ({ id, home, away });

function superCup(seen: Seen): Cup | undefined {
  if (seen.view.season === 1) return undefined;
  const match = seen.season.fixtures.find((one) => one.competition === 'super-cup');
  const day = daysOf(seen.names.box.board, 'super-cup')[0] ?? 3;
  return {
    id: 'super-cup',
    title: cupName('super-cup'),
    rounds: [{ title: when(day), ties: [match ? tieOf(seen, match, 's') : openTie('s')] }],
    note: m('cup.super'),
  };
}

/** Two semi-finals drawn by throws, and a final two weeks later. */
function nationalCup(seen: Seen): Cup {
  const played = seen.season.fixtures.filter((one) => one.competition === 'national-cup');
  const [semi = 17, last = 31] = daysOf(seen.names.box.board, 'national-cup');
  const semis = played.slice(0, 2);
  const final = played[2];
  const through = semis.map(winnerOf);
  const place = (i: number): TieSide => {
    const who = through[i];
    return who === undefined ? { label: m('cup.winner', { tie: i + 1 }) } : sideIn(seen, who);
  };
  return {
    id: 'national-cup',
    title: cupName('national-cup'),
    rounds: [
      {
        title: `${m('cup.semi')} · ${when(semi)}`,
        ties: [0, 1].map((i) => {
          const match = semis[i];
          return match ? tieOf(seen, match, `n${i}`) : openTie(`n${i}`);
        }),
      },
      {
        title: `${m('cup.final')} · ${when(last)}`,
        ties: [final ? tieOf(seen, final, 'nf') : openTie('nf', place(0), place(1))],
      },
    ],
  };
}

interface Pair {
  id: string;
  first: number;
  second: number;
  match: Fixture | undefined;
  winner: number | undefined;
}

/** Why the Euro Cup is not played in the first season. */
export const notYet = (view: MotsView): string => m(view.seasons === 1 ? 'cup.never' : 'cup.later');

function euroCup(seen: Seen): Cup {
  const title = cupName('euro-cup');
  if (seen.view.season === 1) return { id: 'euro-cup', title, rounds: [], note: notYet(seen.view) };
  const days = [...daysOf(seen.names.box.board, 'euro-cup'), FINAL_DAY];
  const rounds = inOrder(drawn(seen.season));
  const begun = seen.season.paired.length > 0;
  const stopped = begun && !seen.view.cups.euro.some((one) => one < FIRST_CLUB);
  const finished = rounds.at(-1)?.some((pair) => pair.winner !== undefined) ?? false;
  const shown = EURO_ROUNDS.filter((_, round) => !stopped || (rounds[round] ?? []).length > 0);
  return {
    id: 'euro-cup',
    title,
    rounds: shown.map((ties, round): Round => {
      const pairs = rounds[round] ?? [];
      return {
        title: when(days[round] ?? FINAL_DAY),
        ties:
          pairs.length > 0
            ? pairs.map((pair) => pairTie(seen, pair))
            : Array.from({ length: ties }, (_, i) => openTie(`e${round}-${i}`)),
      };
    }),
    note: m(stopped && !finished ? 'cup.stopped' : 'cup.euroNote'),
  };
}

/** The pairs round by round. Of two European clubs the first drawn goes on without playing. */
function drawn(season: Season): Pair[][] {
  const matches = season.fixtures.filter((one) => one.competition === 'euro-cup');
  let at = 0;
  return EURO_ROUNDS.map((count, round) =>
    season.paired.slice(at, (at += count)).map(({ first, second }): Pair => {
      const foreign = first >= FIRST_CLUB && second >= FIRST_CLUB;
      const meets = (one: Fixture) =>
        [one.home, one.away].includes(first) && [one.home, one.away].includes(second);
      const match = foreign ? undefined : matches.find(meets);
      return {
        id: `e${round}-${first}`,
        first,
        second,
        match,
        winner: foreign ? first : match && winnerOf(match),
      };
    }),
  );
}

/** Each round is drawn anew: puts the ties so that those whose winners met stand beside each other. */
function inOrder(rounds: Pair[][]): Pair[][] {
  const sorted = [...rounds];
  for (let round = sorted.length - 2; round >= 0; round--) {
    const next = (sorted[round + 1] ?? []).flatMap((pair) => [pair.first, pair.second]);
    const rank = (pair: Pair) => (pair.winner === undefined ? -1 : next.indexOf(pair.winner));
    if (next.length > 0) sorted[round] = [...(sorted[round] ?? [])].sort((a, b) => rank(a) - rank(b));
  }
  return sorted;
}

function pairTie(seen: Seen, pair: Pair): Tie {
  if (pair.match) return tieOf(seen, pair.match, pair.id);
  const side = (who: number) =>
    sideIn(seen, who, {
      through: pair.winner === who,
      out: pair.winner !== undefined && pair.winner !== who,
    });
  return {
    id: pair.id,
    home: side(pair.first),
    away: side(pair.second),
    when: pair.winner === undefined ? undefined : m('cup.lot'),
  };
}
