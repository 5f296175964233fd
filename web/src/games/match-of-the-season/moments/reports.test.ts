import { act, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { MotsView } from '../../../generated/match-of-the-season';
import Drawers from '../../../pages/table/Drawers.svelte';
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry, Move } from '../../../shell/types';
import page from '../index';
import Table from '../Table.svelte';
import { answering, linkOf, move, TOOLS, viewOf } from '../tests/fixture';

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

const pair = (n: number, competition: string, home: number, away: number, outcome: number): LogEntry[] => [
  { n, type: 'fixture', rule: 'MOTS-070', competition, home, away },
  { n: n + 1, type: 'threw', rule: 'MOTS-070', team: 'blue', die: 6, pips: 1, purpose: 'none' },
  {
    n: n + 2,
    type: 'played',
    rule: 'MOTS-070',
    ...{ competition, home, away, outcome, die: 1, homeGoals: 0, awayGoals: 0 },
  },
];
const LEAGUE = pair(1, 'league', 0, 1, 0);
const CUP = pair(4, 'national-cup', 2, 0, 1);
const OTHERS = pair(7, 'league', 2, 3, 2);

/** A table at which these lines are told after it was opened. */
async function after(lines: LogEntry[], over: Partial<MotsView>, moves: Move[], rules = () => undefined) {
  const { link } = linkOf(viewOf(over), moves);
  const tools = { ...(TOOLS as object), rules } as never;
  render(Table, { link, tools });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  link.log = lines;
  await act(tick);
  return { user: userEvent.setup(), link };
}
const report = () => screen.queryByRole('region', { name: 'What decided it' });
/** A button of the report that lies there. */
const button = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'What decided it' })).getByRole('button', { name });
it('a match of mine is reported with its competition, on the board and not over the decision', async () => {
  const rules = vi.fn();
  const { user } = await after([...LEAGUE, ...OTHERS], { stage: 'turn-over' }, [move('turn-card')], rules);
  expect(report()).toHaveTextContent(/League.*Port Alder wins/);
  await waitFor(() => expect(report()).not.toHaveClass('waits'), { timeout: 10_000 });
  await user.click(within(report() as HTMLElement).getByRole('link'));
  expect(rules).toHaveBeenCalledWith('MOTS-070');
  const decision = screen.getByRole('heading', { level: 1 }).closest('.right');
  expect(decision).not.toBeNull();
  expect(decision).not.toContainElement(report());
  await user.click(button(/^Go on/));
  expect(report()).toBeNull();
});

it('a match that was taken back is reported no more', async () => {
  const { link } = await after([...LEAGUE, ...CUP], { stage: 'turn-over' }, [move('turn-card')]);
  expect(report()).toHaveTextContent(/^League/);
  link.log = link.log.map((one) => (one.n <= 3 ? { ...one, undone: true } : one));
  await act(tick);
  expect(report()).toHaveTextContent(/^National Cup/);
  link.log = link.log.map((one) => ({ ...one, undone: true }));
  await act(tick);
  expect(report()).toBeNull();
});

it('a report is opened again from the log and from the fixtures', async () => {
  const { link } = linkOf(viewOf({ stage: 'turn-over' }), [move('turn-card')], [], {}, LEAGUE);
  render(Table, { link, tools: TOOLS });
  const user = userEvent.setup();
  const story = within(await screen.findByRole('region', { name: 'What happened' }));
  const fixtures = await screen.findByTitle('What decided it');
  for (const way of [story.getByRole('button', { name: /League: Port Alder/ }), fixtures]) {
    await user.click(way);
    expect(report()).toHaveTextContent(/Port Alder wins/);
    await user.click(button(/^Go on/));
    expect(report()).toBeNull();
  }
});

it('also from the sheet with the whole log, which goes away for it, as on a phone', async () => {
  const undone = OTHERS.map((one) => ({ ...one, undone: true }));
  const { link } = linkOf(viewOf({ stage: 'turn-over' }), [move('turn-card')], [], {}, [
    ...LEAGUE,
    ...undone,
  ]);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  const { container } = render(Drawers, {
    ...{ link: link as TableLink, page, drawer: 'log', rule: undefined, onpass: undefined },
  });
  const sheet = within(container).getByRole('dialog');
  await userEvent.click(within(sheet).getByRole('button', { name: /^League: / }));
  await act(tick);
  expect(sheet).not.toHaveAttribute('open');
  expect(report()).toHaveTextContent(/Port Alder wins/);
});
