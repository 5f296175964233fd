import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, live } from '$lib/live.svelte';
import { TableLink } from '../link.svelte';

const table = (over: object = {}) => ({
  table: 't',
  game: 'demo',
  you: 'A',
  decision: 1,
  seats: [],
  turn: ['A', 'B'],
  moves: [{ text: 'ready', type: 'ready' }],
  asides: [{ text: 'sell 3', type: 'sell' }],
  view: {},
  log: [],
  lines: 5,
  ...over,
});
const STALE = { error: { rule: 'TABLE-003', key: 'stale', args: {}, status: 409, index: 0 } };
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

/** The decisions that moves were sent for. */
let sent: number[];
/** How the table looks when it is looked at, one after the other; the last for good. */
let looks: object[];
/** So many submissions come too late. */
let late: number;

beforeEach(() => {
  sent = [];
  looks = [];
  late = 1;
  [...live.notes].forEach((note) => dismiss(note.id));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!path.includes('/moves'))
      return Promise.resolve(answer((looks.length > 1 ? looks.shift() : looks[0]) ?? table()));
    sent.push((JSON.parse(String(init.body)) as { decision: number }).decision);
    return Promise.resolve(late-- > 0 ? answer(STALE, 409) : answer(table({ decision: 99, turn: [] })));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function act(first: object, ...then: object[]): Promise<boolean> {
  looks = [first, ...then];
  const link = new TableLink('t', 'k');
  await link.refresh();
  link.quiet = (line) => line.type === 'covered';
  return link.act('ready');
}

it('sends a move again, without a word, where another seat acted covered a moment before', async () => {
  expect(await act(table(), table({ decision: 2, turn: ['A'] }))).toBe(true);
  expect(sent).toEqual([1, 2]);
  expect(live.notes).toEqual([]);
});

it('also where it was told that somebody did', async () => {
  const covered = [6, 7].map((n) => ({ n, type: 'covered' }));
  expect(await act(table(), table({ decision: 3, lines: 7, log: covered }))).toBe(true);
  expect(sent).toEqual([1, 3]);
  expect(live.notes).toEqual([]);
});

it('sends it twice more at most, then says so', async () => {
  late = 9;
  const looking = [2, 3, 4, 5].map((decision) => table({ decision }));
  expect(await act(table(), ...looking)).toBe(false);
  expect(sent).toEqual([1, 2, 3]);
  expect(live.notes).toHaveLength(1);
});

it.each([
  ['the move is not on offer any more', { moves: [{ text: 'pass', type: 'pass' }] }],
  ['other moves have come', { moves: [...table().moves, { text: 'bid 5', type: 'bid' }] }],
  ['what may be done beside it is another', { asides: [] }],
  ['something has been told', { lines: 6, log: [{ n: 6, type: 'sold' }] }],
  [
    'something has been told among it',
    {
      lines: 7,
      log: [
        { n: 6, type: 'covered' },
        { n: 7, type: 'sold' },
      ],
    },
  ],
])('never sends it again when %s', async (_, change) => {
  expect(await act(table(), table({ decision: 2, ...change }))).toBe(false);
  expect(sent).toEqual([1]);
  expect(live.notes.at(-1)).toMatchObject({ rule: 'TABLE-003', tone: 'refusal' });
});
