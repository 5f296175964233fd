/** What the table shows beside a decision: the match it is about, the elevens that may be looked at, who is missing. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, speak, t } from '$lib/i18n/index.svelte';
import type { LineUpView, MotsView } from '../../../generated/match-of-the-season';
import { namesIn } from '../names';
import Piles from '../panels/Piles.svelte';
import SellMan from '../stages/SellMan.svelte';
import Table from '../Table.svelte';
import { BOX, LOT, MATCH, MATCHES, TOOLS, answering, linkOf, move, viewOf } from './fixture';

const ELEVEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const lineUp = (over: Partial<LineUpView> = {}): LineUpView => ({
  team: 'blue',
  purpose: 'matches',
  closed: false,
  strongestOnly: false,
  formation: '',
  picks: [],
  bestFormation: '4-4-2',
  best: ELEVEN,
  ...over,
});
const day = (over: Partial<typeof MATCH> = {}) =>
  ({ ...MATCHES, list: [{ ...MATCH, ...over }] }) as unknown as MotsView['matches'];
const SHAPES = [move('shape', { defenders: 4, midfielders: 4, attackers: 2 })];
const KEEP = [move('keep'), ...SHAPES];

async function open(view: MotsView, moves: ReturnType<typeof move>[]) {
  const { link } = linkOf(view, moves);
  render(Table, { link, tools: TOOLS });
  await waitFor(() => expect(screen.queryByText('Laying the table…')).toBeNull());
  return link;
}
const board = () => screen.queryByRole('region', { name: t('score.name') });
const pitch = (club: string) => screen.findByRole('region', { name: new RegExp(`^${club}`) });

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

describe('what the die will ask', () => {
  it('is told of a match that is not settled yet', async () => {
    await open(viewOf({ stage: 'line-ups', matches: day(), building: [lineUp()] }), SHAPES);
    expect(board()).toBeInTheDocument();
  });

  it.each<[string, Partial<MotsView>, string]>([
    ['the eleven at the end of a season', { building: [lineUp({ purpose: 'strongest' })] }, 'line-ups'],
    ['the days after it', {}, 'day'],
    ['the swaps', { closing: { places: [], turn: 'blue', lost: 0, extensionsLeft: 0 } }, 'swaps'],
  ])('is not told of the last match beside %s', async (_, over, stage) => {
    const moves = stage === 'line-ups' ? SHAPES : [move(stage === 'day' ? 'throw' : 'no-swap')];
    const view = viewOf({ ...over, stage: stage as MotsView['stage'], matches: day({ outcome: 0 }) });
    await open(view, moves);
    expect(board()).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(/against|Odds/);
  });
});

describe('an eleven to look at', () => {
  it('is theirs while I may change mine, and mine again', async () => {
    await open(viewOf({ stage: 'changes', matches: day(), building: [lineUp()] }), KEEP);
    const user = userEvent.setup();
    const theirs = () => screen.getByRole('button', { name: /Redmere/ });
    await user.click(theirs());
    expect(within(await pitch('Redmere')).getByLabelText(/^Man 16,/)).toBeInTheDocument();
    await user.click(theirs());
    expect(within(await pitch('Port Alder')).getByRole('button', { name: /^Man 1,/ })).toBeInTheDocument();
    await user.click(theirs());
    await user.click(screen.getByRole('button', { name: 'Back to my eleven' }));
    await pitch('Port Alder');
  });

  it('is the one that I have locked, not the one shown before', async () => {
    const picks = [1, 13, ...ELEVEN.slice(2)];
    const view = viewOf({
      stage: 'line-ups',
      matches: day(),
      building: [lineUp({ closed: true, formation: '4-4-2', picks })],
    });
    await open(view, []);
    const mine = within(await pitch('Port Alder'));
    expect(mine.getByLabelText(/^Man 13,/)).toBeInTheDocument();
    expect(mine.queryByLabelText(/^Man 2,/)).toBeNull();
  });

  it('says on the pitch and on the bench who misses the next league match', async () => {
    const absences = [1, 12].map((player) => ({ player, why: ['called-up' as const] }));
    await open(viewOf({ absences }), [move('throw')]);
    for (const number of [1, 12])
      expect(
        await screen.findByRole('button', { name: new RegExp(`^Man ${number},.*not now`) }),
      ).toHaveTextContent('with his country');
  });

  it('is nobody’s as long as nobody has a club', async () => {
    await open(viewOf({ stage: 'colours', teams: viewOf({}).teams.map((one) => ({ ...one, seat: null })) }), [
      move('take', { team: 'red' }),
    ]);
    expect(screen.getByText('No line-up lies here yet.')).toBeInTheDocument();
    expect(screen.queryByText('4-4-2')).toBeNull();
  });
});

describe('an auction', () => {
  const room = viewOf({
    stage: 'auction',
    auction: { ...LOT, purpose: 'first-four', row: [61, 62, 63], lots: 1 },
  });

  it('shows who lie open and come up next', async () => {
    await open(room, []);
    for (const number of [61, 62, 63])
      expect(screen.getByLabelText(new RegExp(`^Man ${number},`))).toBeInTheDocument();
  });

  it('ends a standing maximum by no Enter', async () => {
    const link = await open(room, []);
    link.shown = link.shown && { ...link.shown, standing: { type: 'bid blue', limit: 300 } };
    const stop = await screen.findByRole('button', { name: 'No standing maximum' });
    expect(stop).not.toHaveAttribute('aria-keyshortcuts');
    expect(stop).not.toHaveClass('primary');
  });
});

it('who has been sold is chosen no more, and why nobody else may go is said', async () => {
  const squad = viewOf({}).teams[0]?.squad ?? [];
  const props = { squad, names: namesIn(BOX), why: () => undefined, onact: () => undefined };
  const { rerender } = render(SellMan, { ...props, moves: [move('to-bank', { number: 4 })] });
  await userEvent.click(screen.getByRole('button', { name: /^Man 4,/ }));
  expect(screen.getByRole('button', { name: /^To the bank/ })).toBeInTheDocument();
  const why = () => ({ why: 'Thirteen must stay.', rule: 'MOTS-143' });
  await rerender({ ...props, moves: [], squad: squad.filter((one) => one !== 4), why });
  expect(screen.queryByRole('button', { name: /^To the bank|^Put up/ })).toBeNull();
  expect(screen.getByText('Thirteen must stay.')).toBeInTheDocument();
});

it('the log says what a man is worth where he is first heard of, and is passed by Tab', async () => {
  const drafted = { n: 1, type: 'drafted', rule: 'MOTS-018', team: 'red', player: 62 };
  const { link } = linkOf(viewOf({}), [], [], {}, [drafted]);
  render(Table, { link, tools: TOOLS });
  const log = within(await screen.findByRole('region', { name: 'What happened' }));
  expect(await log.findByText(/picks Man 62 \(DF ★★\)/)).toBeInTheDocument();
  expect(log.getByRole('link', { name: /MOTS-018/ })).toHaveAttribute('tabindex', '-1');
});

it('no transfer pile is counted before there is one', async () => {
  const { rerender } = render(Piles, { view: viewOf({ stage: 'draft' }), names: namesIn(BOX) });
  expect(screen.queryByText('transfer pile')).toBeNull();
  await rerender({ view: viewOf({}), names: namesIn(BOX) });
  expect(screen.getByText('transfer pile')).toBeInTheDocument();
});

it('who has laid a tactics card is told which', async () => {
  const laid = viewOf({ stage: 'kick-off', matches: day({ laid: true, card: 2 }) });
  await open(laid, [move('begin')]);
  expect(screen.getByText(/^wing-attack lies face down/)).toBeInTheDocument();
});
