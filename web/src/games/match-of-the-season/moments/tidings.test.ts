/** What befalls my teams is told beside the board, not in the log alone. */
import { act, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { LogEntry } from '../../../shell/types';
import Table from '../Table.svelte';
import { answering, linkOf, move, TOOLS, viewOf } from '../tests/fixture';
import { tidingsAfter } from './tidings';

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

const line = (n: number, type: string, parts: object): LogEntry => ({ n, type, rule: 'MOTS-123', ...parts });
const LOST = [
  line(2, 'lost', { team: 'blue', player: 3 }),
  line(3, 'lost', { team: 'red', player: 20 }),
  line(4, 'lost', { team: 'blue', player: 5 }),
];
const ROLLED = (n: number) => line(n, 'rolled', { team: 'red', pips: 3, from: 1, to: 4 });

async function table(over: object = {}) {
  const { link } = linkOf(viewOf({ stage: 'turn-over' }), [move('turn-card')], [], over, [ROLLED(1)]);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  const told = async (...lines: LogEntry[]) => {
    link.log = [...link.log, ...lines];
    await act(tick);
  };
  return { link, told };
}
const strip = () => document.querySelector('.strip');

it('who leaves my team is told until I have read it; of others nothing is', async () => {
  const { told } = await table();
  await told(...LOST);
  expect(strip()).toHaveTextContent(/Man 3 leaves Port Alder.*Man 5 leaves Port Alder/);
  expect(strip()).not.toHaveTextContent(/Man 20/);
  await act(() => strip()?.querySelector('button')?.click());
  expect(strip()).toBeNull();
  await told(line(5, 'kept', { team: 'blue', kind: 1 }));
  expect(strip()).not.toHaveTextContent(/Man 3/);
});

it('it goes when the marker goes on, and nothing old is told to who comes to the table or watches', async () => {
  const { told } = await table();
  await told(...LOST);
  expect(strip()).not.toBeNull();
  await told(ROLLED(5));
  await waitFor(() => expect(strip()).toBeNull(), { timeout: 5000 });
});

it('spectators are told nothing of it', async () => {
  const { told } = await table({ you: 'spectator', moves: [] });
  await told(...LOST);
  expect(strip()).toBeNull();
});

it('what was taken back or is old is none, and the last four are enough', () => {
  const many = Array.from({ length: 6 }, (_, i) => line(2 + i, 'lost', { team: 'blue', player: i + 1 }));
  expect(tidingsAfter(many, 0, ['blue']).map((one) => one.n)).toEqual([4, 5, 6, 7]);
  expect(tidingsAfter(many, 6, ['blue']).map((one) => one.n)).toEqual([7]);
  expect(tidingsAfter([{ ...many[0], undone: true } as LogEntry], 0, ['blue'])).toEqual([]);
  expect(tidingsAfter([...many, ROLLED(9)], 0, ['blue'])).toEqual([]);
  expect(tidingsAfter([...many, { ...ROLLED(9), undone: true }], 6, ['blue'])).toHaveLength(1);
});
