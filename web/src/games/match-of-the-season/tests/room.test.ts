import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { AuctionView } from '../../../generated/match-of-the-season';
import Table from '../Table.svelte';
import { LOT, TOOLS, answering, linkOf, move, viewOf } from './fixture';

const ALONE: AuctionView = { ...LOT, in: ['A'] };

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

it.each([false, true])('an auction shows every purse, and who is out (phone: %s)', async (phone) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: phone && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const view = viewOf({ stage: 'auction', auction: ALONE });
  const { link } = linkOf(view, [move('bid', { team: 'blue', price: 100 }), move('pass')]);
  render(Table, { link, tools: TOOLS });
  const room = within(await screen.findByRole('region', { name: 'In the room' }));
  const rows = room.getAllByRole('listitem').map((one) => one.textContent ?? '');
  expect(rows).toHaveLength(view.order.length);
  for (const row of rows) expect(row).toMatch(/of \d+k/);
  expect(rows.filter((row) => /out/.test(row)).length).toBe(
    view.order.filter((team) => view.teams.find((one) => one.team === team)?.seat !== 'A').length,
  );
});
