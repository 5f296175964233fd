import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Ladder, type Rung } from '$lib';
import { loadGame, speak } from '$lib/i18n/index.svelte';
import { FIRST_CLUB, namesIn } from '../names';
import Score from '../lineup/Score.svelte';
import SellMan from '../stages/SellMan.svelte';
import Table from '../Table.svelte';
import { m } from '../words.own';
import { BOX, LOT, MATCH, TOOLS, answering, linkOf, move, viewOf } from './fixture';

const bids = [
  ...Array.from({ length: 121 }, (_, i) => move('bid', { team: 'blue', price: 100 + 5 * i })),
  move('pass'),
];
const most = () => Number(screen.getByRole('spinbutton').getAttribute('aria-valuenow'));

beforeAll(() => loadGame('match-of-the-season'));
beforeEach(() => {
  speak('en');
  answering();
});
afterEach(() => vi.unstubAllGlobals());

it('a press on my standing maximum bids nothing', async () => {
  const onbid = vi.fn();
  const rung = (k: number, state: Rung['state']): Rung => ({ k, state, who: state });
  render(Ladder, {
    rungs: [rung(300, 'max'), rung(110, 'open'), rung(105, 'next'), rung(100, 'lead')],
    onbid,
  });
  const user = userEvent.setup();
  for (const state of ['max', 'lead', 'open', 'next']) await user.click(screen.getByText(state));
  expect(onbid.mock.calls).toEqual([[110], [105]]);
});

it('a maximum thought of for one man does not stand for the next', async () => {
  const { link } = linkOf(viewOf({ stage: 'auction', auction: LOT }), bids);
  render(Table, { link, tools: TOOLS });
  const user = userEvent.setup();
  (await screen.findByRole('spinbutton')).focus();
  const usual = most();
  await user.keyboard('{PageUp}{PageUp}');
  expect(most()).toBeGreaterThan(usual);
  if (link.shown)
    link.shown = { ...link.shown, view: viewOf({ stage: 'auction', auction: { ...LOT, player: 62 } }) };
  await waitFor(() => expect(most()).toBe(usual));
});

it('a reserve thought of for one man does not stand for the next', async () => {
  const prices = [...Array(61).keys()].map((i) => 100 + 5 * i);
  render(SellMan, {
    moves: [1, 2].flatMap((number) => prices.map((reserve) => move('for-sale', { number, reserve }))),
    squad: [1, 2],
    names: namesIn(BOX),
    why: () => undefined,
    onact: () => undefined,
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Man 2,/ }));
  const usual = most();
  await user.click(screen.getByRole('button', { name: /^Man 1,/ }));
  screen.getByRole('spinbutton').focus();
  await user.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
  expect(most()).not.toBe(usual);
  await user.click(screen.getByRole('button', { name: /^Man 2,/ }));
  expect(most()).toBe(usual);
});

it.each([
  ['a team’s eleven, which may change', 1, true],
  ['a Euro Cup club’s, which is printed', FIRST_CLUB, false],
])('what is said to be last seen: %s', (_, side, old) => {
  for (const home of [true, false]) {
    const match = { ...MATCH, home: home ? 0 : side, away: home ? side : 0 };
    const meeting = { match, home, faces: [], odds: { win: 1, draw: 0, lose: 0 } };
    const view = viewOf({ stage: 'line-ups' });
    const { unmount } = render(Score, {
      view,
      names: namesIn(BOX),
      meeting,
      phone: false,
      advanced: false,
    });
    expect(screen.queryByText(m('lastSeen')) !== null).toBe(old);
    expect(screen.queryByText(m('perhaps')) !== null).toBe(old);
    unmount();
  }
});
