import { render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { flat } from '$lib/text';
import type { Team } from '../../../generated/match-of-the-season';
import type { LogEntry, Move } from '../../../shell/types';
import { namesIn } from '../names';
import { biddersOf } from '../stages/bidders';
import { bidsFor } from '../stages/bidding';
import Table from '../Table.svelte';
import { moveWords } from '../words';
import { BOX, LOT, TOOLS, answering, linkOf, move, viewOf } from './fixture';

const names = namesIn(BOX);

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

/** I lead blue and yellow, B red and green. */
function two(over: Parameters<typeof viewOf>[0]) {
  const view = viewOf(over);
  view.teams.forEach((team, i) => (team.seat = i % 2 === 0 ? 'A' : 'B'));
  return view;
}
const bid = (team: Team, price: number): Move => move('bid', { team, price });

describe('the second club', () => {
  it('is asked for in other words than the first, and the first is named', async () => {
    const view = viewOf({ stage: 'colours' });
    view.teams.forEach((team) => (team.seat = team.team === 'blue' ? 'A' : null));
    const { link } = linkOf(view, [move('take', { team: 'red' }), move('take', { team: 'green' })]);
    render(Table, { link, tools: TOOLS });
    expect(await screen.findByRole('heading', { name: 'Which is your second club?' })).toBeInTheDocument();
    expect(screen.getByText('You have Port Alder.')).toBeInTheDocument();
  });

  it('is not spoken of before there is a first, nor is a line-up that nobody has', async () => {
    const view = viewOf({ stage: 'colours' });
    view.teams.forEach((team) => {
      team.seat = null;
      team.squad = [];
      team.line = [];
    });
    const { link } = linkOf(view, [move('take', { team: 'red' }), move('take', { team: 'green' })]);
    render(Table, { link, tools: TOOLS });
    expect(await screen.findByRole('heading', { name: 'Which club is yours?' })).toBeInTheDocument();
    expect(screen.getByText('No line-up lies here yet.')).toBeInTheDocument();
  });
});

describe('an auction among managers with two teams each', () => {
  const LOG: LogEntry[] = [
    { n: 1, type: 'bid', team: 'blue', player: 61, price: 100 },
    { n: 2, type: 'bid', team: 'green', player: 61, price: 105 },
  ];
  const view = () => two({ stage: 'auction', auction: { ...LOT, price: 105, least: 110, leader: 'green' } });

  it('shows as out the team of which its manager does not bid, his own and others’', () => {
    const { link } = linkOf(view(), [bid('blue', 110), move('pass')], [], {}, LOG);
    const room = biddersOf(link, view(), { ...LOT, leader: 'green' }, names, bidsFor(LOG, 61));
    const said = Object.fromEntries(room.map((one) => [one.id, [one.state, one.says]]));
    expect(said['blue']?.[0]).toBe('turn');
    expect(said['green']?.[0]).toBe('lead');
    expect(said['yellow']).toEqual(['out', expect.stringMatching(/bids for Port Alder$/)]);
    expect(said['red']?.[0]).toBe('out');
  });

  it('has both teams in before the first bid, but not one of mine for which I may not bid', () => {
    const states = (moves: Move[]) => {
      const { link } = linkOf(two({ stage: 'auction', auction: LOT }), moves);
      return biddersOf(link, two({}), LOT, names, []).map((one) => one.state);
    };
    expect(states([bid('blue', 100), bid('yellow', 100)])).toEqual(['turn', 'in', 'turn', 'in']);
    expect(states([bid('blue', 100)])).toEqual(['turn', 'in', 'out', 'in']);
  });

  it('names the team that is asked over the question, as every other decision does', async () => {
    const { link } = linkOf(view(), [bid('blue', 110), move('pass')], [], {}, LOG);
    render(Table, { link, tools: TOOLS });
    const heading = await screen.findByRole('heading', { name: /105k is bid/ });
    await waitFor(() => expect(heading).toHaveTextContent(/^Port Alder/));
  });

  it('tells two teams of one name apart by their colours where room is short', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const chair = { kind: 'person' as const, name: 'Maria', crest: '', online: true };
    const seats = [
      { ...chair, seat: 'A', club: 'Associação Desportiva de Viseu' },
      { ...chair, seat: 'B', club: 'Os Belenenses' },
    ] as never;
    const { link } = linkOf(view(), [bid('blue', 110), move('pass')], [], { seats }, LOG);
    render(Table, { link, tools: TOOLS });
    const room = await screen.findByRole('region', { name: 'In the room' });
    const chips = within(room).getAllByRole('listitem');
    const called = chips.map((chip) => chip.querySelector('b')?.textContent);
    expect(new Set(called)).toEqual(new Set(['Blue', 'Red', 'Yellow', 'Green']));
    chips.forEach((chip) => expect(chip.querySelector('.crest svg')).not.toBeNull());
  });
});

describe('the list of moves', () => {
  const said = (one: Move, view = two({})) => {
    const { link } = linkOf(view, [move('throw')], [one]);
    render(Table, { link, tools: TOOLS });
    return waitFor(() => {
      const words = flat(moveWords(one, link as never));
      expect(words).toContain('Man');
      return words;
    });
  };
  it('says whose man it is where I have two teams', async () => {
    expect(await said(move('to-bank', { number: 4 }))).toBe('Sell Man 4 to the bank (Port Alder)');
    expect(await said(move('to-bank', { number: 34 }))).toMatch(/^Sell Man 34 to the bank \(/);
  });
  it('says it once, and not to who has one team', async () => {
    expect(await said(move('from-pool', { team: 'blue', number: 61 }))).not.toContain('(');
    expect(await said(move('to-bank', { number: 4 }), viewOf({}))).toBe('Sell Man 4 to the bank');
  });
});
