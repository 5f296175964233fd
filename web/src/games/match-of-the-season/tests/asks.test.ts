import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { live } from '$lib/live.svelte';
import { flat } from '$lib/text';
import type { Competition, MotsView } from '../../../generated/match-of-the-season';
import TableMenu from '../../../pages/table/TableMenu.svelte';
import type { LogEntry } from '../../../shell/types';
import { namesOf } from '../box.svelte';
import Table from '../Table.svelte';
import { logLine } from '../words';
import { LOT, MATCH, MATCHES, TOOLS, answering, linkOf, move, viewOf } from './fixture';

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

const person = (seat: string, over = {}) => ({
  ...{ seat, kind: 'person', bot: '', name: '', club: '', colours: [], crest: '', online: true },
  ...over,
});

it('who cannot top what is bid is not asked whether to go on', async () => {
  const lot = { ...LOT, price: 35, least: 40, leader: 'red' as const };
  const { link } = linkOf(viewOf({ stage: 'auction', auction: lot }), [move('pass')]);
  render(Table, { link, tools: TOOLS });
  expect(
    await screen.findByRole('heading', { name: '35k is bid: more than you can top.' }),
  ).toBeInTheDocument();
});

it('red cards are offered only to who holds one', async () => {
  const at = async (hand: number[]) => {
    const { link } = linkOf(viewOf({}, hand), [move('throw')]);
    const { unmount } = render(Table, { link, tools: TOOLS });
    await screen.findByRole('radio', { name: 'Sell' });
    const offered = screen.queryByRole('radio', { name: 'Red cards' }) !== null;
    unmount();
    return offered;
  };
  // Central Attack is green; the Physio, of kind 3, is red.
  expect([await at([]), await at([1]), await at([1, 3])]).toEqual([false, false, true]);
});

it('who has to sign men reads how many he has, and the greyed key does not say one thing twice', async () => {
  const closing = { places: [], turn: 'blue' as const, lost: 0, extensionsLeft: 1 };
  const view = viewOf({ stage: 'shortage', closing });
  view.teams.forEach((team) => (team.squad = team.squad.slice(0, 12)));
  const moves = [move('fill-up', { number: 61 }), move('fill-up', { number: 62 })];
  render(Table, { link: linkOf(view, moves).link, tools: TOOLS });
  expect(await screen.findByText('Your team has 12 men.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Go on/ })).toHaveTextContent(/^Go on\s*Choose a man\./);
});

it.each([
  ['league', 'Draw'],
  ['national-cup', 'Again'],
  ['super-cup', 'Again'],
  ['euro-cup', 'Again'],
] as [Competition, string][])('the odds of the %s call a level match %s', async (competition, word) => {
  const odds = { win: 38, draw: 41, lose: 21 };
  const matches = { ...MATCHES, competition, list: [{ ...MATCH, odds }] } as MotsView['matches'];
  const { link } = linkOf(viewOf({ stage: 'kick-off', matches }), [move('begin')]);
  render(Table, { link, tools: TOOLS });
  const bar = await screen.findByRole('img', { name: /Win 38/ });
  expect(within(bar).getByText(word)).toBeInTheDocument();
});

describe('the log', () => {
  const said = async (entry: LogEntry, seats: unknown[]) => {
    const { link } = linkOf(viewOf({}), [], [], { seats: seats as never });
    const line = () => flat(logLine(entry, link as never).text);
    namesOf(link as never);
    await waitFor(() => expect(line()).toContain(' '));
    return line();
  };
  const passed = { n: 1, type: 'passed', seat: 'A', player: 4 };

  it('calls who has neither name nor club by his team, as everywhere else', async () => {
    expect(await said(passed, [person('A')])).toMatch(/^Port Alder lets Man 4 go/);
    expect(await said(passed, [person('A', { name: 'Ana' })])).toMatch(/^Ana lets/);
    expect(await said({ n: 1, type: 'took', seat: 'A', team: 'blue' }, [person('A')])).toMatch(
      /^Manager A takes/,
    );
  });

  it('does not break a formation between its lines', async () => {
    const text = await said({ n: 1, type: 'lined-up', team: 'blue', formation: '3-4-3', players: [] }, []);
    expect(text).toContain('3-\u20604-\u20603');
  });
});

describe('asking to go back', () => {
  const asked = async (waiting: string[]) => {
    const { link } = linkOf(viewOf({}), [], [], { rewindable: true });
    vi.spyOn(link, 'askBack').mockImplementation(() => {
      if (link.shown && waiting.length > 0)
        link.shown = { ...link.shown, consent: { by: 'A', agreed: [], waiting: waiting as never } };
      return Promise.resolve(true);
    });
    const onopen = vi.fn();
    const { unmount } = render(TableMenu, { link: link as never, onpass: undefined, onopen });
    const before = live.notes.length;
    await userEvent.click(screen.getByRole('button', { name: 'Ask to go back' }));
    expect(onopen).toHaveBeenCalledWith(undefined);
    unmount();
    return live.notes.slice(before).map((one) => one.text);
  };

  it('says what has come of it where all agreed at once, and nothing before they did', async () => {
    expect(await asked([])).toEqual(['The others agree: your last move is taken back.']);
    expect(await asked(['B'])).toEqual([]);
  });
});
