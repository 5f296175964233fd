import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { listen } from '$lib/input/keymap';
import { look } from '$lib/motion.svelte';
import { mine, type MyTable } from '../../shell/mine';
import type { SeatLetter } from '../../shell/types';
import Table from '../Table.svelte';

let turn: SeatLetter[] = ['A'];
/** Another one each time: a page remembers which seats it has held. */
let keyB = '';
let bots: SeatLetter[] = [];
let elsewhere: SeatLetter[] = [];
/** How often the table was looked at: later looks show later tables. */
let looks = 0;
/** Who has left a standing order. */
let ordered: SeatLetter[] = [];
let consent: { by: SeatLetter; agreed: SeatLetter[]; waiting: SeatLetter[] } | null = null;
const chair = (seat: SeatLetter, name: string) => ({
  seat,
  kind: bots.includes(seat) ? ('bot' as const) : ('person' as const),
  bot: '' as const,
  name,
  club: '',
  colours: [],
  crest: '',
  online: elsewhere.includes(seat),
});
/** What each seat alone may see, as the server would answer for its token. */
const shown = (you: SeatLetter) => ({
  table: 't',
  game: 'plain',
  edition: 1,
  pack: { name: 'p', hash: 'h' },
  options: {},
  you,
  host: you === 'A',
  version: `1-${turn.join()}`,
  decision: ++looks,
  name: '',
  pace: 0,
  seats: [chair('A', 'Ana'), chair('B', 'Bea')],
  turn,
  result: null,
  consent,
  absence: 60,
  standing: ordered.includes(you) ? { moves: ['pass'] } : null,
  moves: turn.includes(you) ? [{ text: `hidden-${you}`, type: 'hidden' }] : [],
  asides: [],
  view: { hand: `secret-of-${you}` },
  log: [],
  lines: 0,
});
const seen: string[] = [];
let watch: MutationObserver;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  keyB = `key-b-${crypto.randomUUID()}`;
  speak('en');
  turn = ['A'];
  bots = [];
  elsewhere = [];
  ordered = [];
  consent = null;
  seen.length = 0;
  mine.keep({
    table: 't',
    game: 'plain',
    seats: [
      { seat: 'A', token: 'key-a', name: 'Ana' },
      { seat: 'B', token: keyB, name: 'Bea' },
    ],
    spectator: '',
    at: 1,
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/stream')) return new Promise(() => undefined);
    const seat = new Headers(init.headers).get('Authorization') === 'Bearer key-a' ? 'A' : 'B';
    if (path.includes('/moves')) turn = ['B'];
    if (path.includes('/seats/')) bots = [];
    return Promise.resolve(new Response(JSON.stringify(shown(seat))));
  });
  watch = new MutationObserver(() => seen.push(document.body.innerHTML));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
});
afterEach(() => {
  watch.disconnect();
  vi.unstubAllGlobals();
});

it('hides every seat’s secrets until the person who takes the device says so', async () => {
  const { rerender } = render(Table, route('key-a'));
  await userEvent.click(await screen.findByRole('button', { name: /I am Ana/ }));
  expect(seen.join()).toContain('Hand the device to');
  expect(seen.join()).toContain('secret-of-A');
  const before = seen.findIndex((html) => html.includes('I am Ana'));
  expect(seen.slice(0, before + 1).join()).not.toMatch(/secret-of|hidden-/);

  seen.length = 0;
  await userEvent.click(await screen.findByRole('button', { name: /hidden-A/ }));
  await screen.findByRole('button', { name: /I am Bea/ });
  expect(document.body.innerHTML).not.toMatch(/secret-of|hidden-/);
  expect(seen.join()).not.toMatch(/secret-of-B|hidden-B/);

  seen.length = 0;
  await userEvent.click(screen.getByRole('button', { name: /I am Bea/ }));
  expect(location.hash).toBe(`#/t/t/${keyB}`);
  await rerender(route(keyB));
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret-of-B'));
  expect(seen.join()).not.toContain('secret-of-A');
});

it.each([
  ['is not called for while his order answers', false],
  ['is called where his order has ended', true],
])('who left a standing order %s', async (_, ended) => {
  ordered = ['A'];
  const { rerender } = render(Table, route('key-a'));
  await userEvent.click(await me('Ana'));
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret-of-A'));
  turn = ['B'];
  window.dispatchEvent(new Event('online'));
  await userEvent.click(await me('Bea'));
  await rerender(route(keyB));
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret-of-B'));

  seen.length = 0;
  turn = ['A'];
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(document.body.innerHTML).not.toContain('hidden-B'));
  if (!ended) {
    turn = ['B'];
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(document.body.innerHTML).toContain('hidden-B'));
    expect(seen.join()).not.toContain('I am');
  } else {
    await vi.waitFor(() => expect(document.body.innerHTML).toContain('I am Ana'), 10_000);
  }
});

const route = (token: string) => ({ route: { page: 'table' as const, table: 't', token } });
const me = (name: string) => screen.findByRole('button', { name: new RegExp(`I am ${name}`) });
const curtain = () => screen.queryByText('Hand the device to');
const move = () => screen.findByRole('button', { name: /hidden-A/ });

it.each<[string, () => void]>([
  ['whose link was sent away', () => mine.place('t', 'B', 'away')],
  ['who is at another device', () => (elsewhere = ['B'])],
  ['for whom a computer plays', () => (bots = ['B'])],
])('does not fall for a seat %s', async (_, set) => {
  set();
  render(Table, route('key-a'));
  await userEvent.click(await move());
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /hidden-A/ })).toBeNull());
  expect(curtain()).toBeNull();
  expect(document.body.innerHTML).toContain('secret-of-A');
});

it('remembers who has played at another device', async () => {
  elsewhere = ['B'];
  render(Table, route('key-a'));
  await move();
  await vi.waitFor(() => expect(mine.find('t')?.seats[1]?.where).toBe('away'));
});

it('lets anybody of this device look, in turn or not, until the table waits for others', async () => {
  const { rerender } = render(Table, route('key-a'));
  await userEvent.click(await me('Bea'));
  expect(location.hash).toBe(`#/t/t/${keyB}`);
  await rerender(route(keyB));
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret-of-B'));
  await new Promise((soon) => setTimeout(soon));
  expect(curtain()).toBeNull();
  expect(screen.getByText('The table waits for Ana.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next at this device' }));
  await me('Ana');
});

it('lets who has just locked come back to his seat', async () => {
  render(Table, route('key-a'));
  await userEvent.click(await me('Ana'));
  await userEvent.click(await move());
  await me('Bea');
  await userEvent.click(await me('Ana'));
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret-of-A'));
  expect(curtain()).toBeNull();
});

it('asks for who must answer, also in the turn of who asks', async () => {
  consent = { by: 'A', agreed: [], waiting: ['B'] };
  render(Table, route('key-a'));
  await me('Bea');
  expect(screen.getByRole('dialog', { name: 'Bea' })).toBeInTheDocument();
});

it('waits until what has just happened was seen', async () => {
  render(Table, route('key-a'));
  await userEvent.click(await me('Ana'));
  const seen = look();
  await userEvent.click(await move());
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /hidden-A/ })).toBeNull());
  expect(curtain()).toBeNull();
  seen();
  await me('Bea');
});

it('is not opened by a key or a double click that began before it', async () => {
  const user = userEvent.setup();
  const stop = listen();
  render(Table, route('key-a'));
  await userEvent.click(await me('Ana'));
  (await move()).focus();
  await user.keyboard('{Enter>}');
  const bea = await me('Bea');
  for (const repeat of [true, true, false])
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, repeat }),
    );
  expect(location.hash).toBe('');
  bea.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(location.hash).toBe('');
  await user.keyboard('{/Enter}{Enter}');
  expect(location.hash).toBe(`#/t/t/${keyB}`);
  stop();
});

it('says that a computer plays for me, asks me nothing, and gives my seat back', async () => {
  mine.keep({ ...(mine.find('t') as MyTable), seats: [] });
  bots = ['A'];
  render(Table, route('key-a'));
  expect(await screen.findByText('A computer plays for you.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /hidden-A/ })).toBeNull();
  expect(document.title).not.toContain('Your turn');
  await userEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
  await move();
  expect(screen.queryByText('A computer plays for you.')).toBeNull();
});
