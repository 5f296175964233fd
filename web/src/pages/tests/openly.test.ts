/** Between people at one device, where the game says that nobody has anything to hide. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { live } from '$lib/live.svelte';
import { BOX, viewOf } from '../../games/match-of-the-season/tests/fixture';
import type { Stage } from '../../generated/match-of-the-season';
import { mine } from '../../shell/mine';
import type { SeatLetter } from '../../shell/types';
import Table from '../Table.svelte';

const game = vi.hoisted(() => ({ open: true }));
vi.mock('../../shell/games', async (original) => ({
  ...(await original<typeof import('../../shell/games')>()),
  gamePage: (id: string) =>
    id === 'match-of-the-season'
      ? import('../../games/match-of-the-season').then((page) => page.default)
      : Promise.resolve({ mood: 'season', openly: () => game.open }),
}));

let turn: SeatLetter[] = ['A'];
let keyB = '';
let looks = 0;
/** The table is one of Match of the Season, at this stage. */
let season: Stage | undefined;
const chair = (seat: SeatLetter, name: string) => ({
  ...{
    seat,
    kind: 'person' as const,
    bot: '' as const,
    name,
    club: '',
    colours: [],
    crest: '',
    online: false,
  },
});
const shown = (you: SeatLetter) => ({
  ...{ table: 't', game: 'plain', edition: 1, pack: { name: 'p', hash: 'h' }, options: {}, you, host: true },
  ...{ version: `1-${turn.join()}`, decision: ++looks, name: '', pace: 0, turn, result: null, consent: null },
  ...{ absence: 60, standing: null, asides: [], view: { hand: `cards-of-${you}` }, log: [], lines: 0 },
  seats: [chair('A', 'Ana'), chair('B', 'Bea')],
  moves: turn.includes(you) ? [{ text: `pick-${you}`, type: 'pick' }] : [],
});

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  keyB = `key-b-${crypto.randomUUID()}`;
  speak('en');
  turn = ['A'];
  game.open = true;
  season = undefined;
  const seats = [
    { seat: 'A' as const, token: 'key-a', name: 'Ana' },
    { seat: 'B' as const, token: keyB, name: 'Bea' },
  ];
  mine.keep({ table: 't', game: 'plain', seats, spectator: '', at: 1 });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/stream')) return new Promise(() => undefined);
    const seat = new Headers(init.headers).get('Authorization') === 'Bearer key-a' ? 'A' : 'B';
    if (path.includes('/moves')) turn = [seat === 'A' ? 'B' : 'A'];
    if (path.endsWith('/box')) return Promise.resolve(new Response(JSON.stringify(BOX)));
    const over = season ? { game: 'match-of-the-season', view: viewOf({ stage: season }) } : {};
    return Promise.resolve(new Response(JSON.stringify({ ...shown(seat), ...over })));
  });
});
afterEach(() => vi.unstubAllGlobals());

const route = (token: string) => ({ route: { page: 'table' as const, table: 't', token } });
const curtain = () => screen.queryByText('Hand the device to');
const pick = (seat: SeatLetter) => screen.findByRole('button', { name: new RegExp(`pick-${seat}`) });

it('no curtain falls: who is asked next has the device at once, until there is something to hide', async () => {
  const { rerender } = render(Table, route('key-a'));
  await userEvent.click(await pick('A'));
  await vi.waitFor(() => expect(location.hash).toBe(`#/t/t/${keyB}`));
  await rerender(route(keyB));
  await pick('B');
  expect(curtain()).toBeNull();
  expect(live.polite).toContain('Bea now.');

  game.open = false;
  await userEvent.click(await pick('B'));
  expect(await screen.findByRole('button', { name: /I am Ana/ })).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain('cards-of');
});

it.each<[Stage, boolean]>([
  ['colours', false],
  ['draft', false],
  ['line-ups', true],
  ['auction', true],
  ['day', true],
])('in Match of the Season a curtain hangs at the stage %s: %s', async (stage, hangs) => {
  season = stage;
  render(Table, route('key-a'));
  const there = () => document.querySelector(hangs ? '.curtain' : 'main .decision h1');
  await vi.waitFor(() => {
    expect(there()).not.toBeNull();
    expect(document.body).not.toHaveTextContent('Laying the table');
  }, 15_000);
  expect(curtain() !== null).toBe(hangs);
  expect(document.querySelector('main') !== null).toBe(!hangs);
});
