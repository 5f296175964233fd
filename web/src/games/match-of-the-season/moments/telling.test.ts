import { act, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { skipMotion } from '$lib/motion.svelte';
import Drawers from '../../../pages/table/Drawers.svelte';
import type { TableLink } from '../../../shell/link.svelte';
import type { LogEntry } from '../../../shell/types';
import page from '../index';
import Table from '../Table.svelte';
import { answering, linkOf, MATCHES, move, TOOLS, viewOf } from '../tests/fixture';

const still = vi.hoisted(() => ({ now: false }));
vi.mock('$lib/motion.svelte', async (original) => ({
  ...(await original<typeof import('$lib/motion.svelte')>()),
  still: () => still.now,
}));

const line = (n: number, type: string, parts: object): LogEntry => ({ n, type, rule: 'MOTS-070', ...parts });
const ROLLED = line(1, 'rolled', { team: 'blue', pips: 3, from: 1, to: 4 });
/** An advanced match: its fixture and kick-off, then a throw that made a goal. */
const FIXTURE = line(1, 'fixture', { competition: 'league', home: 0, away: 1 });
const THREW = line(2, 'threw', { team: 'blue', die: 12, pips: 1, purpose: 'none' });
const GOAL = line(3, 'goal', { side: 0, die: 1, homeGoals: 1, awayGoals: 0 });

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
  still.now = false;
});
afterEach(() => {
  skipMotion();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const eleven = viewOf({}).teams[0]?.line ?? [];
/** Between two throws, as I may still change somebody. */
const advanced = viewOf({
  stage: 'substitutions',
  matches: { ...(MATCHES as object) } as typeof MATCHES,
  building: [
    {
      ...{ team: 'blue', purpose: 'matches', closed: false, strongestOnly: false, formation: '4-4-2' },
      ...{ picks: eleven, bestFormation: '4-4-2', best: eleven },
    },
  ],
});

async function shows(view: ReturnType<typeof viewOf>, before: LogEntry[], then: LogEntry[], now = view) {
  const { link } = linkOf(view, [move('play-on')], [], { options: { match: 'advanced' } }, before);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  link.log = [...before, ...then];
  link.shown = link.shown && { ...link.shown, view: now };
  await act(tick);
  return within(screen.getByRole('main'));
}
async function after(ms: number) {
  vi.advanceTimersByTime(ms);
  await act(tick);
}
const story = () => within(screen.getByRole('region', { name: 'What happened' }));

it('the log tells a throw when its die has come to rest', async () => {
  await shows(viewOf({}), [], [ROLLED]);
  expect(screen.getByRole('img', { name: 'rolling' })).toBeInTheDocument();
  expect(story().queryByText(/throws 3/)).toBeNull();
  await after(700);
  expect(story().getByText(/throws 3/)).toBeInTheDocument();
});

it('score and sentences of an advanced match wait for it as well', async () => {
  const scored = structuredClone(advanced);
  scored.teams.forEach((one) => Object.assign(one, { cash: 4321, leaguePoints: 17 }));
  scored.matches?.list.forEach((one) => (one.homeGoals = 1));
  if (scored.matches) scored.matches.throwsMade = 5;
  const main = await shows(advanced, [FIXTURE], [THREW, GOAL], scored);
  const sentence = () => [...document.querySelectorAll('.moment strong')].at(-1);
  expect(story().queryByText(/Goal for/)).toBeNull();
  expect(main.queryByText('1 : 0')).toBeNull();
  const odds = () => main.getByRole('img', { name: /Win \d+%/ }).getAttribute('aria-label');
  const before = odds();
  expect(screen.getByRole('main')).not.toHaveTextContent('4,321');
  expect(main.getAllByRole('table')[0]).not.toHaveTextContent('17');
  expect(sentence()).toHaveClass('waits');
  await after(700);
  expect(story().getByText(/Goal for/)).toBeInTheDocument();
  expect(main.getAllByText('1 : 0')).toHaveLength(2);
  expect(screen.getByRole('main')).toHaveTextContent(/4,321.*4,321.*4,321/);
  expect(main.getAllByRole('table')[0]).toHaveTextContent('17');
  expect(odds()).not.toBe(before);
  expect(sentence()).not.toHaveClass('waits');
});

it('nor does the sheet with the whole log tell it before', async () => {
  const { link } = linkOf(viewOf({}), [move('throw')]);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  const { container } = render(Drawers, {
    ...{ link: link as TableLink, page, drawer: 'log', rule: undefined, onpass: undefined },
  });
  const sheet = within(within(container).getByRole('dialog'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  link.log = [ROLLED];
  await act(tick);
  expect(sheet.queryByText(/throws 3/)).toBeNull();
  await after(700);
  expect(sheet.getByText(/throws 3/)).toBeInTheDocument();
});

it('a tap that skips the die tells it at once', async () => {
  await shows(viewOf({}), [], [ROLLED]);
  skipMotion();
  await act(tick);
  expect(story().getByText(/throws 3/)).toBeInTheDocument();
});

it('without motion nothing waits', async () => {
  still.now = true;
  await shows(viewOf({}), [], [ROLLED]);
  expect(story().getByText(/throws 3/)).toBeInTheDocument();
});

it('a throw that follows at once does not tell the next one early, nor is any kept back for good', async () => {
  const { link } = linkOf(viewOf({}), [move('throw')]);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  link.log = [ROLLED];
  await act(tick);
  await after(300);
  link.log = [ROLLED, { ...ROLLED, n: 2, pips: 2 }];
  await act(tick);
  expect(story().queryByText(/throws/)).toBeNull();
  await after(700);
  expect(story().getAllByText(/throws/)).toHaveLength(2);
});

it('nothing is asked before the die rests that it will bring: the table stands as it stood, and no press acts', async () => {
  const { link, act: sent } = linkOf(viewOf({}), [move('throw')]);
  sent.mockRestore();
  const fetched = vi.fn(() => Promise.resolve(new Response('{}', { status: 500 })));
  render(Table, { link, tools: TOOLS });
  const button = await screen.findByRole('button', { name: /^Throw/ });
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const landed = viewOf({ stage: 'line-ups', matches: MATCHES, building: advanced.building, day: 10 }, [7]);
  link.log = [ROLLED];
  link.shown = link.shown && {
    ...link.shown,
    view: { ...landed, building: landed.building.map((one) => ({ ...one, formation: '', picks: [] })) },
    moves: [move('shape', { defenders: 4, midfielders: 4, attackers: 2 })],
    decision: 6,
  };
  await act(tick);
  expect(screen.queryByRole('button', { name: /^Lock/ })).toBeNull();
  expect(screen.queryByText('home-ground')).toBeNull();
  expect(screen.getByRole('main')).not.toHaveTextContent('Choose your eleven');
  expect(button).toBeInTheDocument();
  await act(() => button.click());
  expect(fetched).not.toHaveBeenCalled();
  await act(tick);
  // The press let the die fall.
  expect(screen.getByRole('button', { name: /^Lock/ })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Choose your eleven');
});
