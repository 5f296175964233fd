/** What further answers of the server do to what is shown: nothing, as long as they tell nothing new. */
import { act, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { skipMotion } from '$lib/motion.svelte';
import type { TableLink } from '../../../shell/link.svelte';
import type { MotsView } from '../../../generated/match-of-the-season';
import type { LogEntry } from '../../../shell/types';
import Table from '../Table.svelte';
import { answering, linkOf, move, TOOLS, viewOf } from '../tests/fixture';

const line = (n: number, type: string, parts: object = {}): LogEntry => ({
  n,
  type,
  rule: 'MOTS-070',
  ...parts,
});
const match = (n: number, home: number, away: number): LogEntry[] => [
  line(n, 'fixture', { competition: 'league', home, away }),
  line(n + 1, 'threw', { team: 'blue', die: 6, pips: 1, purpose: 'none' }),
  line(n + 2, 'played', {
    ...{ competition: 'league', home, away, outcome: 0, die: 1, homeGoals: 0, awayGoals: 0 },
  }),
];
const ROLLED = line(1, 'rolled', { team: 'blue', pips: 3, from: 1, to: 4 });

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

/** A table that was opened before anything happened. */
async function opened(view = viewOf({ stage: 'turn-over' }), options = {}) {
  const { link } = linkOf(view, [move('turn-card')], [], { options });
  const { rerender } = render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  return Object.assign(link, { rerender });
}
async function told(link: TableLink<MotsView>, ...lines: LogEntry[]) {
  link.log = [...link.log, ...lines];
  await act(tick);
}
/** Somebody else did something: the same once more in new words. */
async function answered(link: TableLink<MotsView>) {
  link.shown = structuredClone(link.shown);
  await act(tick);
}
async function after(ms: number) {
  vi.advanceTimersByTime(ms);
  await act(tick);
}
const report = () => screen.queryByRole('region', { name: 'What decided it' });
const story = () => within(screen.getByRole('region', { name: 'What happened' }));
const rolling = () => screen.queryByRole('img', { name: 'rolling' });

it.each([
  ['basic', 7000],
  ['advanced', 14000],
])(
  'a report of a match in the %s way goes away after its time, whatever is answered meanwhile',
  async (way, time) => {
    const link = await opened(undefined, { match: way });
    await told(link, ...match(1, 0, 1));
    for (let gone = 0; gone < time; gone += 1000) {
      expect(report()).toBeInTheDocument();
      await answered(link);
      await after(1000);
    }
    await after(1000);
    expect(report()).toBeNull();
  },
);

it('a throw is told when its die rests, also where another answer comes while it tumbles', async () => {
  const link = await opened();
  await told(link, ROLLED);
  await after(300);
  await answered(link);
  expect(story().queryByText(/throws 3/)).toBeNull();
  await told(link, line(2, 'covered', { team: 'red' }));
  expect(rolling()).toBeInTheDocument();
  expect(story().queryByText(/throws 3/)).toBeNull();
  await after(700);
  expect(story().getByText(/throws 3/)).toBeInTheDocument();
});

it('so is a match', async () => {
  const link = await opened();
  await told(link, ...match(1, 0, 1));
  await after(300);
  await answered(link);
  expect(rolling()).toBeInTheDocument();
  expect(report()).toHaveClass('waits');
  await told(link, ...match(4, 2, 3));
  expect(rolling()).toBeInTheDocument();
  expect(report()).toHaveClass('waits');
  await after(700);
  expect(rolling()).toBeNull();
  expect(report()).not.toHaveClass('waits');
});

it('a report that is being read stays readable when the next match of mine ends', async () => {
  const view = viewOf({ stage: 'turn-over' });
  view.teams.forEach((one) => (one.seat = 'A'));
  const link = await opened(view);
  await told(link, ...match(1, 0, 1));
  await after(2000);
  expect(report()).not.toHaveClass('waits');
  await told(link, ...match(4, 2, 3));
  expect(report()).not.toHaveClass('waits');
  expect(story().getAllByText(/League/)).not.toHaveLength(0);
});

it('of many matches in one answer the last two are reported', async () => {
  const link = await opened();
  await told(link, ...Array.from({ length: 20 }, (_, i) => match(1 + 3 * i, 0, 1)).flat());
  for (let seen = 0; seen < 2; seen++) {
    await after(700);
    expect(report()).toBeInTheDocument();
    await after(7000);
  }
  expect(report()).toBeNull();
});

const silence = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => line(from + i, 'covered', { team: 'red' }));

it('who comes back after a long while finds nothing queued, rolled or kept back', async () => {
  const link = await opened();
  await told(link, ...match(1, 0, 1));
  expect(report()).toBeInTheDocument();
  await told(link, ...silence(4, 500), ...match(501, 0, 1), { ...ROLLED, n: 504 });
  expect(report()).toBeNull();
  expect(document.querySelector('.moment')).toBeNull();
  expect(story().getByText(/throws 3/)).toBeInTheDocument();
});

it('a replay reports what it comes to line by line, and nothing where it is moved', async () => {
  const first = await opened();
  const log = [...match(1, 0, 1), ...silence(4, 9), ...match(10, 0, 1), ROLLED].map((one, i) => ({
    ...one,
    n: i + 1,
  }));
  const at = async (n: number) => {
    const { link } = linkOf(viewOf({ stage: 'turn-over' }), [], [], {}, log.slice(0, n));
    Object.assign(link.key, first.key);
    Object.assign(link.shown ?? {}, { table: first.key.table });
    await first.rerender({ link });
    await act(tick);
  };
  await at(1);
  await at(12);
  expect(report()).toBeNull();
  await at(11);
  await at(12);
  expect(report()).toBeInTheDocument();
  await at(5);
  expect(report()).toBeNull();
  await at(13);
  expect(document.querySelector('.moment')).toBeNull();
  expect(story().getByText(/throws 3/)).toBeInTheDocument();
});
