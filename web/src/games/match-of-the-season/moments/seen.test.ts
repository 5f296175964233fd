/** A report of a match of mine is seen at its time: all else waits for it, and then it does not come back by itself. */
import { act, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { run } from '$lib/input/keymap';
import { skipMotion } from '$lib/motion.svelte';
import type { MotsView } from '../../../generated/match-of-the-season';
import { TableLink } from '../../../shell/link.svelte';
import type { LogEntry, Shown } from '../../../shell/types';
import Table from '../Table.svelte';
import { answering, linkOf, LOT, move, TOOLS, viewOf } from '../tests/fixture';

const still = vi.hoisted(() => ({ now: false }));
vi.mock('$lib/motion.svelte', async (original) => ({
  ...(await original<typeof import('$lib/motion.svelte')>()),
  still: () => still.now,
}));

const line = (n: number, type: string, parts: object = {}): LogEntry => ({
  ...{ n, type, rule: 'MOTS-070' },
  ...parts,
});
const match = (n: number, home: number, away: number, outcome = 0): LogEntry[] => [
  line(n, 'fixture', { competition: 'league', home, away }),
  line(n + 1, 'threw', { team: 'blue', die: 6, pips: 1, purpose: 'none' }),
  line(n + 2, 'played', {
    ...{ competition: 'league', home, away, outcome, die: 1, homeGoals: 0, awayGoals: 0 },
  }),
  line(n + 3, 'money', { team: 'blue', amount: 20, cash: 100, cause: 'match-won' }),
];
const ROLLED = (n: number) => line(n, 'rolled', { team: 'blue', pips: 3, from: 1, to: 4 });
const AUCTION = viewOf({ stage: 'auction', auction: LOT });

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

/** A table before the kick-off. */
async function opened(over: Partial<Shown<MotsView>> = {}, holder?: string) {
  const made = linkOf(viewOf({ stage: 'kick-off' }), [move('begin')], [], over);
  made.act.mockRestore();
  const tools = { ...(TOOLS as object), holder } as never;
  const { unmount } = render(Table, { link: made.link, tools });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  return { link: made.link, unmount };
}
/** What the server answers: these lines, and by now a man is up. */
async function answered(link: TableLink<MotsView>, ...lines: LogEntry[]) {
  link.log = [...link.log, ...lines];
  link.shown = link.newest && {
    ...link.newest,
    view: { ...AUCTION, teams: link.newest.view.teams },
    moves: [move('bid', { team: 'blue', price: 100 }), move('pass')],
    decision: 6,
  };
  await act(tick);
}
async function after(ms: number) {
  vi.advanceTimersByTime(ms);
  await act(tick);
}
async function press(name: RegExp, inside = screen.getByRole('main')) {
  const [button] = within(inside).getAllByRole('button', { name });
  await act(() => button?.click());
  await act(tick);
}
const report = () => screen.queryByRole('region', { name: 'What decided it' });
const auction = () => screen.queryByRole('region', { name: 'Auction' });
const story = () => screen.getByRole('region', { name: 'What happened' });
const strip = () => screen.queryByRole('button', { name: /Port Alder.*Report$/ });

it.each([
  ['its time is over', () => after(7000)],
  ['it is tapped away', () => press(/^Go on/)],
  ['Enter is pressed', () => act(() => void run('main'))],
  ['Escape is pressed', () => act(() => void run('back'))],
  ['another button of the decision is pressed', () => press(/^Kick off/)],
])('the auction waits for the report until %s, and it never comes back by itself', async (_, goes) => {
  const { link } = await opened();
  await answered(link, ...match(1, 0, 1), line(5, 'turned-up', { player: 61 }));
  expect(report()).toHaveClass('waits');
  await after(700);
  expect(report()).toHaveTextContent(/Port Alder wins.*\+20k/);
  expect(auction()).toBeNull();
  expect(story()).toHaveTextContent(/League: Port Alder/);
  expect(story()).not.toHaveTextContent(/Man 61/);
  await goes();
  expect(report()).toBeNull();
  expect(auction()).toBeInTheDocument();
  expect(story()).toHaveTextContent(/Man 61/);
  await answered(link, ROLLED(6));
  await after(20_000);
  expect(report()).toBeNull();
  expect(strip()).toBeNull();
});

it('without motion it is seen all the same, and one press is enough', async () => {
  still.now = true;
  const { link } = await opened();
  await answered(link, ...match(1, 0, 1));
  expect(report()).not.toHaveClass('waits');
  expect(auction()).toBeNull();
  await press(/^Go on/);
  expect(auction()).toBeInTheDocument();
});

it('a press while the die is in the air lets it fall, and the next puts the report away', async () => {
  const { link } = await opened();
  await answered(link, ...match(1, 0, 1));
  await press(/^Kick off/);
  expect(report()).not.toHaveClass('waits');
  await press(/^Kick off/);
  expect(report()).toBeNull();
});

it('of two matches of mine each has its die and its report, and the second is not told before', async () => {
  const view = viewOf({ stage: 'kick-off' });
  view.teams.forEach((one) => (one.seat = 'A'));
  const { link } = await opened({ view });
  await answered(link, ...match(1, 0, 1), ...match(5, 2, 3, 1));
  await after(700);
  expect(report()).toHaveTextContent(/Port Alder wins/);
  expect(story().querySelectorAll('button')).toHaveLength(2);
  await press(/^Go on/);
  expect(report()).toHaveClass('waits');
  expect(report()).toHaveTextContent(/Fernhill/);
  await after(700);
  expect(report()).not.toHaveClass('waits');
  await press(/^Go on/);
  expect(auction()).toBeInTheDocument();
});

it('where others at this device have to see it too it stays until somebody taps on', async () => {
  const { link } = await opened({}, 'Ana');
  await answered(link, ...match(1, 0, 1));
  await after(60_000);
  expect(report()).toBeInTheDocument();
  await press(/^Go on/);
  expect(auction()).toBeInTheDocument();
});

it('who had not the device finds a strip, until the marker goes on', async () => {
  const { link, unmount } = await opened();
  unmount();
  vi.useRealTimers();
  await answered(link, ...match(1, 0, 1));
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(strip()).toBeInTheDocument());
  expect(report()).toBeNull();
  expect(auction()).toBeInTheDocument();
  expect(link.telling?.hurry()).toBe(false); // whatever is done at the table meanwhile
  await act(tick);
  expect(strip()).toBeInTheDocument();
  await answered(link, ROLLED(5));
  expect(strip()).toBeNull();
});

it('the strip opens the report once, and is gone then', async () => {
  const { link, unmount } = await opened();
  unmount();
  vi.useRealTimers();
  await answered(link, ...match(1, 0, 1));
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(strip()).toBeInTheDocument());
  await act(() => strip()?.click());
  const sheet = screen.getByRole('dialog', { name: 'What decided it' });
  expect(report()).toHaveTextContent(/Port Alder wins/);
  await press(/^Go on/, sheet);
  expect(report()).toBeNull();
  expect(strip()).toBeNull();
});

it.each<[string, Partial<Shown<MotsView>>]>([
  ['who watches', { you: 'spectator', moves: [] }],
  ['whose stand-in plays', { seats: [{ seat: 'A', kind: 'bot' } as never] }],
])('for %s nothing waits, and the newest takes the place of the one before', async (_, who) => {
  const { link } = await opened(who);
  await answered(link, ...match(1, 0, 1));
  await after(700);
  expect(report()).toHaveTextContent(/Port Alder wins/);
  expect(story()).toHaveTextContent(/Port Alder wins|League: Port Alder/);
  expect(auction()).toBeInTheDocument();
  await answered(link, ...match(5, 1, 0, 0));
  await after(700);
  expect(report()).toHaveTextContent(/Redmere wins/);
  await after(7000);
  expect(report()).toBeNull();
});

it('who reads on in it keeps it, and so does a rule that it has opened', async () => {
  const { link } = await opened();
  await answered(link, ...match(1, 0, 1));
  await after(700);
  await after(5000);
  await act(() => void report()?.dispatchEvent(new Event('wheel', { bubbles: true })));
  await after(5000);
  expect(report()).toBeInTheDocument();
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  document.body.append(sheet);
  await after(9000);
  expect(report()).toBeInTheDocument();
  sheet.remove();
  await after(7000);
  expect(report()).toBeNull();
});

it.each<[string, boolean, (link: TableLink<MotsView>) => Promise<boolean>]>([
  ['going back waits', false, (link) => link.undo()],
  ['an order waits', false, (link) => link.order({ moves: ['play-on'] })],
  ['one that no die can make wrong does not', true, (link) => link.order({ moves: ['play-on'] }, true)],
  ['the pace, which hangs on no die, does not wait', true, (link) => link.pace(500)],
])('while a die is in the air %s', async (_, goes, change) => {
  const { link } = await opened();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(link.newest)));
  });
  await answered(link, ROLLED(1));
  const line = Object.assign(new TableLink<MotsView>('t', 'k'), { telling: link.telling });
  expect(await change(line)).toBe(goes);
  expect(asked).toHaveLength(goes ? 1 : 0);
});

it('a replay reports what was read live', async () => {
  const live = await opened();
  await answered(live.link, ...match(1, 0, 1));
  await after(700);
  await press(/^Go on/);
  live.unmount();
  const { link } = linkOf(viewOf({ stage: 'turn-over' }), [], [], {}, match(1, 0, 1).slice(0, 2));
  Object.assign(link.key, live.link.key);
  Object.defineProperty(link, 'past', { value: true });
  vi.useRealTimers();
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  link.log = match(1, 0, 1).slice(0, 3);
  await act(tick);
  expect(report()).toBeInTheDocument();
});
