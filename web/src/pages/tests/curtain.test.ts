import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { mine } from '../../shell/mine';
import type { SeatLetter } from '../../shell/types';
import Table from '../Table.svelte';

let turn: SeatLetter[] = ['A'];
const chair = (seat: SeatLetter, name: string) => ({
  seat,
  kind: 'person' as const,
  bot: '' as const,
  name,
  club: '',
  colours: [],
  crest: '',
  online: true,
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
  decision: turn[0] === 'A' ? 1 : 2,
  name: '',
  pace: 800,
  seats: [chair('A', 'Ana'), chair('B', 'Bea')],
  turn,
  result: null,
  consent: null,
  absence: 60,
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
  speak('en');
  turn = ['A'];
  seen.length = 0;
  mine.keep({
    table: 't',
    game: 'plain',
    seats: [
      { seat: 'A', token: 'key-a', name: 'Ana' },
      { seat: 'B', token: 'key-b', name: 'Bea' },
    ],
    spectator: '',
    at: 1,
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/stream')) return new Promise(() => undefined);
    const seat = new Headers(init.headers).get('Authorization') === 'Bearer key-a' ? 'A' : 'B';
    if (path.includes('/moves')) turn = ['B'];
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
  const route = (token: string) => ({ route: { page: 'table' as const, table: 't', token } });
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
  expect(location.hash).toBe('#/t/t/key-b');
  await rerender(route('key-b'));
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret-of-B'));
  expect(seen.join()).not.toContain('secret-of-A');
});
