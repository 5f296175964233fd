/** A made-up box, view and link, so that the table's parts can be tried without a server. */
import { vi } from 'vitest';
import type {
  AuctionView,
  MotsContent,
  MotsView,
  Team,
  TeamView,
} from '../../../generated/match-of-the-season';
import { TableLink } from '../../../shell/link.svelte';
import type { LogEntry, Move, Shown } from '../../../shell/types';
import { TEAMS } from '../names';

/** Fifteen men a team, in this order; the same numbers plus fifteen for the next team; 61 to 64 lie in the pool. */
const LINES = 'gk df df df df mf mf mf mf fw fw gk df mf fw'.split(' ');
const men = Array.from({ length: 64 }, (_, i) => ({
  number: i + 1,
  name: `Man ${i + 1}`,
  position: LINES[i % 15] as 'gk',
  stars: (i % 5) + 1,
  nation: null,
}));
const KINDS = [
  'central-attack',
  'wing-attack',
  'physio',
  'appeal',
  'stay-home',
  'scout',
  'home-ground',
  'loyalty',
];

export const BOX = {
  players: men,
  nations: [],
  board: [],
  fixtures: [],
  chances: KINDS.map((effect) => ({
    id: effect,
    effect,
    copies: 1,
    amount: 0,
    nameEn: effect,
    namePt: effect,
    textEn: `what ${effect} does`,
    textPt: '',
  })),
  clubs: [],
  prices: [1, 2, 3, 4, 5].map((stars) => ({ stars, face: stars * 100, bank: stars * 30 })),
} as unknown as MotsContent;

/** A man of the pool under the hammer, nothing bid for him yet. */
export const LOT: AuctionView = {
  purpose: 'transfer',
  player: 61,
  faceValue: 100,
  price: 0,
  least: 100,
  step: 5,
  leader: null,
  seller: null,
  in: ['A', 'B'],
  next: 'A',
  row: [],
  lots: 0,
};

const team = (name: Team, i: number): TeamView => ({
  team: name,
  seat: (['A', 'B', 'C', 'D'] as const)[i] ?? null,
  cash: 700,
  squad: Array.from({ length: 15 }, (_, at) => 15 * i + at + 1),
  formation: '4-4-2',
  line: Array.from({ length: 11 }, (_, at) => 15 * i + at + 1),
  held: 0,
  hand: [],
  known: [],
  ready: false,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  leaguePoints: 0,
  place: 0,
  points: 0,
  leagues: 0,
  cups: 0,
  euros: 0,
  homeGround: false,
  loyalty: false,
});

export function viewOf(over: Partial<MotsView>, hand: number[] = []): MotsView {
  const teams = TEAMS.map(team);
  if (teams[0]) teams[0].hand = hand;
  return {
    stage: 'day',
    season: 1,
    seasons: 6,
    day: 7,
    target: 7,
    roller: 'blue',
    order: [...TEAMS],
    teams,
    pool: [61, 62, 63, 64],
    pile: 20,
    under: [],
    chancePile: 40,
    chanceUnder: [],
    absences: [],
    building: [],
    faceDown: [],
    auction: null,
    matches: null,
    throwing: null,
    choice: null,
    closing: null,
    cups: { cupFinalists: [], champion: null, cupWinner: null, holder: null, euro: [], euroRound: 0 },
    waiting: [],
    terms: [],
    ...over,
  };
}

export const MATCH = {
  home: 0,
  away: 1,
  outcome: -1,
  laid: false,
  card: 0,
  homeGoals: 0,
  awayGoals: 0,
  odds: null,
  stake: { homeWins: 17, awayPays: 7, awayWins: 20, homePays: 10 },
};
export const MATCHES: MotsView['matches'] = {
  competition: 'league',
  list: [MATCH],
  playing: 0,
  replays: 0,
  throwsMade: 0,
  club: [],
};

/** A move as the server lists it: its parts by name, its text from the parts in their order. */
export const move = (type: string, parts: Record<string, string | number> = {}): Move => ({
  ...parts,
  text: [type, ...Object.values(parts)].join(' '),
  type,
});

let tables = 0;
/** A link that shows this and writes down what is asked of it. */
export function linkOf(
  view: MotsView,
  moves: Move[],
  asides: Move[] = [],
  over: Partial<Shown<MotsView>> = {},
  log: LogEntry[] = [],
) {
  const link = new TableLink<MotsView>(`t${++tables}`, 'token');
  link.shown = {
    table: `t${tables}`,
    game: 'match-of-the-season',
    edition: 1,
    pack: { name: 'standard', hash: '' },
    options: {},
    you: 'A',
    host: true,
    version: '1-0-0',
    decision: 5,
    name: '',
    pace: 0,
    seats: [],
    turn: moves.length > 0 ? ['A'] : ['B'],
    result: null,
    consent: null,
    undoable: 0,
    absence: 60,
    moves,
    asides,
    view,
    log: [],
    lines: 0,
    ...over,
  };
  link.log = log;
  link.status = 'open';
  const act = vi.spyOn(link, 'act').mockResolvedValue(true);
  link.order = vi.fn<TableLink<MotsView>['order']>().mockResolvedValue(true);
  return { link, act };
}

/** Answers for the box and for every "why not": the rule MOTS-143 with this key. */
export function answering(key = 'thirteen-at-least') {
  const asked: string[] = [];
  const fetched = (path: string, init?: RequestInit) => {
    if (path.endsWith('/box')) return Promise.resolve(new Response(JSON.stringify(BOX)));
    if (path.endsWith('/why')) {
      const { moves } = JSON.parse(String(init?.body)) as { moves: string[] };
      asked.push(...moves);
      const answers = moves.map(() => ({ rule: 'MOTS-143', key, args: {} }));
      return Promise.resolve(new Response(JSON.stringify({ answers, decision: 5 })));
    }
    return Promise.resolve(new Response('{}', { status: 404 }));
  };
  vi.stubGlobal('fetch', fetched);
  return asked;
}

export const TOOLS = {
  menu: () => undefined,
  moves: () => undefined,
  log: () => undefined,
  rules: () => undefined,
  speed: () => undefined,
  undo: () => undefined,
  rematch: () => undefined,
  help: () => undefined,
} as never;
