/** Answers enough of the API for pictures without a server: the games, and one demo table with a view and some moves. */
const GAMES = [
  {
    id: 'match-of-the-season',
    name: 'Match of the Season',
    seats: { fewest: 2, most: 4 },
    edition: 1,
    bots: ['trainee', 'coach'],
    packs: ['standard'],
    options: [
      { id: 'seasons', values: ['1', '3', '6'], standard: '6', rule: 'MOTS-002' },
      { id: 'match', values: ['basic', 'advanced'], standard: 'basic', rule: 'MOTS-157' },
      { id: 'formations', values: ['standard', 'extra'], standard: 'standard', rule: 'MOTS-155' },
      {
        id: 'line-ups',
        values: ['covered-eleven', 'covered-one', 'covered-fixed', 'open'],
        standard: 'covered-eleven',
        rule: 'MOTS-A31',
      },
      { id: 'bid-step', values: ['5', '1'], standard: '5', rule: 'MOTS-A14' },
      { id: 'deciders', values: ['every-place', 'title-only'], standard: 'every-place', rule: 'MOTS-A46' },
    ],
  },
];

const chair = (seat, kind, name) => ({
  seat,
  kind,
  bot: kind === 'bot' ? 'coach' : '',
  name,
  club: '',
  colours: [],
  crest: '',
  online: true,
  awaySince: null,
});

const SHOWN = {
  table: 'demo',
  game: 'demo',
  edition: 1,
  pack: { name: 'standard', hash: 'x' },
  options: {},
  you: 'A',
  host: true,
  version: '3-4-0',
  decision: 3,
  name: 'Thursday evening',
  pace: 800,
  seats: [chair('A', 'person', ''), chair('B', 'bot', 'Signora Vela'), chair('C', 'bot', 'Old Brandt')],
  turn: ['A'],
  result: null,
  consent: null,
  undoable: 1,
  rewindable: true,
  standing: null,
  absence: 60,
  moves: [
    { text: 'raise 25', type: 'raise', price: 25 },
    { text: 'raise 30', type: 'raise', price: 30 },
    { text: 'pass', type: 'pass' },
  ],
  asides: [{ text: 'sell 4', type: 'sell', player: 4 }],
  view: {
    week: 2,
    price: 20,
    leader: 'B',
    clubs: [
      { club: 'A', cash: 40, squad: [1, 4, 9] },
      { club: 'B', cash: 55, squad: [] },
    ],
  },
  log: [
    { n: 1, type: 'on-offer', rule: 'DEMO-035', player: 12, skill: 4 },
    { n: 2, type: 'raised', rule: 'DEMO-031', club: 'A', price: 15, player: 12 },
    { n: 3, type: 'raised', rule: 'DEMO-031', club: 'B', price: 20, player: 12 },
  ],
  lines: 3,
};

export function api(request, response, path) {
  const json = (body) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
    return true;
  };
  if (path === '/api/games') return json(GAMES);
  if (path.endsWith('/stream')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': quiet\n\n');
    return true;
  }
  if (/\/at\/\d+$/.test(path))
    return json({
      table: 'demo',
      as: 'A',
      line: 2,
      lines: 3,
      turn: ['A'],
      result: null,
      view: SHOWN.view,
      log: [],
    });
  if (path.startsWith('/api/tables/demo')) return json(SHOWN);
  return false;
}
