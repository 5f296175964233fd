import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import type { LineUpView } from '../../../generated/match-of-the-season';
import { questionOf } from '../questions';
import Table from '../Table.svelte';
import { MATCH, MATCHES, TOOLS, answering, linkOf, move, viewOf } from './fixture';

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const SHAPES = [
  move('shape', { defenders: 4, midfielders: 4, attackers: 2 }),
  move('shape', { defenders: 5, midfielders: 3, attackers: 2 }),
];
const LINE_UP: LineUpView = {
  ...{ team: 'blue', purpose: 'matches', closed: false, strongestOnly: false, formation: '', picks: [] },
  ...{ bestFormation: '4-4-2', best: [] },
};
/** My eleven for a league match at home, while these men are away. */
function building(absent: readonly number[], away = false) {
  const view = viewOf({
    stage: 'line-ups',
    matches: MATCHES && { ...MATCHES, list: [{ ...MATCH, home: away ? 1 : 0, away: away ? 0 : 1 }] },
    absences: absent.map((player) => ({ player, why: ['suspended' as const] })) as never,
    building: [LINE_UP],
  });
  const { link, act } = linkOf(view, SHAPES);
  render(Table, { link, tools: TOOLS });
  return { act, user: userEvent.setup() };
}

it('a place that nobody can fill is told before the eleven is locked, with what would fill it', async () => {
  // Of three forwards two are away: 10 plays, 11 and 15 do not.
  const { act, user } = building([11, 15]);
  expect(await screen.findByText(/Place 11 is open\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Play with 10/ }));
  expect(act).toHaveBeenCalledWith(
    expect.stringMatching(/^shape/),
    ...(Array(11).fill(expect.any(String)) as string[]),
    'ready',
  );
});

it('a full eleven is locked without such words', async () => {
  building([]);
  expect(await screen.findByRole('button', { name: /^Lock the eleven/ })).toBeInTheDocument();
  expect(screen.queryByText(/is open\./)).toBeNull();
});

it.each([
  [false, 'League, at home to Redmere.'],
  [true, 'League, away at Redmere.'],
])('on a phone too an eleven is asked for with its match, away: %s', async (away, words) => {
  onPhone();
  building([], away);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('the match is named also while nobody knows what the others bring, and no match where there is none', async () => {
  onPhone();
  const view = viewOf({ stage: 'line-ups', matches: MATCHES, building: [LINE_UP] });
  const [, red] = view.teams;
  if (red) red.formation = '';
  const { unmount } = render(Table, { link: linkOf(view, SHAPES).link, tools: TOOLS });
  expect(await screen.findByText('League, at home to Redmere.')).toBeInTheDocument();
  unmount();
  const first = { ...view, building: [{ ...LINE_UP, purpose: 'display' as const }] };
  render(Table, { link: linkOf(first, SHAPES).link, tools: TOOLS });
  expect(
    await screen.findByRole('heading', { name: 'Put your first eleven on the table.' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/at home/)).toBeNull();
});

it('with nothing to take back there is nothing to press for it, in line-ups and in a match', async () => {
  building([]);
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveTextContent('Nothing to take back.');
});

it('a tactics card is asked for only where one may be laid', () => {
  const view = viewOf({ stage: 'kick-off', matches: MATCHES });
  expect(questionOf(view, [move('begin')], 'A')).toBe('Kick off.');
  expect(questionOf(view, [move('lay', { card: 'wing-attack' }), move('begin')], 'A')).toMatch(
    /tactics card/,
  );
});
