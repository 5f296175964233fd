import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { LineUpView, MotsView, Stage, Team } from '../../../generated/match-of-the-season';
import type { Move } from '../../../shell/types';
import { askedTeam } from '../asked';
import { TEAMS } from '../names';
import Table from '../Table.svelte';
import { LOT, MATCH, MATCHES, TOOLS, answering, linkOf, move, viewOf } from './fixture';

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

/** A table of two: blue and yellow are mine, red and green the other's. Yellow comes before blue all season. */
function two(over: Partial<MotsView>): MotsView {
  const view = viewOf({ order: ['green', 'yellow', 'red', 'blue'], ...over });
  const teams = view.teams.map((one, i) => ({ ...one, seat: i % 2 === 0 ? ('A' as const) : ('B' as const) }));
  return { ...view, teams };
}
const line = (team: Team, closed = false): LineUpView => ({
  team,
  purpose: 'matches',
  closed,
  strongestOnly: false,
  formation: '',
  picks: [],
  bestFormation: '4-4-2',
  best: Array.from({ length: 11 }, (_, i) => 15 * TEAMS.indexOf(team) + i + 1),
});
/** Six dealt to each, and so many picked in all. */
const picked = (count: number): MotsView => {
  const view = two({ stage: 'draft' });
  const more = (team: Team) => Math.floor((count + 3 - view.order.indexOf(team)) / 4);
  const teams = view.teams.map((one) => ({
    ...one,
    squad: one.squad.slice(0, 6 + more(one.team)),
    line: [],
  }));
  return { ...view, teams };
};
const closing = (turn: Team): Partial<MotsView> => ({
  closing: { places: [...TEAMS], turn, lost: 0, extensionsLeft: 2 },
});
const yellow = (at: number) => 30 + at;
const on: MotsView['matches'] = MATCHES && { ...MATCHES, list: [{ ...MATCH, home: 2, away: 0 }] };

/** At each of these yellow is asked, although blue comes first among the colours. */
const ASKED: [Stage, MotsView, Move[]][] = [
  ['draft', picked(1), [move('choose', { number: 61 })]],
  ['line-ups', two({ stage: 'line-ups', building: [line('blue'), line('yellow')] }), [move('ready')]],
  [
    'changes',
    two({ stage: 'changes', matches: on, building: [line('blue'), line('yellow')] }),
    [move('keep')],
  ],
  [
    'substitutions',
    two({ stage: 'substitutions', matches: on, building: [line('blue', true), line('yellow')] }),
    [move('play-on')],
  ],
  ['kick-off', two({ stage: 'kick-off', matches: on }), [move('begin')]],
  [
    'choice',
    two({ stage: 'choice', choice: { team: 'yellow', kind: 1, makeRoom: false } }),
    [move('accept', { number: 61 }), move('decline')],
  ],
  ['replacement', two({ stage: 'replacement', matches: on }), [move('replace', { number: yellow(12) })]],
  ['emergency', two({ stage: 'emergency', ...closing('yellow') }), [move('rush', { number: 61 })]],
  ['shortage', two({ stage: 'shortage', ...closing('yellow') }), [move('fill-up', { number: 61 })]],
  ['contracts', two({ stage: 'contracts' }), [move('extend', { number: yellow(3) })]],
  [
    'swaps',
    two({ stage: 'swaps', ...closing('yellow') }),
    [move('swap', { take: 17, give: yellow(2) }), move('no-swap')],
  ],
  ['day', two({ stage: 'day', roller: 'yellow' }), [move('throw')]],
  ['turn-over', two({ stage: 'turn-over', roller: 'yellow' }), [move('turn-card')]],
];

function around(inner: HTMLElement, what: string): HTMLElement {
  const found = inner.closest<HTMLElement>(what);
  if (!found) throw new Error(`nothing like ${what} around it`);
  return found;
}

describe('a manager of two teams', () => {
  it.each(ASKED)('is asked for the right one and told so: %s', async (_, view, moves) => {
    expect(askedTeam(view, moves, 'A')?.team).toBe('yellow');
    expect(askedTeam(view, moves, 'B')).toBeUndefined();
    render(Table, { link: linkOf(view, moves).link, tools: TOOLS });
    const question = await screen.findByRole('heading', { level: 1, name: /^Goldcrest\s?:/ });
    expect(question.closest('.decision')).toBeInTheDocument();
  });

  it('sees the men of the team that picks', async () => {
    render(Table, { link: linkOf(picked(1), [move('choose', { number: 61 })]).link, tools: TOOLS });
    const bench = await screen.findByRole('region', { name: /^Bench/ });
    expect(within(bench).getByText(`Man ${yellow(1)}`)).toBeInTheDocument();
    expect(within(bench).queryByText('Man 1')).not.toBeInTheDocument();
  });

  it('sells for one team at a time, first for the one that throws', async () => {
    const moves = [move('throw'), move('to-bank', { number: 4 }), move('to-bank', { number: yellow(4) })];
    const { link, act } = linkOf(two({ roller: 'yellow' }), moves);
    render(Table, { link, tools: TOOLS });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Sell' }));
    const decision = around(screen.getByRole('heading', { level: 1 }), '.decision');
    await user.click(within(decision).getByRole('button', { name: new RegExp(`^Man ${yellow(4)},`) }));
    expect(within(decision).queryByRole('button', { name: /^Man 4,/ })).not.toBeInTheDocument();
    await user.click(within(decision).getByRole('radio', { name: 'Port Alder' }));
    await user.click(within(decision).getByRole('button', { name: /^Man 4,/ }));
    await user.click(within(decision).getByRole('button', { name: /^To the bank/ }));
    expect(act).toHaveBeenCalledWith('to-bank 4');
  });

  it('reads clubs, not himself twice, in the room of an auction', async () => {
    const view = two({ stage: 'auction', auction: LOT });
    const moves = [
      ...(['blue', 'yellow'] as const).map((team) => move('bid', { team, price: 100 })),
      move('pass'),
    ];
    render(Table, { link: linkOf(view, moves).link, tools: TOOLS });
    const room = await screen.findByRole('region', { name: 'In the room' });
    for (const club of ['Port Alder', 'Goldcrest', 'Redmere', 'Fernhill'])
      expect(within(room).getByText(club)).toBeInTheDocument();
  });

  it('reads names of clubs for ours and theirs where both are his', async () => {
    const view = two({ stage: 'kick-off', matches: on });
    render(Table, { link: linkOf(view, [move('begin')]).link, tools: TOOLS });
    const board = around(await screen.findByText('Penalty Goldcrest'), 'section');
    expect(within(board).getByRole('columnheader', { name: 'Port Alder' })).toBeInTheDocument();
    expect(within(board).queryByText(/ours|theirs|we win|they win/i)).not.toBeInTheDocument();
  });
});

describe('a manager of one team', () => {
  it('is not told its name with every question', async () => {
    render(Table, { link: linkOf(viewOf({}), [move('throw')]).link, tools: TOOLS });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Port Alder');
  });

  it('sees the odds of an advanced match before and during it', async () => {
    const over = { options: { match: 'advanced' } };
    const shown = { ...line('blue'), formation: '4-4-2', picks: line('blue').best };
    for (const [stage, moves] of [
      ['kick-off', [move('begin')]],
      ['substitutions', [move('play-on')]],
    ] as const) {
      const view = viewOf({
        stage,
        matches: MATCHES,
        building: stage === 'substitutions' ? [shown] : [],
      });
      const { unmount } = render(Table, { link: linkOf(view, [...moves], [], over).link, tools: TOOLS });
      expect(await screen.findByRole('img', { name: /draw/i })).toBeInTheDocument();
      unmount();
    }
  });
});
