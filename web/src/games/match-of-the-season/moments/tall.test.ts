import { act, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { skipMotion } from '$lib/motion.svelte';
import type { LogEntry } from '../../../shell/types';
import Table from '../Table.svelte';
import { answering, linkOf, move, TOOLS, viewOf } from '../tests/fixture';

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => {
  skipMotion();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MATCH: LogEntry[] = [
  { n: 1, type: 'fixture', rule: 'MOTS-070', competition: 'league', home: 0, away: 1 },
  { n: 2, type: 'threw', rule: 'MOTS-070', team: 'blue', die: 6, pips: 1, purpose: 'none' },
  {
    ...{ n: 3, type: 'played', rule: 'MOTS-070', competition: 'league', home: 0, away: 1, outcome: 0 },
    ...{ die: 1, homeGoals: 0, awayGoals: 0 },
  },
];

it('where trading leaves the board its room on a low phone, the board stays, with its report', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => phone);
  const { link } = linkOf(viewOf({ stage: 'turn-over' }), [move('turn-card')]);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  const height = vi.spyOn(document.querySelector('.mid') as HTMLElement, 'clientHeight', 'get');
  height.mockReturnValue(320);
  link.log = MATCH;
  const trading = document.createElement('div');
  trading.dataset['tall'] = 'true';
  document.querySelector('.right')?.append(trading);
  await act(tick);
  expect(screen.getByRole('main')).not.toHaveClass('away');
  expect(screen.getByRole('region', { name: 'What decided it' })).toBeInTheDocument();

  height.mockReturnValue(100);
  trading.dataset['tall'] = 'more';
  await act(tick);
  expect(screen.getByRole('main')).toHaveClass('away');
});

it('where a low phone puts the board away for trading, report and strip lie outside it', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { link } = linkOf(viewOf({ stage: 'turn-over' }), [move('turn-card')]);
  const { unmount } = render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  const report = () => screen.getByRole('region', { name: 'What decided it' });
  link.log = MATCH;
  await act(tick);
  expect(report().closest('.mid')).not.toBeNull();

  const trading = document.createElement('div');
  trading.dataset['tall'] = 'true';
  document.querySelector('.right')?.append(trading);
  await act(tick);
  expect(report().closest('.mid')).toBeNull();

  // He hands the device on before he has read it.
  unmount();
  render(Table, { link, tools: TOOLS });
  document.querySelector('.right')?.append(trading);
  const strip = await screen.findByRole('button', { name: /League.*Port Alder wins/ });
  expect(strip.closest('.mid')).toBeNull();
});
