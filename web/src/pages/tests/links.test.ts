import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n/index.svelte';
import { live } from '$lib/live.svelte';
import { TableLink } from '../../shell/link.svelte';
import { mine } from '../../shell/mine';
import type { Chair, SeatLetter, Shown } from '../../shell/types';
import SeatLinks from '../table/SeatLinks.svelte';

const NOW = Date.parse('2026-01-02T03:04:05Z');
const chair = (seat: SeatLetter, name: string, online: boolean, awaySince?: string): Chair => ({
  seat,
  kind: 'person',
  bot: '',
  name,
  club: '',
  colours: [],
  crest: '',
  online,
  awaySince: awaySince ?? null,
});
function link(): TableLink {
  const made = new TableLink('t', 'key-a');
  const seats = [chair('A', 'Ana', true), chair('B', 'Bo', false, new Date(NOW - 30_000).toISOString())];
  const shown = { table: 't', game: 'plain', you: 'A', host: true, seats, turn: ['A'], absence: 120 };
  made.shown = shown as unknown as Shown;
  return made;
}
const keys = {
  table: 't',
  game: 'plain',
  seats: [
    { seat: 'A' as const, token: 'key-a', name: 'Ana' },
    { seat: 'B' as const, token: 'key-b', name: 'Bo' },
  ],
  spectator: 'watch',
  at: 1,
};
const where = () => mine.find('t')?.seats.find((one) => one.seat === 'B')?.where;
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(() => {
  localStorage.clear();
  speak('en');
  mine.keep(keys);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks a seat as played elsewhere once its link was copied or shown, and only then', async () => {
  for (const press of ['Copy', /QR/]) {
    mine.keep(keys);
    const { unmount } = render(SeatLinks, { link: link() });
    await userEvent.click(rowOf('You').getByRole('button', { name: 'Copy' }));
    expect(where()).toBeUndefined();
    await userEvent.click(rowOf('Bo').getByRole('button', { name: press }));
    expect(where()).toBe('away');
    expect(mine.find('t')?.seats[0]?.where).toBeUndefined();
    await userEvent.click(rowOf('Bo').getByRole('radio', { name: 'plays here' }));
    expect(where()).toBe('here');
    unmount();
  }
});

it('shows the club that each seat leads by now, as the table does', () => {
  const club = vi.fn(() => ({ id: 'red', name: 'Redmere', crest: { a: '#123456' } }));
  const { container } = render(SeatLinks, { link: link(), page: { mood: 'season', club } });
  expect(club).toHaveBeenCalledWith('A', expect.anything());
  const crests = [...container.querySelectorAll('li svg.crest')];
  expect(crests.length).toBeGreaterThan(1);
  for (const one of crests) expect(one.innerHTML).toContain('#123456');
});

it('selects the link to be copied by hand where the browser lends no clipboard', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(SeatLinks, { link: link() });
  await user.click(rowOf('Bo').getByRole('button', { name: 'Copy' }));
  const field = rowOf('Bo').getByRole<HTMLInputElement>('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toContain('key-b');
  expect(live.notes.at(-1)?.text).toMatch(/by hand/);
});

it('warns that links to this computer work nowhere else', () => {
  render(SeatLinks, { link: link() });
  expect(screen.getByText(/play --host/)).toBeInTheDocument();
});

it('says how long until a computer may take the seat of who is away', async () => {
  render(SeatLinks, { link: link() });
  expect(rowOf('Bo').getByRole('button', { name: /^Computer.*in 1:30 min/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await vi.advanceTimersByTimeAsync(89_000);
  expect(rowOf('Bo').getByRole('button', { name: /^Computer.*in 0:01 min/ })).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rowOf('Bo').getByRole('button', { name: 'Computer manager for seat B' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

it('shows a new link at once, also at a table this browser has forgotten', async () => {
  mine.drop('t');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"seat":"B","token":"fresh"}')));
  render(SeatLinks, { link: link() });
  expect(rowOf('Bo').getByRole('button', { name: /New link.*in 1:30 min/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await vi.advanceTimersByTimeAsync(90_000);
  await userEvent.click(rowOf('Bo').getByRole('button', { name: /New link/ }));
  await waitFor(() => expect(rowOf('Bo').getByRole<HTMLInputElement>('textbox').value).toContain('fresh'));
  expect(mine.find('t')?.seats).toEqual([{ seat: 'B', token: 'fresh', name: 'Bo', where: 'away' }]);
});
